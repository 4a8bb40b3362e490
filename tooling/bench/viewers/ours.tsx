import { celebration } from '@invitation/domain/fixtures/celebration';
import { stories } from '@invitation/domain/fixtures/stories';
import { StoryViewer } from '@invitation/ui/story-viewer';
import { renderViewer } from './render-viewer';

renderViewer(
  <StoryViewer
    stories={stories}
    hosts={celebration.hosts}
    profilePicture={celebration.profilePicture}
    onLeave={() => {}}
  />,
);
