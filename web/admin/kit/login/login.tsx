import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { AdminSession } from '#shared/domain/sessions/admin-session.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { setAdminFlag } from '../../../admin-flag.ts';
import { CodeField } from '../proof.tsx';
import { useAction } from '../queries.ts';
import { asksForCode, isRefusal } from '../refusal.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './frame.module.css';
import { LoginForm } from './login-form.tsx';

interface Props {
  isChecking: boolean;
  reason: string | undefined;
  onSignedIn: (session: AdminSession) => void;
}

export function Login({ isChecking, reason, onSignedIn }: Props) {
  const startSession = useAction('POST /admin/session');
  const [isCodeAsked, askForCode] = useState(false);
  const code = useFocusOnce<HTMLDivElement>(isCodeAsked || undefined, 'input');
  const hasReason = reason !== undefined && !isChecking;
  // Focuses the password field, because focus is lost when the Admin Panel is hidden.
  const login = useFocusOnce<HTMLElement>(hasReason || undefined, 'input');
  useEarlyInput(login);
  return (
    <section ref={login} className={styles.login}>
      <h1 className="size-4">Admin Login</h1>
      {hasReason && <p role="alert">{reason}</p>}
      <LoginForm
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
        {isCodeAsked && (
          <div ref={code}>
            <CodeField />
          </div>
        )}
      </LoginForm>
    </section>
  );
}

/** Carries over the password, focus or submission from the form that was shown before the app loaded. */
function useEarlyInput(login: RefObject<HTMLElement | null>): void {
  const [{ form, hadFocus }] = useState(() => {
    const form = document.querySelector<HTMLFormElement>('#login form');
    return { form, hadFocus: form?.contains(document.activeElement) ?? false };
  });
  useLayoutEffect(() => {
    const typed = form?.querySelector('input');
    const field = login.current?.querySelector('input');
    if (!typed || !field) return;
    field.value = typed.value;
    if (hadFocus) field.focus();
  }, [form, hadFocus, login]);
  useEffect(() => {
    if (form && 'submitted' in form.dataset) login.current?.querySelector('button')?.click();
  }, [form, login]);
}

function failureText(error: unknown, isCodeAsked: boolean): string {
  if (asksForCode(error)) return error.message;
  if (isRefusal(error, 401)) return 'Incorrect Password. Please try again.';
  if (!isRefusal(error, 429)) return 'Couldn’t sign in. Please try again.';
  return `Too many wrong ${isCodeAsked ? 'codes' : 'passwords'}. Try again in ${waitText(error.retryAfter ?? 60)}.`;
}
