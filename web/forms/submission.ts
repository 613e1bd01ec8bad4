import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { UnsavedInput } from '../unsaved-input.ts';

export type Values = Record<string, string>;

export type Send = (values: Values, idempotencyKey: string) => Promise<unknown>;

export interface SubmissionFailure {
  error: unknown;
  errors: Record<string, string>;
}

/** `long` after 20 seconds. */
export type SubmissionProgress = 'rest' | 'pending' | 'long';

/** Retries with the same values use the same key. With `kept`, this works even after a reload. */
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
    kept?.storeAttempt(attempt.current);
    setProgress('pending');
    const timer = setTimeout(() => setProgress('long'), 20_000);
    try {
      await send(values, attempt.current.key);
      // Sending the same text again later is a new message, so it needs a new key.
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

// `crypto.randomUUID` exists only on secure origins, and the site may run on an insecure one in development.
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
