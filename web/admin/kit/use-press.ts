import { useId, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { asksForCode } from './refusal.ts';

/** Further presses are ignored until the action has finished. */
export interface Press<Argument = void, Outcome = unknown> {
  press: (argument: Argument) => Promise<void>;
  isPending: boolean;
  /** The result of the last press. Undefined while the action runs and after a failure. */
  outcome: Outcome | undefined;
  error: unknown;
  failure: string | undefined;
  /** Clears the result, or ignores it if the action is still running. */
  reset: () => void;
}

interface Told<Outcome> {
  failure?: string | ((error: unknown) => string);
  /** Called after success, unless `reset` has been called in the meantime. */
  onDone?: (outcome: Outcome) => void;
}

/** If the owner cancels when asked for a code, no failure is shown. */
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
      // SWR doesn't re-render a component that was hidden when the action finished.
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
