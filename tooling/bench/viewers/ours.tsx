import { celebration } from '@invitation/domain/content/celebration';
import { StoryViewer } from '@invitation/ui/story-viewer';
import { show } from './show';

show(
  <StoryViewer
    stories={celebration.stories}
    hosts={celebration.hosts}
    profilePicture={celebration.profilePicture}
    onLeave={() => {}}
  />,
);
