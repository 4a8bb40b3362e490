import { Page } from '@invitation/ui/page';
import { ThankYou } from '@invitation/ui/thank-you';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSite } from '../site';
import { useArrival } from '../use-arrival';
import { useConfetti } from '../use-confetti';

const TITLE = 'Thank you for RSVPing!';

/** The route `/thank-you` (A2). */
export function ThankYouPage() {
  const { celebration, events, mode } = useSite();
  const navigate = useNavigate();
  const cameFromStory = useLocation().state.cameFrom === 'our-story';
  useArrival(TITLE, cameFromStory ? 'page' : 'heading');
  useConfetti();
  return (
    <Page title={TITLE} skyline={celebration.skyline}>
      <ThankYou
        mode={mode}
        events={events}
        picture={celebration.thankYouPicture}
        registry={celebration.registry}
        storyText={celebration.storyText}
        focusHighlights={cameFromStory}
        onViewHighlights={() => navigate({ to: '/our-story' })}
        onGoBack={() => navigate({ to: '/' })}
      />
    </Page>
  );
}
