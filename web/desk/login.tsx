import { useState } from 'react';
import type { AdminSession } from '#shared/domain/sessions/admin-session.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { setAdminFlag } from '../admin-flag.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from './frame.module.css';
import { CodeField } from './proof/code-field.tsx';
import { useAction } from './queries.ts';
import { asksForCode, isRefusal } from './refusal.ts';
import { useFocusOnce } from './use-focus-once.ts';

interface Props {
  /** The API has not said yet whether a session is running. */
  isChecking: boolean;
  /** Tells somebody who expected the desk why the login is here. */
  reason: string | undefined;
  onSignedIn: (session: AdminSession) => void;
}

/** The login screen. */
export function Login({ isChecking, reason, onSignedIn }: Props) {
  const startSession = useAction('POST /admin/session');
  const [isCodeAsked, askForCode] = useState(false);
  const code = useFocusOnce<HTMLDivElement>(isCodeAsked || undefined, 'input');
  const hasReason = reason !== undefined && !isChecking;
  // The desk had the focus, which is lost when the desk goes.
  const login = useFocusOnce<HTMLElement>(hasReason || undefined, 'input');
  return (
    <section ref={login} className={styles.login}>
      <h1>Admin Login</h1>
      {hasReason && <p role="alert">{reason}</p>}
      {isChecking ? (
        <p role="status" className={styles.checking}>
          Looking for your session…
        </p>
      ) : (
        <Form
          label="Admin login"
          send={async ({ password = '', code }) => {
            onSignedIn(await startSession({ body: { password, ...(code && { code }) } }));
            setAdminFlag(true);
          }}
          onFailed={(error, form) => {
            if (asksForCode(error)) return askForCode(true);
            const isGuess = isRefusal(error, 401) || (isRefusal(error, 429) && !isCodeAsked);
            if (!isGuess) return;
            form.reset();
            form.querySelector('input')?.focus();
          }}
          failure={(error) => failureText(error, isCodeAsked)}
        >
          <noscript>
            <p>The admin panel needs JavaScript.</p>
          </noscript>
          <Field name="password" label="Password" type="password" autoComplete="current-password" required />
          {isCodeAsked && (
            <div ref={code}>
              <CodeField />
            </div>
          )}
          <Submit pendingText="Signing in…">Login</Submit>
        </Form>
      )}
    </section>
  );
}

function failureText(error: unknown, isCodeAsked: boolean): string {
  if (asksForCode(error)) return error.message;
  if (isRefusal(error, 401)) return 'Incorrect Password. Please try again.';
  if (!isRefusal(error, 429)) return 'Could not sign in. Please try again.';
  return `Too many wrong ${isCodeAsked ? 'codes' : 'passwords'}. Try again in ${waitText(error.retryAfter ?? 60)}.`;
}
