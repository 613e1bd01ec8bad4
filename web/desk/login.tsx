import { useEffect, useRef } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { setAdminFlag } from '../admin-flag.ts';
import { useAction } from '../api.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from './login.module.css';

interface Props {
  /** Whether a session is running is still being asked. */
  isAsking: boolean;
  /** Why the login is here, where somebody expected the desk. */
  reason: string | undefined;
  onSignedIn: () => void;
}

/** The login screen. */
export function Login({ isAsking, reason, onSignedIn }: Props) {
  const login = useRef<HTMLElement>(null);
  const startSession = useAction('POST /admin/session');
  const isNeeded = reason !== undefined && !isAsking;
  useEffect(() => {
    // The desk took the focus with it when it went.
    if (isNeeded) login.current?.querySelector('input')?.focus();
  }, [isNeeded]);
  return (
    <section ref={login} className={styles.login}>
      <h1>Admin Login</h1>
      {isNeeded && <p role="alert">{reason}</p>}
      {isAsking ? (
        <p role="status" className={styles.asking}>
          Looking for your session…
        </p>
      ) : (
        <Form
          label="Admin login"
          send={({ password = '' }) => startSession({ body: { password } })}
          onSent={() => {
            onSignedIn();
            setAdminFlag(true);
          }}
          onFailed={(error, form) => {
            if (!isRefusal(error, 401)) return;
            form.reset();
            form.querySelector('input')?.focus();
          }}
          failure={failureText}
        >
          <noscript>
            <p>The admin panel needs JavaScript.</p>
          </noscript>
          <Field name="password" label="Password" type="password" autoComplete="current-password" required />
          <Submit pendingText="Signing in…">Login</Submit>
        </Form>
      )}
    </section>
  );
}

function failureText(error: unknown): string {
  if (isRefusal(error, 401)) return 'Incorrect Password. Please try again.';
  if (!isRefusal(error, 429)) return 'Could not sign in. Please try again.';
  const minutes = Math.ceil((error.retryAfter ?? 900) / 60);
  return `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

const isRefusal = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
