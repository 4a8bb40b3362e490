import { parseEmail } from '@invitation/domain/email';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { TextField } from '@invitation/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Host } from '../../model/hosts-backend';
import * as card from '../card.css';
import type { TimeFormat } from '../format';
import { PageHeading } from '../page-heading/page-heading';
import { useSubmitFocus } from '../use-submit-focus';
import * as styles from './hosts.css';

interface HostsViewProps {
  readonly hosts: readonly Host[];
  /** In lower case. */
  readonly ownEmail: string;
  /** The address of this page, for new hosts. */
  readonly address: string;
  readonly format: TimeFormat;
  /** Rejects with a sentence for the host. */
  readonly onAdd: (email: string) => Promise<void>;
  readonly onRemove: (email: string) => void;
  readonly onShare: (text: string) => void;
  /** Removes this host, and signs out. Rejects with a sentence for the host. */
  readonly onLeave: () => Promise<void>;
}

/** What a new host does, to send. */
const signInSteps = (email: string, address: string): string =>
  `You can open our guest list now. Go to ${address}, enter ${email} and press “Send me a link to choose a password”. Follow the link in the email, then sign in.`;

/** Who may open the guest list (B15). */
export function HostsView(props: HostsViewProps) {
  const { hosts, ownEmail, address, format, onAdd, onRemove, onShare, onLeave } = props;
  const [added, setAdded] = useState<string | null>(null);
  const isListed = hosts.some(({ email }) => email === ownEmail);
  return (
    <div className={styles.root}>
      <PageHeading>Hosts</PageHeading>
      <p>
        Hosts see and change the whole guest list.{' '}
        {isListed
          ? 'Whoever set up this site is always a host, and isn’t listed here.'
          : `You set up this site, so you (${ownEmail}) are always a host, and aren’t listed here.`}
      </p>
      <section className={card.root}>
        <h2 className={card.heading}>Who can open the list</h2>
        {hosts.length === 0 && <p className={styles.subtle}>Nobody else yet.</p>}
        <ul className={styles.list} aria-label="Hosts">
          {hosts.map((host) => (
            <li key={host.email} className={styles.row}>
              <div>
                <p className={styles.email}>
                  <strong>{host.email}</strong>
                  {host.email === ownEmail && ' (you)'}
                </p>
                <p className={styles.subtle}>
                  Added by {host.addedBy === ownEmail ? 'you' : host.addedBy}
                  {host.addedAt && `, ${format.short(host.addedAt)}`}
                </p>
              </div>
              {host.email === ownEmail ? (
                <RemoveMyself onLeave={onLeave} />
              ) : (
                <Button
                  variant="secondary"
                  aria-label={`Remove ${host.email}`}
                  onClick={() => onRemove(host.email)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={card.root}>
        <h2 className={card.heading}>Add a host</h2>
        <AddHost
          known={[ownEmail, ...hosts.map(({ email }) => email)]}
          onAdd={async (email) => {
            await onAdd(email);
            setAdded(email);
          }}
        />
        <p role="status">{added && `${added} is a host now. Tell them how to sign in:`}</p>
        {added && (
          <>
            <p className={styles.message}>{signInSteps(added, address)}</p>
            <div className={styles.buttons}>
              <Button variant="secondary" onClick={() => onShare(signInSteps(added, address))}>
                Share
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function RemoveMyself({ onLeave }: Pick<HostsViewProps, 'onLeave'>) {
  // `kept` follows a change of mind.
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'kept'>('unasked');
  const [failure, setFailure] = useState<string | null>(null);
  const leave = () =>
    onLeave().catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  if (question !== 'asked') {
    return (
      <Button
        ref={question === 'kept' ? focus : undefined}
        variant="secondary"
        aria-label="Remove myself"
        onClick={() => setQuestion('asked')}
      >
        Remove
      </Button>
    );
  }
  return (
    <Alert
      action={
        <div className={styles.buttons}>
          <Button onClick={leave}>Remove myself</Button>
          <Button ref={focus} variant="secondary" onClick={() => setQuestion('kept')}>
            Stay a host
          </Button>
        </div>
      }
    >
      {failure ?? 'You’ll be signed out, and only another host can add you again.'}
    </Alert>
  );
}

function AddHost({
  known,
  onAdd,
}: {
  /** The addresses of all hosts. */
  readonly known: readonly string[];
} & Pick<HostsViewProps, 'onAdd'>) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { email: '' } });
  const [failure, setFailure] = useState<string | null>(null);
  const validate = (text: string) => {
    const email = parseEmail(text);
    if (email === null) return 'Please enter an email address';
    return !known.includes(email) || `${email} is already a host`;
  };
  const add = async (text: string) => {
    setFailure(null);
    try {
      await onAdd(parseEmail(text) ?? text);
      reset();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(({ email }) => add(email))}>
      <TextField
        {...register('email', { validate })}
        required
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
      />
      {failure !== null && <Alert>{failure}</Alert>}
      <Button ref={useSubmitFocus(formState)} type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Adding...' : 'Add host'}
      </Button>
    </form>
  );
}
