import type { ReactNode } from 'react';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './frame.module.css';

interface Props {
  send: Send;
  onFailed?: (error: unknown, form: HTMLFormElement) => void;
  failure?: (error: unknown) => string;
  children?: ReactNode;
}

/** This form is in the document before the app loads. Its method is `dialog`, so the browser doesn't send anything. */
export const LoginForm = ({ send, onFailed, failure = () => '', children }: Props) => (
  <Form label="Admin login" send={send} {...(onFailed && { onFailed })} failure={failure}>
    <noscript>
      <p>The Admin Panel needs JavaScript.</p>
    </noscript>
    <Field name="password" label="Password" type="password" autoComplete="current-password" required />
    {children}
    <Submit pendingText="Signing in…">Login</Submit>
  </Form>
);

export const AdminSkeleton = () => (
  <div className={styles.skeleton}>
    <p role="status" className="visually-hidden">
      Opening the Admin Panel…
    </p>
    <div className={styles.sidebar} />
    <div className={`stack ${styles.lines}`}>
      {[20, 36, 36, 36, 36].map((characters, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <p key={line}>
          <Skeleton characters={characters} />
        </p>
      ))}
    </div>
  </div>
);
