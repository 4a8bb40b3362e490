import { story as words } from '@invitation/domain/words/group/story';
import { StoryViewer } from '@invitation/ui/story/story-viewer';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '../page/notify';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';
import { OPENED_ALBUM } from './album-history';

export function StoryPage() {
  const { hosts, profilePicture, stamp } = useSite().celebration;
  const stories = useLoaderData({ from: '/stories' });
  const router = useRouter();
  usePageTitle(words.title);
  // The toaster is outside of React's tree. A toast of the previous page would cover the buttons.
  useEffect(() => notify.dismiss(), []);
  const leave = () => {
    const { pathname, state } = router.latestLocation;
    // The guest has just left with the browser's Back.
    if (pathname !== '/our-story') return;
    // The thank-you page has one entry in the history, whichever way leads back to it.
    if (state.leadsBack) router.history.back();
    else void router.navigate({ to: '/thank-you', replace: true, state: OPENED_ALBUM });
  };
  return (
    <StoryViewer
      stories={stories}
      hosts={hosts}
      profilePicture={profilePicture}
      stamp={stamp}
      onLeave={leave}
    />
  );
}
