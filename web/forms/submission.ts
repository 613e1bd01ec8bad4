import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { UnsavedInput } from '../unsaved-input.ts';

/** A form's values by field name, as typed. */
export type Values = Record<string, string>;

/** Sends a form's values. The key stays the same while the same values are sent again. */
export type Send = (values: Values, idempotencyKey: string) => Promise<unknown>;

/** The reason why the API or the network did not take a form, with an error by field where the API says so. */
export interface SubmissionFailure {
  error: unknown;
  errors: Record<string, string>;
}

/** The state of a form: at rest, on its way, on its way for more than 20 seconds. */
export type SubmissionProgress = 'rest' | 'pending' | 'long';

/** One submission at a time, with one key for all tries to send the same values, also after a reload if `kept` has them. */
export function useSubmission(
  send: Send,
  kept: UnsavedInput | undefined,
): [SubmissionProgress, (values: Values) => Promise<SubmissionFailure | undefined>] {
  const [progress, setProgress] = useState<SubmissionProgress>('rest');
  const attempt = useRef({ content: '', key: '' });

  const submit = async (values: Values): Promise<SubmissionFailure | undefined> => {
    const content = JSON.stringify(values);
    attempt.current = kept?.attempt ?? attempt.current;
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() };
    kept?.keepAttempt(attempt.current);
    setProgress('pending');
    const timer = setTimeout(() => setProgress('long'), 20_000);
    try {
      await send(values, attempt.current.key);
      // The same words sent once more are a new message.
      attempt.current = { content: '', key: '' };
    } catch (error) {
      return failureOf(error);
    } finally {
      clearTimeout(timer);
      setProgress('rest');
    }
  };
  return [progress, submit];
}

function failureOf(error: unknown): SubmissionFailure {
  const errors = error instanceof ApiError ? error.errors : [];
  return { error, errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
}

/** A key that nobody has used. */
// `crypto.randomUUID` exists on secure origins only, and the site may be tried out on a plain local address.
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
