import { useLoaderData } from '@tanstack/react-router';
import { RsvpPage as Form } from '../rsvp/rsvp-page';
import { PhasePage } from './phase-page';
import { useServerPhase } from './use-server-phase';

/** The form, while replies are open. Otherwise, typed answers stay in the draft. */
export function RsvpPage() {
  const { saved } = useLoaderData({ from: '/session/form' });
  const phase = useServerPhase();
  return phase === 'open' ? <Form /> : <PhasePage phase={phase} rsvp={saved} path="/" />;
}
