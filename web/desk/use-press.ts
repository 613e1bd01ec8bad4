import { useId, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { asksForCode } from './refusal.ts';

/** A button that changes something: it does so once at a time, and keeps what became of its last press. */
export interface Press<Argument = void, Outcome = unknown> {
  press: (argument: Argument) => Promise<void>;
  isPending: boolean;
  /** The result of `act` at the last press; undefined while a press is under way, and after one that failed. */
  outcome: Outcome | undefined;
  /** Why the last press came to nothing: what was thrown, and a sentence for it. */
  error: unknown;
  failure: string | undefined;
  /** Forgets the last press: nobody is told any more what becomes of it. */
  reset: () => void;
}

interface Told<Outcome> {
  /** Says why it failed: one sentence for every reason, or one by the reason. Left out by a caller who looks at `error` alone. */
  failure?: string | ((error: unknown) => string);
  /** Called when it has succeeded and is not forgotten. */
  onDone?: (outcome: Outcome) => void;
}

/** Does `act` at each press. An owner who gives no code where one is asked for has changed her mind: that is no failure. */
export function usePress<Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure = '', onDone }: Told<Outcome> = {},
): Press<Argument, Outcome> {
  const isBusy = useRef(false);
  const [, redraw] = useState({});
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
      // SWR does not redraw a component that was out of sight, as behind another tab, when the press ended.
      redraw({});
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
