import { useRouteContext } from '@tanstack/react-router';
import { ThankYouPage as ThankYou } from '../thank-you/thank-you-page';
import { useFreshReply } from '../thank-you/use-fresh-reply';
import { PhasePage } from './phase-page';
import { useServerPhase } from './use-server-phase';

export function ThankYouPage() {
  const { rsvp } = useRouteContext({ from: '/session/reply' });
  const phase = useServerPhase();
  if (phase === 'open') return <ThankYou />;
  return (
    <>
      <FreshReply />
      <PhasePage phase={phase} rsvp={rsvp} path="/thank-you" />
    </>
  );
}

/** Reads the reply. The response also tells the server's time. */
function FreshReply() {
  useFreshReply();
  return null;
}
