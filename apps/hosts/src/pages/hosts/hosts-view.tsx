import { parseEmail } from '@invitation/domain/guest-list/email';
import { common } from '@invitation/domain/words/hosts/common';
import { hosts as words } from '@invitation/domain/words/hosts/hosts';
import { shell } from '@invitation/domain/words/hosts/shell';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { focus } from '../../context/focus';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import { Options } from '../../controls/choice/options';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { attemptWithUndo } from '../../edit/attempt';
import { hasDrafts } from '../../edit/drafts';
import { useSubmitFocus } from '../../edit/use-submit-focus';
import { share } from '../../links/share';
import type { Host, HostRole, HostsSession } from '../../model/store/hosts-backend';
import { messageOf } from '../../model/store/hosts-errors';
import { signOut } from '../../sign-in/sign-out';
import * as styles from './hosts.css';

interface Account {
  readonly session: HostsSession;
  /** In lower case. */
  readonly ownEmail: string;
}

/** The list of hosts, who may open the guest list (B15). */
export function HostsView({
  session,
  ownEmail,
  hosts,
}: Account & { readonly hosts: readonly Host[] }) {
  const { formatTime } = useHosts().site;
  const [lastAdded, setLastAdded] = useState<string | null>(null);
  // The message for a new host disappears if the host is removed again.
  const newHost = hosts.find(({ email }) => email === lastAdded);
  const added = newHost?.email;
  const isListed = hosts.some(({ email }) => email === ownEmail);
  const changeRole = ({ email, role }: Host) =>
    attemptWithUndo(
      () => session.changeRole(email, role ? null : 'door'),
      words.isNow(email, !role),
      () => session.changeRole(email, role ?? null),
    );
  const remove = ({ email, role }: Host) =>
    attemptWithUndo(
      () => session.removeHost(email),
      words.removed(email),
      () => session.addHost(email, role),
    );
  const steps = added && words.steps(added, `${location.origin}/`);
  return (
    <div className={styles.root}>
      <PageHeading title={words.title} />
      <p>
        {`${words.seeAll} ${words.helpers} ${isListed ? words.owner : words.youAreOwner(ownEmail)}`}
      </p>
      <section className={card.root}>
        <h2 className={card.heading}>{words.whoCanOpen}</h2>
        {hosts.length === 0 && <p className={layout.subtle}>{words.nobodyElse}</p>}
        <ul className={styles.list} aria-label={words.title}>
          {hosts.map((host) => (
            <li key={host.email} className={layout.between}>
              <div>
                <p>
                  <strong translate="no">{host.email}</strong>{' '}
                  {host.email === ownEmail && <span>{words.you}</span>}
                </p>
                {host.role && <p>{words.helper}</p>}
                <p className={layout.subtle}>
                  {words.addedBy(
                    host.addedBy === ownEmail ? null : host.addedBy,
                    host.addedAt ? formatTime(host.addedAt) : '',
                  )}
                </p>
              </div>
              {host.email === ownEmail ? (
                <RemoveMyself session={session} ownEmail={ownEmail} />
              ) : (
                <div className={layout.buttons}>
                  <Button
                    variant="secondary"
                    aria-label={`${host.role ? words.makeHost : words.makeHelper}: ${host.email}`}
                    onClick={() => changeRole(host)}
                  >
                    {host.role ? words.makeHost : words.makeHelper}
                  </Button>
                  <Button
                    variant="destructive"
                    aria-label={words.removeHost(host.email)}
                    onClick={() => remove(host)}
                  >
                    {common.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={card.root}>
        <h2 className={card.heading}>{words.add}</h2>
        <AddHost
          known={[ownEmail, ...hosts.map(({ email }) => email)]}
          onAdd={async (email, role) => {
            await session.addHost(email, role);
            setLastAdded(email);
          }}
        />
        <p role="status">
          {newHost && `${words.isNow(newHost.email, Boolean(newHost.role))} ${words.tellThem}`}
        </p>
        {steps && (
          <>
            <p className={styles.message}>{steps}</p>
            <div className={layout.buttons}>
              <Button variant="secondary" onClick={() => share(steps, words.copied)}>
                {common.share}
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

function RemoveMyself({ session, ownEmail }: Account) {
  // `kept`: the host has decided to stay.
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'kept'>('unasked');
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    try {
      await session.removeHost(ownEmail);
      await signOut(session, true);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  if (question !== 'asked') {
    return (
      <Button
        ref={question === 'kept' ? focus : undefined}
        variant="destructive"
        aria-label={words.removeMyself}
        onClick={() => setQuestion('asked')}
      >
        {common.remove}
      </Button>
    );
  }
  return (
    <Alert
      action={
        <div className={layout.buttons}>
          <Button variant="destructive" onClick={leave}>
            {words.removeMyself}
          </Button>
          <Button ref={focus} variant="secondary" onClick={() => setQuestion('kept')}>
            {words.stay}
          </Button>
        </div>
      }
    >
      {[failure ?? words.onlyOthersAdd, hasDrafts() && shell.draftsWillBeLost]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}

function AddHost({
  known,
  onAdd,
}: {
  /** The addresses of all hosts. */
  readonly known: readonly string[];
  /** Rejects with a sentence for the host. */
  readonly onAdd: (email: string, role?: HostRole) => Promise<void>;
}) {
  const { register, handleSubmit, reset, formState, setError } = useForm({
    defaultValues: { email: '', role: 'host' },
  });
  const validate = (text: string) => {
    const email = parseEmail(text);
    if (email === null) return words.emailRequired;
    return !known.includes(email) || words.alreadyHost(email);
  };
  const add = ({ email, role }: { readonly email: string; readonly role: string }) =>
    onAdd(parseEmail(email) ?? email, role === 'door' ? role : undefined).then(
      () => reset(),
      (error) => setError('root', { message: messageOf(error) }),
    );
  const { errors, isSubmitting } = formState;
  return (
    <form className={layout.stack} noValidate onSubmit={handleSubmit(add)}>
      <TextField
        {...register('email', { validate })}
        required
        label={common.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
      />
      <SelectField {...register('role')} label={words.role}>
        <Options of={Object.entries(words.roles)} />
      </SelectField>
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <Button ref={useSubmitFocus(formState)} type="submit" disabled={isSubmitting}>
        {isSubmitting ? words.adding : words.addButton}
      </Button>
    </form>
  );
}
