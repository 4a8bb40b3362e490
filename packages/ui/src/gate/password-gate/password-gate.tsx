import type { Celebration } from '@invitation/domain/event/celebration';
import { LOCKOUT_MS, needsHelp } from '@invitation/domain/gate/gate';
import type { ReplyBy } from '@invitation/domain/rsvp/reply-by';
import { gate as words } from '@invitation/domain/words/group/gate';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Alert } from '../../basics/alert/alert';
import { Button } from '../../basics/button/button';
import { TextField } from '../../basics/field/field';
import * as page from '../../basics/page/page.css';
import { Translations } from '../../basics/translations/translations';
import { Envelope } from '../../scenery/envelope/envelope';
import { Lights } from '../../scenery/lights/lights';
import { Skyline } from '../../scenery/skyline/skyline';
import { visuallyHidden } from '../../theme/visually-hidden.css';
import { OPENING_MS } from './opening';
import * as styles from './password-gate.css';
import { revealMessage } from './reveal-message';
import * as slip from './slip.css';
import { useGate } from './use-gate';

/** The parameters of the gate (A3). */
export interface PasswordGateProps
  extends Pick<Celebration, 'password' | 'postmark' | 'stamp' | 'skyline'> {
  readonly title: string;
  readonly subtitle: string;
  /** The text on the card in the envelope: the heading of the form. `null` for a blank card. */
  readonly card: Pick<Celebration, 'rsvpTitle' | 'rsvpSubtitle'> | null;
  /** Says whom to ask for the password. Shown after a few wrong ones. */
  readonly help: string;
  /** The last day for replies, if there is one. */
  readonly replyBy?: ReplyBy | null;
  /** Replaces the subtitle (A2). */
  readonly description?: string | undefined;
  /** Accepted without a visible effect (A3). */
  readonly skip?: boolean | undefined;
  /** Whom the invitation of a personal link is for; `undefined` until that is known. */
  readonly addressee?: string | undefined;
  readonly onInput?: () => void;
  /**
   * `lifted`: the card peeks out of the envelope until the protected content is there. `opening`: the card slides out and
   * becomes the page's card. In both, the envelope is over the content and takes no input.
   */
  readonly state?: 'closed' | 'lifted' | 'opening';
  /**
   * Called after the correct password, and for 'Open' on the envelope of a personal link (B14). The caller then shows the
   * protected content, and the open envelope above it.
   */
  readonly onUnlock: () => void;
  /** Called when the envelope has opened, or earlier if the guest presses something. The caller then removes the gate. */
  readonly onOpened?: () => void;
}

/**
 * The card that asks for the password (A2, A4). It makes no network calls.
 *
 * @throws an Error if `password` is not base64 of UTF-8
 */
