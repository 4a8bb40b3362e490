import type { StoredRsvp } from '@invitation/domain/record/record';
import { Page } from '@invitation/ui/basics/page';
import { PhaseContent } from '@invitation/ui/thank-you/phase-content';
import { DetailsLink } from '../details/details-link';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';
import { useHighlights } from '../story/use-highlights';
import { visitDuring } from './use-visit-now';

/** The save-the-date or the thanks, in place of the form or the thank-you page (B21). */
export function PhasePage({
  phase,
  rsvp,
  path,
}: {
  readonly phase: 'before' | 'afterwards';
  readonly rsvp: StoredRsvp | null;
  readonly path: '/' | '/thank-you';
}) {
  const site = useSite();
  const dates = site.phases?.[site.mode];
  const { celebration, events } = visitDuring(site, phase, dates);
  const { rsvpTitle, rsvpSubtitle, thankYouPicture, profilePicture, storyText, skyline } =
    celebration;
  const highlights = useHighlights(path);
  usePageTitle(rsvpTitle, highlights.cameFromAlbum ? 'page' : 'heading');
  return (
    <Page
      title={rsvpTitle}
      subtitle={rsvpSubtitle}
      link={<DetailsLink />}
      skyline={skyline}
      // Afterwards, the thank-you picture shows the hosts.
      portrait={phase === 'before' ? profilePicture : null}
      card={
        <PhaseContent
          phase={phase}
          events={events}
          rsvp={rsvp}
          picture={thankYouPicture}
          album={dates?.afterwards?.album}
          storyText={storyText}
          focusHighlights={highlights.hasFocus}
          onViewHighlights={highlights.view}
        />
      }
    />
  );
}
