import type { Celebration } from '@invitation/domain/celebration';
import { LOCKOUT_MS } from '@invitation/domain/gate';
import { type FormEvent, useId, useRef } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { TextField } from '../field/field';
import { Lights } from '../lights/lights';
import { Skyline } from '../skyline/skyline';
import { Stamp } from '../stamp/stamp';
import * as styles from './password-gate.css';
import { useGate } from './use-gate';

/** What the gate is given (A3). */
export interface PasswordGateProps {
  /** The birthday party's title. */
  readonly title: string;
  /** The expected password, UTF-8 in base64. */
  readonly password: string;
  /** The sentence or place under the title. */
  readonly subtitle: string;
  /** Takes the place of the subtitle (A2). */
  readonly description?: string | undefined;
  /** Accepted, without a visible effect (A3). */
  readonly skip?: boolean | undefined;
  /** The city in the postmark, as one or two lines. */
  readonly postmark: Celebration['postmark'];
  /** The drawing at the foot of the page. */
  readonly skyline: Celebration['skyline'];
  /** Called once the password was right; whoever shows the gate then shows what is behind it. */
  readonly onUnlock: () => void;
}

/**
 * The card in front of the site: one field for the password on the paper invite (A2, A4). It makes no network calls.
 *
 * @throws if the expected password is not base64 of UTF-8
 */
export function PasswordGate({
  title,
  subtitle,
  password,
  description = subtitle,
  postmark,
  skyline,
  onUnlock,
}: PasswordGateProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { gate, tries, seconds, tryPassword } = useGate(password);
  const error = gate.state === 'unlocked' ? null : gate.error;
  const lockedOut = gate.state === 'locked-out';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tryPassword(input.current?.value ?? '')) {
      onUnlock();
    } else {
      input.current?.select();
    }
  };

  return (
    <main className={styles.root}>
      <div className={styles.lights}>
        <Lights />
      </div>
      <div className={styles.envelope}>
        <header className={styles.header}>
          <div className={styles.stamp}>
            <Stamp postmark={postmark} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{description}</p>
        </header>
        {/* Where no script prevents it, a form of this method goes nowhere, and its password into no address. */}
        <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
          <TextField
            ref={input}
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder="Found on your invite"
            required
            errorId={error === null ? undefined : errorId}
          />
          {error !== null && (
            <Alert key={tries} id={errorId}>
              {error}
            </Alert>
          )}
          <Button type="submit" width="full" disabled={lockedOut}>
            Continue
          </Button>
          {lockedOut && <Wait seconds={seconds} />}
        </form>
      </div>
      {skyline === 'street' && (
        <div className={styles.street}>
          <Skyline />
        </div>
      )}
    </main>
  );
}

/** The seconds of a lockout, running. The alert has told them once; nobody is to hear each of them. */
function Wait({ seconds }: { readonly seconds: number }) {
  const left = seconds / (LOCKOUT_MS / 1000);
  return (
    <div className={styles.wait} aria-hidden="true">
      <div className={styles.waitBar}>
        <div className={styles.waitLeft} style={{ transform: `scaleX(${left})` }} />
      </div>
      {seconds} s
    </div>
  );
}