export function PasswordGate({
  title,
  subtitle,
  card,
  password,
  description = subtitle,
  help,
  replyBy,
  postmark,
  stamp,
  skyline,
  addressee,
  state = 'closed',
  onInput,
  onUnlock,
  onOpened,
}: PasswordGateProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { gate, submitCount, seconds, submitPassword } = useGate(password);
  const error = gate.state === 'unlocked' ? null : gate.error;
  const [visible, setVisible] = useState(false);
  /** The scroll position in pixels when the envelope began to open. */
  const [scrolled, setScrolled] = useState(0);
  const lockedOut = gate.state === 'locked-out';
  const isOpen = state !== 'closed';
  const isOpening = state === 'opening';

  const endOpening = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (!isOpening) return;
    const controller = new AbortController();
    // A timer, because `animationend` never fires where animations are off.
    const timeout = setTimeout(endOpening, OPENING_MS);
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, endOpening, { capture: true, signal: controller.signal });
    }
    return () => {
      clearTimeout(timeout);
      controller.abort();
    };
  }, [isOpening]);

  // Before the paint, so that the guest does not see a jump.
  useLayoutEffect(() => {
    const message = submitCount > 0 && document.getElementById(errorId);
    if (message && input.current) revealMessage(message, input.current);
  }, [submitCount, errorId]);

  // Scrolls to the top of the page. The transform below keeps the envelope where the guest sees it.
  useLayoutEffect(() => {
    if (isOpen) window.scrollTo(0, 0);
  }, [isOpen]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (
      document.documentElement.dataset.gate === 'sealed' ||
      submitPassword(input.current?.value ?? '')
    ) {
      setScrolled(window.scrollY);
      onUnlock();
    } else {
      input.current?.select();
    }
  };

  return (
    <main
      className={isOpening ? styles.opening : isOpen ? styles.lifted : styles.closed}
      style={isOpen ? { transform: `translateY(${-scrolled}px)` } : undefined}
      inert={isOpen}
      aria-hidden={isOpen}
    >
      <Lights />
      {isOpen && (
        <div className={`${page.cardColumn} ${styles.letter}`}>
          <div className={page.card}>
            <header className={page.header}>
              <h1 className={page.title}>{card?.rsvpTitle}</h1>
              <p className={page.subtitle}>{card?.rsvpSubtitle}</p>
            </header>
          </div>
        </div>
      )}
      <div className={styles.envelope}>
        <Envelope postmark={postmark} stamp={stamp}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{description}</p>
            {replyBy && <p className={styles.subtitle}>{words.replyBy(replyBy.date)}</p>}
          </header>
          {/* Before the scripts run, a submit with this method does not navigate. The password stays out of the address. */}
          <form method="dialog" onSubmit={submit} noValidate>
            <div className={styles.lock}>
              <TextField
                ref={input}
                onInput={onInput}
                label={words.password}
                type={visible ? 'text' : 'password'}
                name="password"
                autoComplete="current-password"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                placeholder={words.placeholder}
                required
                errorId={error === null ? undefined : errorId}
                action={
                  <button
                    type="button"
                    className={styles.toggle}
                    onClick={() => setVisible((visible) => !visible)}
                  >
                    <span aria-hidden="true">{visible ? words.hide : words.show}</span>
                    {/* Not an `aria-label`, so that only the field is found by a label. */}
                    <span className={visuallyHidden}>
                      {visible ? words.hidePassword : words.showPassword}
                    </span>
                  </button>
                }
              />
              <Button type="submit" width="full" disabled={lockedOut || isOpen}>
                {isOpen ? words.loading : words.submit}
              </Button>
            </div>
            {/* Replaces the password on the first visit by a personal link, even before the scripts run. */}
            <div className={styles.seal}>
              <p className={styles.addressee}>
                <bdi key={addressee} translate="no">
                  {addressee}
                </bdi>
              </p>
              <Button type="submit" width="full" disabled={isOpen}>
                {isOpen ? words.loading : words.open}
              </Button>
            </div>
          </form>
        </Envelope>
        <div className={error === null ? undefined : slip.slip}>
          {error !== null && (
            <Alert key={submitCount} id={errorId}>
              {words[error]}
            </Alert>
          )}
          <p role="status" className={slip.help}>
            {needsHelp(gate) && `${help} ${words.spelling}`}
          </p>
          {lockedOut && <LockoutCountdown seconds={seconds} />}
        </div>
      </div>
      {!globalThis.WITHOUT_TRANSLATIONS && <Translations />}
      {skyline && <Skyline drawing={skyline} />}
    </main>
  );
}

/** Hidden from assistive technology: the alert has announced the time, and each second would be noise. */
function LockoutCountdown({ seconds }: { readonly seconds: number }) {
  const share = seconds / (LOCKOUT_MS / 1000);
  return (
    <div className={slip.countdown} aria-hidden="true">
      <div className={slip.countdownBar}>
        <div className={slip.countdownFill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <span key={seconds}>{words.seconds(seconds)}</span>
    </div>
  );
}
