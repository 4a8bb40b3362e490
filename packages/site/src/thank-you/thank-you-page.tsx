import { declinesAll } from '@invitation/domain/rsvp';
import { Page } from '@invitation/ui/page';
import { ThankYou } from '@invitation/ui/thank-you';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSite } from '../app/site';
import { usePageTitle } from '../app/use-page-title';
import { isReturningFromStory, setReturningFromStory } from '../story/came-from';
import { useConfetti } from './use-confetti';

const TITLE = 'Thank you for RSVPing!';

export function ThankYouPage() {
  const { celebration, events } = useSite();
  const { rsvp, invited, invitation } = useRouteContext({ from: '/session/thank-you' });
  const navigate = useNavigate();
  const [cameFromStory] = useState(isReturningFromStory);
  // A later visit begins at the heading.
  useEffect(() => setReturningFromStory(false), []);
  usePageTitle(TITLE, cameFromStory ? 'page' : 'heading');
  useConfetti(!declinesAll(rsvp, events));
  return (
    <Page title={TITLE} skyline={celebration.skyline}>
      <ThankYou
        events={events}
        rsvp={rsvp}
        declinedText={celebration.declinedText}
        picture={celebration.thankYouPicture}
        registry={celebration.registry}
        storyText={celebration.storyText}
        personalLink={
          invitation && (
            <invited.module.PersonalLink
              id={invitation.id}
              password={celebration.password}
              title={celebration.rsvpTitle}
            />
          )
        }
        focusHighlights={cameFromStory}
        onViewHighlights={() => navigate({ to: '/our-story' })}
        onGoBack={() => navigate({ to: '/' })}
      />
    </Page>
  );
}
