import { conflictOf, hasEdits } from '@invitation/domain/edit';
import { otherDaysOf } from '@invitation/domain/event';
import { SATURDAY_FLAG } from '@invitation/domain/mode';
import { formPeople } from '@invitation/domain/people';
import { answersToSave, answerValues, questionsFor } from '@invitation/domain/questions';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { peopleField } from '@invitation/domain/rsvp-fields';
import { formFieldsOf, type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
import { Conflict } from '@invitation/domain/save';
import { form as words } from '@invitation/domain/words/group/form';
import { gate } from '@invitation/domain/words/group/gate';
import { page } from '@invitation/domain/words/group/page';
import { Page } from '@invitation/ui/page';
import { Replied } from '@invitation/ui/replied';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { TryAgain } from '@invitation/ui/try-again';
import { useLoaderData, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { optionalImport } from '../browser/lazy-import';
import { renewAndReload } from '../browser/renew-scripts';
import { DetailsLink } from '../details/details-link';
import { forgetInvitation } from '../invitation/remembered-invitation';
import { adviceOf } from '../page/advice';
import { notify } from '../page/notify';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';
import { useFirebase } from '../session/firebase-provider';
import { freshSave } from '../thank-you/fresh-save';
import { forgetSite } from './forget-site';
import { replyStore } from './reply-store';
import { failureMessage, saveReply, splitAnswers } from './save-reply';
import { SignInAlert } from './sign-in-alert';
import { useIsClosed } from './use-is-closed';
import { usePreconnect } from './use-preconnect';

/** A new guest does not need it, and the form works without it. */
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
  const site = useSite();
  const { celebration, days, mode, events, replyBy, services } = site;
  const questions = import.meta.env.NO_QUESTIONS ? [] : questionsFor(site.questions ?? [], mode);
  const { rsvpTitle, rsvpSubtitle, skyline } = celebration;
  const { key, saved, asOf, kept, earlier, signIn } = useLoaderData({ from: '/session/form' });
  const { session, backend, invited, invitation, visitFor } = useRouteContext({ from: '/session' });
  const { user, logout } = useFirebase();
  const navigate = useNavigate();
  const router = useRouter();
  usePreconnect(services?.database);
  usePageTitle(rsvpTitle);

  const isOver = useIsClosed(replyBy, backend?.clock);
  useEffect(() => {
    // The answer to a sign-up tells no time, so only this device says that it is too late. Any read asks the server.
    if (isOver && signIn) signIn.then(({ uid }) => backend?.rsvps.read(uid)).catch(() => {});
  }, [isOver, signIn, backend]);
  const limits =
    invited && invitation
      ? invited.module.peopleLimits(events, invitation.invitation.people, saved)
      : null;
  const valuesOf = (reply: StoredRsvp | null, known: StoredRsvp | null) => ({
    ...rsvpValues(formFieldsOf(mode, events, limits, known), reply),
    ...(!import.meta.env.NO_QUESTIONS && answerValues(questions, reply)),
  });
  const blank = valuesOf(invitation && { name: invitation.invitation.name }, saved);
  const [store] = useState(() =>
    replyStore({ key, document: saved, asOf, blank }, (draft) => {
      // Another invitation that was opened in this tab may belong to other guests.
      return invitation === null || [null, key, user?.uid].includes(draft.key);
    }),
  );
  const edit = useSyncExternalStore(store.subscribe, store.read);
  const changeAccount = useEffectEvent((key: string | null) =>
    store.dispatch({ type: 'account changed', key, document: saved, asOf, blank }),
  );
  // The router has loaded the reply of another account.
  useEffect(() => changeAccount(key), [key]);
  // After 'Try again', the server's reply replaces what the device had kept.
  useEffect(() => {
    if (saved) store.dispatch({ type: 'arrived', document: saved, asOf });
  }, [store, saved, asOf]);
  // The former guest may have left it to the next one of this browser.
  useEffect(() => {
    if (!saved) forgetSite();
  }, [saved]);
  const loadError = kept?.error?.message;
  useEffect(() => {
    if (loadError) notify.error(loadError, { id: 'reply' });
  }, [loadError]);

  const save = async (rsvp: Rsvp) => {
    const { values } = store.read();
    const numbers = limits && invited?.module.chosenNumbers(limits, values);
    const split = splitAnswers(Object.keys(values), { ...rsvp, ...numbers }, invitation);
    const outcome = await saveReply(store, session, {
      ...split,
      answers: {
        ...split.answers,
        ...(!import.meta.env.NO_QUESTIONS && answersToSave(questions, values)),
      },
    });
    const { failure } = store.read();
    if (outcome === 'failed') {
      const message = failure ? failureMessage(failure) : '';
      // A conflict contains answers, which must not be logged.
      console.error(message, failure instanceof Conflict ? '' : failure);
      notify.error(message);
      return;
    }
    // The guest of a broken link goes on without an invitation.
    if (invited && invitation === null) forgetInvitation();
    freshSave.isDue = true;
    notify.success(words.saved);
    if (outcome === 'merged') notify.success(words.merged);
    // The guest may have left the page during a slow save.
    if (router.state.location.pathname === '/') await navigate({ to: '/thank-you' });
  };
  const signOut = async () => {
    // The next guest of a Saturday invitation does not see the other days either.
    if (invited && mode === 'saturday' && visitFor('weekend').mode === 'weekend') {
      await navigate({ to: '/', search: { saturday: SATURDAY_FLAG }, replace: true });
    }
    await logout();
  };
  const conflict = conflictOf(edit);
  return (
    <Page
      title={rsvpTitle}
      subtitle={rsvpSubtitle}
      {...(!import.meta.env.NO_DETAILS && { link: <DetailsLink /> })}
      skyline={skyline}
    >
      {invited?.fault && <invited.module.InvitationNote state={invited.fault} />}
      {invited && invitation && (
        <invited.module.InvitationNote state="valid" invitation={invitation.invitation} />
      )}
      {invited && earlier && (
        <invited.module.EarlierReply
          rsvp={earlier}
          events={events}
          onTake={() =>
            store.dispatch({
              type: 'earlier reply used',
              blank: valuesOf(earlier, earlier),
            })
          }
        />
      )}
      {saved && <Replied onThankYou={() => navigate({ to: '/thank-you' })} />}
      <RsvpForm
        key={edit.guest}
        events={events}
        otherDays={otherDaysOf(days, events, edit.document)}
        {...(invited &&
          limits && {
            howMany: (event, form) => (
              <invited.module.HowMany
                event={event}
                limits={limits}
                open={isOver ? saved?.[peopleField(event.day)] : undefined}
                form={form}
              />
            ),
          })}
        {...(!import.meta.env.NO_QUESTIONS && {
          questions,
          // A guest without an invitation may speak for several.
          peopleOn: (day) => (invitation ? formPeople(edit.values, day, limits?.[day]) : 0),
        })}
        replyBy={replyBy}
        isClosed={isOver}
        saved={saved}
        values={edit.values as RsvpValues}
        error={edit.failure && `${words.notSaved} ${adviceOf(failureMessage(edit.failure))}`}
        savedElsewhere={conflict?.current ? conflictValues(conflict) : null}
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
        onUseSaved={() => store.dispatch({ type: 'theirs taken' })}
        onChange={(values) => store.dispatch({ type: 'typed', values })}
        onSave={save}
      />
      {saved && (
        <Suspense>
          <Logout
            hasInvitation={invitation !== null}
            hasChanges={hasEdits(edit)}
            signOut={signOut}
          />
        </Suspense>
      )}
    </Page>
  );
}

const conflictValues = ({ current, fields }: Conflict): RsvpValues =>
  Object.fromEntries(fields.map((name) => [name, String(current?.[name] ?? '')])) as RsvpValues;
