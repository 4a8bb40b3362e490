import { StoryViewer } from '@invitation/ui/story-viewer';
import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useSite } from '../site';
import { useArrival } from '../use-arrival';

/** The route `/our-story` (A2). Leaving takes its place in the history, so that Back does not play it again (B7). */
export function StoryPage() {
  const { hosts, profilePicture } = useSite().celebration;
  const stories = useLoaderData({ from: '/our-story' });
  const navigate = useNavigate();
  useArrival('Our Story');
  return (
    <StoryViewer
      stories={stories}
      hosts={hosts}
      profilePicture={profilePicture}
      onLeave={() =>
        navigate({ to: '/thank-you', replace: true, state: { cameFrom: 'our-story' } })
      }
    />
  );
}
