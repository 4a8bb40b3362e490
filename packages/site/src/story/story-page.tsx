import { StoryViewer } from '@invitation/ui/story-viewer';
import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '../app/notify';
import { useSite } from '../app/site';
import { usePageTitle } from '../app/use-page-title';
import { setReturningFromStory } from './came-from';

/** The route `/our-story` (A2). Leaving replaces its history entry, so that Back does not play it again (B7). */
export function StoryPage() {
  const { hosts, profilePicture } = useSite().celebration;
  const stories = useLoaderData({ from: '/our-story' });
  const navigate = useNavigate();
  usePageTitle('Our Story');
  // A toast of the previous page would cover the buttons.
  useEffect(() => notify.dismiss(), []);
  return (
    <StoryViewer
      stories={stories}
      hosts={hosts}
      profilePicture={profilePicture}
      onLeave={() => {
        setReturningFromStory(true);
        // The focus on 'View Highlights' scrolls the page.
        return navigate({ to: '/thank-you', replace: true, resetScroll: false });
      }}
    />
  );
}
