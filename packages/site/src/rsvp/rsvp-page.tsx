import { answersAll } from '@invitation/domain/event/event';
import { SATURDAY_FLAG } from '@invitation/domain/mode/mode';
import type { Fields } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { hasEdits } from '@invitation/domain/rsvp/edit';
import { isClosed } from '@invitation/domain/rsvp/reply-by';
import { Conflict } from '@invitation/domain/rsvp/save';
import { form as words } from '@invitation/domain/words/group/form';
import { gate } from '@invitation/domain/words/group/gate';
import { page } from '@invitation/domain/words/group/page';
import { Page } from '@invitation/ui/basics/page';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { Replied } from '@invitation/ui/form/replied';
import { RsvpForm } from '@invitation/ui/form/rsvp-form';
import { useLoaderData, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { optionalImport } from '../browser/lazy-import';
import { observeReturn } from '../browser/observe-return';
import { renewAndReload } from '../browser/renew-scripts';
import { usePreconnect } from '../browser/use-preconnect';
import { DetailsLink } from '../details/details-link';
import { forgetInvitation } from '../invitation/remembered-invitation';
import { adviceOf } from '../page/advice';
import { notify } from '../page/notify';
import { useSite } from '../page/site';
import { useIsClosed } from '../page/use-is-closed';
import { usePageTitle } from '../page/use-page-title';
import { askTime } from '../session/ask-time';
import { useFirebase } from '../session/firebase-provider';
import { freshSave } from '../session/fresh-save';
import { forgetSite } from './forget-site';
import { failureMessage } from './save-reply';
import { SignInAlert } from './sign-in-alert';
import { useReply } from './use-reply';

/** Loads on demand: a new guest does not need it, and the form works without it. */
const Logout = lazy(() =>
  optionalImport(() => import('./logout')).then(
    ({ Logout }) => ({ default: Logout }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return <TryAgain onTryAgain={() => void renewAndReload()}>{gate.notLoaded}</TryAgain>;
}

export function RsvpPage() {
  const { celebration, mode, events, replyBy, services } = useSite();
  const { rsvpTitle, rsvpSubtitle, skyline, profilePicture } = celebration;
  const { saved, kept, earlier, signIn } = useLoaderData({ from: '/session/form' });
  const { session, backend, invited, invitation, link, visitFor } = useRouteContext({
    from: '/session',
  });
  const reply = useReply();
  const { edit, limits } = reply;
  const { logout } = useFirebase();
  const navigate = useNavigate();
  const router = useRouter();
  usePreconnect(services?.database);
  usePageTitle(rsvpTitle);

  const isOver = useIsClosed(replyBy, backend?.clock);
  useEffect(() => {
    if (!backend || !replyBy) return;
    const ask = () => askTime(backend, signIn ?? session.signIn());
    // The response to a sign-up tells no time, so it is too late only by the device's clock.
    if (isOver && signIn) ask();
    // The clock of the backend stands still while a phone sleeps.
    return observeReturn(() => {
      if (isClosed(replyBy, new Date()) !== isOver) ask();
    });
  }, [isOver, signIn, session, backend, replyBy]);
  // Another guest may have used this browser before.
  useEffect(() => {
    if (!saved) forgetSite();
  }, [saved]);
  const loadError = kept?.error?.message;
  useEffect(() => {
    if (loadError) notify.error(loadError, { id: 'reply' });
  }, [loadError]);

  const save = async (answers: Fields) => {
    const outcome = await reply.save(answers);
    if (outcome instanceof Error) {
      const message = failureMessage(outcome);
      // A conflict contains answers, which must not be logged.
      console.error(message, outcome instanceof Conflict ? '' : outcome);
      notify.error(message);
      return;
    }
    // A guest with a broken link continues without it.
    if (invited && link === null) forgetInvitation();
    freshSave.isDue = true;
    notify.success(words.saved);
    // During a slow save, the guest may have left the page, or typed something else.
    const isSaved = reply.isSaved();
    if (!isSaved) notify.error(words.unsaved);
    else if (outcome === 'merged') notify.success(words.merged);
    if (router.state.location.pathname === '/' && isSaved) {
      await navigate({ to: '/thank-you' });
    } else void router.invalidate();
  };
  const signOut = async () => {
    // After a Saturday invitation, the next guest must not see the other days either.
    if (invited && mode === 'saturday' && visitFor('weekend').mode === 'weekend') {
      await navigate({ to: '/', search: { saturday: SATURDAY_FLAG }, replace: true });
    }
    await logout();
  };
  return (
    <Page
      title={rsvpTitle}
      subtitle={rsvpSubtitle}
      link={<DetailsLink />}
      skyline={skyline}
      portrait={profilePicture}
      card={
        <>
          {invited?.fault && <invited.module.InvitationNote state={invited.fault} />}
          {invited && invitation && (
            <invited.module.InvitationNote state="valid" invitation={invitation.invitation} />
          )}
          {invited && earlier && (
            <invited.module.EarlierReply
              rsvp={earlier}
              events={events}
              onTake={() => reply.takeEarlier(earlier)}
            />
          )}
          {saved && answersAll(saved, events) && (
            <Replied onThankYou={() => navigate({ to: '/thank-you' })} />
          )}
          <RsvpForm
            {...reply.formProps}
            {...(invited &&
              limits && {
                limits,
                howMany: (event, form) => (
                  <invited.module.HowMany
                    event={event}
                    limits={limits}
                    open={isOver ? saved?.[peopleField(event.day)] : undefined}
                    form={form}
                  />
                ),
              })}
            replyBy={replyBy}
            isClosed={isOver}
            error={edit.failure && `${words.notSaved} ${adviceOf(failureMessage(edit.failure))}`}
            notice={
              signIn ? (
                <SignInAlert signIn={signIn} />
              ) : (
                kept &&
                loadError && (
                  <TryAgain onTryAgain={() => void router.invalidate()}>
                    {`${page.kept(kept.at)} ${adviceOf(loadError)}`}
                  </TryAgain>
                )
              )
            }
            onSave={save}
          />
        </>
      }
    >
      {saved && (
        <Suspense>
          <Logout hasInvitation={link !== null} hasChanges={hasEdits(edit)} signOut={signOut} />
        </Suspense>
      )}
    </Page>
  );
}
