import { conflictOf, hasEdits } from '@invitation/domain/edit';
import { otherDaysOf } from '@invitation/domain/event';
import { SATURDAY_FLAG } from '@invitation/domain/mode';
import { formPeople } from '@invitation/domain/people';
import { answersToSave, answerValues, questionsFor } from '@invitation/domain/questions';
import { isClosed } from '@invitation/domain/reply-by';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
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
import { adviceOf } from '../app/advice';
import { notify } from '../app/notify';
import { useSite } from '../app/site';
import { usePageTitle } from '../app/use-page-title';
import { optionalImport } from '../browser/lazy-import';
import { renewAndReload } from '../browser/renew-scripts';
import { DetailsLink } from '../details/details-link';
import { forgetInvitation } from '../invitation/remembered-invitation';
import { useFirebase } from '../session/firebase-provider';
import { freshSave } from '../thank-you/fresh-save';
import { clearDraft } from './draft';
import { replyStore } from './reply-store';
import { failureMessage, saveReply, splitAnswers } from './save-reply';
import { SignInAlert } from './sign-in-alert';
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
  const { key, saved, kept, earlier, signIn } = useLoaderData({ from: '/session/form' });
  const { session, invited, invitation, visitFor } = useRouteContext({ from: '/session' });
  const { user, logout } = useFirebase();
  const navigate = useNavigate();
  const router = useRouter();
  usePreconnect(services?.database);
  usePageTitle(rsvpTitle);

  const isOver = isClosed(replyBy, new Date());
  const people = invitation?.invitation.people ?? 1;
  const limits = invited?.module.peopleLimits(events, people, saved, isOver) ?? {};
  const valuesOf = (saved: StoredRsvp | null) => ({
    ...rsvpValues(mode, events, saved, limits),
    ...(!import.meta.env.NO_QUESTIONS && answerValues(questions, saved)),
  });
  const blank = valuesOf(invitation && { name: invitation.invitation.name });
  const [store] = useState(() =>
    replyStore({ key, document: saved, blank }, (draft) => {
      // Another invitation that was opened in this tab may belong to other guests.
      return invitation === null || [null, key, user?.uid].includes(draft.key);
    }),
  );
  const edit = useSyncExternalStore(store.subscribe, store.read);
  const changeAccount = useEffectEvent((key: string | null) =>
    store.dispatch({ type: 'account changed', key, document: saved, blank }),
  );
  // The router has loaded the reply of another account.
  useEffect(() => changeAccount(key), [key]);
  // After 'Try again', the server's reply replaces what the device had kept.
  useEffect(() => {
    if (saved) store.dispatch({ type: 'arrived', document: saved });
  }, [store, saved]);
  const loadError = kept?.error?.message;
  useEffect(() => {
    if (loadError) notify.error(loadError, { id: 'reply' });
  }, [loadError]);

  const save = async (rsvp: Rsvp) => {
    const { values } = store.read();
    const numbers = invited?.module.chosenNumbers(limits, values);
    const split = splitAnswers(mode, events, { ...rsvp, ...numbers }, invitation, limits);
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
  const startOver = async () => {
    if (invited) {
      // The next guest of a Saturday invitation does not see the other days either.
      if (mode === 'saturday' && visitFor('weekend').mode === 'weekend') {
        await navigate({ to: '/', search: { saturday: SATURDAY_FLAG }, replace: true });
      }
      forgetInvitation();
    }
    await logout();
    store.dispatch({ type: 'logged out' });
    clearDraft();
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
              blank: valuesOf(earlier),
            })
          }
        />
      )}
      {saved && <Replied onThankYou={() => navigate({ to: '/thank-you' })} />}
      <RsvpForm
        key={edit.guest}
        mode={mode}
        events={events}
        otherDays={otherDaysOf(days, events, edit.document)}
        {...(invited && {
          howMany: (event, form) => (
            <invited.module.HowMany event={event} limits={limits} form={form} />
          ),
        })}
        {...(!import.meta.env.NO_QUESTIONS && {
          questions,
          // A guest without an invitation may speak for several.
          peopleOn: (day) => (invitation ? formPeople(edit.values, day, limits[day]) : 0),
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
            hasChanges={() => hasEdits(store.read())}
            logout={startOver}
          />
        </Suspense>
      )}
    </Page>
  );
}

const conflictValues = ({ current, fields }: Conflict): RsvpValues =>
  Object.fromEntries(fields.map((name) => [name, String(current?.[name] ?? '')])) as RsvpValues;
