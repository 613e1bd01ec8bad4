import { useId, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { asksForCode } from './refusal.ts';

/** Runs once at a time and has the result of the last press. */
export interface Press<Argument = void, Outcome = unknown> {
  press: (argument: Argument) => Promise<void>;
  isPending: boolean;
  /** Result of the last press; undefined while it runs and after a failure. */
  outcome: Outcome | undefined;
  /** What was thrown, and a sentence for it. */
  error: unknown;
  failure: string | undefined;
  /** Ignores the last press's result. */
  reset: () => void;
}

interface Told<Outcome> {
  /** One sentence for all failures, or by failure. Optional if the caller only uses `error`. */
  failure?: string | ((error: unknown) => string);
  /** Called after success, unless forgotten. */
  onDone?: (outcome: Outcome) => void;
}

/** If the owner gives no code, that isn't a failure. */
export function usePress<Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure = '', onDone }: Told<Outcome> = {},
): Press<Argument, Outcome> {
  const isBusy = useRef(false);
  const [, rerender] = useState({});
  const { trigger, isMutating, data, error, reset } = useSWRMutation<Outcome, unknown, string, Argument>(
    useId(),
    (_, { arg }) => act(arg),
    { throwOnError: false, ...(onDone && { onSuccess: onDone }) },
  );
  const told = error !== undefined && !asksForCode(error);
  return {
    press: async (argument) => {
      if (isBusy.current) return;
      isBusy.current = true;
      await (trigger as (argument: Argument) => Promise<unknown>)(argument);
      isBusy.current = false;
      // SWR doesn't re-render a component that was hidden when the press ended.
      rerender({});
    },
    isPending: isMutating,
    outcome: isMutating || error !== undefined ? undefined : data,
    error,
    failure: told ? (typeof failure === 'string' ? failure : failure(error)) : undefined,
    reset: () => {
      isBusy.current = false;
      reset();
    },
  };
}
