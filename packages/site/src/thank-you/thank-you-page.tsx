import { PICTURE_WIDTH } from '@invitation/domain/event/picture';
import { declinesAll } from '@invitation/domain/rsvp/rsvp';
import { page } from '@invitation/domain/words/group/page';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { Page } from '@invitation/ui/basics/page';
import { ThankYou } from '@invitation/ui/thank-you/thank-you';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { optionalImport } from '../browser/lazy-import';
import { runWhenIdle } from '../browser/run-when-idle';
import { DetailsLink } from '../details/details-link';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';
import { useHighlights } from '../story/use-highlights';
import { keepAlbum } from './keep-album';
import { keepSite } from './keep-site';
import { saveKeepsake } from './save-keepsake';
import { useConfetti } from './use-confetti';
import { useFreshReply } from './use-fresh-reply';

/** Optional, but loads with the page: later it would move 'Go back' away from a guest's thumb. */
const ownLink = optionalImport(() => import('../invitation/own-link')).then(
  ({ OwnLink }) => ({ default: OwnLink }),
  () => ({ default: () => <></> }),
);
const OwnLink = lazy(() => ownLink);

/** Loads the code for news, which then reads them, after the page is shown. */
function useNews() {
  const [news, setNews] = useState<typeof import('./guest-news') | null>(null);
  useEffect(() => {
    const load = () => optionalImport(() => import('./guest-news')).then(setNews, () => {});
    runWhenIdle(() => void load());
  }, []);
  return news;
}

export function ThankYouPage() {
  const { celebration, events, worker } = useSite();
  const { profilePicture } = celebration;
  const { session, user, key, rsvp, kept, invited, link, loadStories } = useRouteContext({
    from: '/session/reply',
  });
  const navigate = useNavigate();
  const highlights = useHighlights('/thank-you');
  const news = useNews();
  usePageTitle(words.title, highlights.cameFromAlbum ? 'page' : 'heading');
  useFreshReply();
  useEffect(() => {
    if (!worker) return;
    const page = new AbortController();
    const keepAll = async () => {
      await keepSite(worker);
      const album = await loadStories();
      const stories = album.map(({ url }) => ({ url, width: PICTURE_WIDTH }));
      await keepAlbum([...(profilePicture ? [profilePicture] : []), ...stories], page.signal);
    };
    // If the browser refuses, the site needs a connection, as before.
    runWhenIdle(() => void keepAll().catch(() => {}));
    return () => page.abort();
  }, [worker, loadStories, profilePicture]);
  useEffect(() => {
    document.documentElement.dataset.replied = 'true';
  }, []);
  useConfetti(!declinesAll(rsvp, events));
  return (
    <Page
      title={words.title}
      link={<DetailsLink />}
      status={kept?.error ? `${page.kept(kept.at)} ${page.notChecked}` : undefined}
      skyline={celebration.skyline}
    >
      <ThankYou
        events={events}
        rsvp={rsvp}
        declinedText={celebration.declinedText}
        picture={celebration.thankYouPicture}
        stamp={celebration}
        registry={celebration.registry}
        storyText={celebration.storyText}
        news={
          news &&
          key !== null && <news.GuestNews key={key} session={session} replyKey={key} rsvp={rsvp} />
        }
        personalLink={
          link ? (
            <invited.module.GuestLink id={link} />
          ) : (
            user && (
              <Suspense>
                <OwnLink key={user.uid} session={session} uid={user.uid} />
              </Suspense>
            )
          )
        }
        focusHighlights={highlights.hasFocus}
        onSaveKeepsake={async () => {
          const keepsake = await optionalImport(() => import('@invitation/ui/thank-you/keepsake'));
          const picture = keepsake.keepsakeOf(celebration, events, rsvp);
          const name = `${celebration.hosts}.png`;
          await saveKeepsake(
            new File([await keepsake.drawKeepsake(picture)], name, { type: 'image/png' }),
          );
        }}
        onViewHighlights={highlights.view}
        onGoBack={() => navigate({ to: '/' })}
      />
    </Page>
  );
}
