import { parseEmail } from '@invitation/domain/guest-list/email';
import { common } from '@invitation/domain/words/hosts/common';
import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as layout from '../controls/layout.css';
import { PageHeading } from '../controls/page-heading/page-heading';
import { useSubmitFocus } from '../edit/use-submit-focus';
import type { HostsSession } from '../model/store/hosts-backend';
import { messageOf } from '../model/store/hosts-errors';
import { KeptChangesAlert } from './kept-changes-alert';
import { LinkToPassword } from './link-to-password';
import * as styles from './sign-in-form.css';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function SignInForm({ session }: { readonly session: HostsSession }) {
  /** The changes that wait for their account. */
  const [kept] = useState(() => session.readKept());
  const { register, handleSubmit, formState, getValues, setError, trigger } = useForm<Credentials>({
    defaultValues: { email: kept?.email ?? '', password: '' },
  });
  const signIn = ({ email, password }: Credentials) =>
    session
      .signIn(parseEmail(email) ?? email, password)
      .catch((error) => setError('root', { message: messageOf(error) }));
  const getEmail = async () =>
    (await trigger('email', { shouldFocus: true })) ? parseEmail(getValues('email')) : null;
  const { errors, isSubmitting } = formState;
  return (
    <div className={styles.root}>
      <PageHeading title={words.title} />
      {kept ? <KeptChangesAlert session={session} kept={kept} /> : <p>{words.onlyHosts}</p>}
      <form className={layout.stack} noValidate onSubmit={handleSubmit(signIn)}>
        <TextField
          {...register('email', {
            validate: (text) => parseEmail(text) !== null || common.emailRequired,
          })}
          required
          label={common.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
        />
        <TextField
          {...register('password', { required: words.passwordRequired })}
          required
          label={words.password}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <Button ref={useSubmitFocus(formState)} type="submit" width="full" disabled={isSubmitting}>
          {isSubmitting ? words.signingIn : words.signIn}
        </Button>
      </form>
      <p>{words.newOrForgot}</p>
      <LinkToPassword session={session} getEmail={getEmail} />
    </div>
  );
}
