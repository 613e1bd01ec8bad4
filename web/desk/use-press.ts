import { useId, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { ApiError } from '#shared/api/client.ts';
import { asksForCode } from './proof/asks-for-code.ts';

/** A button that changes something: it does so once at a time, and keeps what became of its last press. */
export interface Press<Argument> {
  press: (argument: Argument) => Promise<void>;
  isPending: boolean;
  /** Why the last press came to nothing, in a sentence. */
  failure: string | undefined;
  /** Forgets the last press: nobody is told any more what becomes of it. */
  reset: () => void;
}

interface Told<Outcome> {
  /** Says why it failed: one sentence for every reason, or one by the reason. */
  failure: string | ((error: unknown) => string);
  /** Called when it has succeeded and is not forgotten. */
  onDone?: (outcome: Outcome) => void;
}

/** Does `act` at each press. An owner who gives no code where one is asked for has changed her mind: that is no failure. */
export function usePress<Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure, onDone }: Told<Outcome>,
): Press<Argument> {
  const isBusy = useRef(false);
  const { trigger, isMutating, error, reset } = useSWRMutation<Outcome, unknown, string, Argument>(
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
    },
    isPending: isMutating,
    failure: told ? (typeof failure === 'string' ? failure : failure(error)) : undefined,
    reset: () => {
      isBusy.current = false;
      reset();
    },
  };
}

/** Makes the sentence of a failure: the API's own where it refused, and else another. */
export const refusalOr =
  (sentence: string) =>
  (error: unknown): string =>
    error instanceof ApiError && statusesWithMessage.has(error.status) ? error.message : sentence;

const statusesWithMessage = new Set([400, 404, 409, 502]);
