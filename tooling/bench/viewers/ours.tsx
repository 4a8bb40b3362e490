import { celebration } from '@invitation/domain/content/celebration';
import { stories } from '@invitation/domain/content/stories';
import { StoryViewer } from '@invitation/ui/story-viewer';
import { show } from './show';

show(
  <StoryViewer
    stories={stories}
    hosts={celebration.hosts}
    profilePicture={celebration.profilePicture}
    onLeave={() => {}}
  />,
);
