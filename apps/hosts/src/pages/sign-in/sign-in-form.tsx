import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { TextField } from '@invitation/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PageHeading } from '../page-heading/page-heading';
import { useSubmitFocus } from '../use-submit-focus';
import * as styles from './sign-in-form.css';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The sign-in by email address and password. */
export function SignInForm({
  onSignIn,
  onForgotPassword,
}: {
  /** Rejects with a sentence for the host. */
  readonly onSignIn: (email: string, password: string) => Promise<void>;
  /** Sends a link to choose a password. Rejects with a sentence for the host. */
  readonly onForgotPassword: (email: string) => Promise<void>;
}) {
  const { register, handleSubmit, formState, getValues, trigger } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const run = async (task: () => Promise<void>) => {
    setFailure(null);
    setSentTo(null);
    try {
      await task();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const forgot = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return;
    const { email } = getValues();
    await run(async () => {
      await onForgotPassword(email);
      setSentTo(email);
    });
  };
  const { errors, isSubmitting } = formState;
  return (
    <div className={styles.root}>
      <PageHeading>Sign in</PageHeading>
      <p>The guest list is for the hosts alone.</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit(({ email, password }) => run(() => onSignIn(email, password)))}
      >
        <TextField
          {...register('email', { required: 'Please enter your email address' })}
          required
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
        />
        <TextField
          {...register('password', { required: 'Please enter your password' })}
          required
          label="Password"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        {failure !== null && <Alert>{failure}</Alert>}
        {sentTo !== null && (
          <p role="status">
            If {sentTo} has an account, a link to choose a new password is on its way.
          </p>
        )}
        <Button ref={useSubmitFocus(formState)} type="submit" width="full" disabled={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button variant="secondary" width="full" onClick={forgot}>
          Forgot password?
        </Button>
      </form>
    </div>
  );
}
