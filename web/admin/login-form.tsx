import type { ReactNode } from 'react';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import type { Send } from '../forms/submission.ts';
import { Submit } from '../forms/submit.tsx';

interface Props {
  send: Send;
  onFailed?: (error: unknown, form: HTMLFormElement) => void;
  failure?: (error: unknown) => string;
  /** Shown after the API has asked for a code. */
  children?: ReactNode;
}

/** In the document before the app loads; its method `dialog` sends nothing. */
export const LoginForm = ({ send, onFailed, failure = () => '', children }: Props) => (
  <Form label="Admin login" send={send} {...(onFailed && { onFailed })} failure={failure}>
    <noscript>
      <p>Admin Panel needs JavaScript.</p>
    </noscript>
    <Field name="password" label="Password" type="password" autoComplete="current-password" required />
    {children}
    <Submit pendingText="Signing in…">Login</Submit>
  </Form>
);
