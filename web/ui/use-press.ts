import { useRef, useState } from 'react';

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

interface Options<Outcome> {
  failure?: string | ((error: unknown) => string | undefined);
  /** Called after success, unless `reset` has been called in the meantime. */
  onDone?: (outcome: Outcome) => void;
}

export function usePress<Argument = void, Outcome = unknown>(
  act: (argument: Argument) => Promise<Outcome>,
  { failure, onDone }: Options<Outcome> = {},
): Press<Argument, Outcome> {
  const running = useRef<object>(undefined);
  const [state, setState] = useState<State<Outcome>>(atRest);
  const press = async (argument: Argument) => {
    if (running.current) return;
    const run = {};
    running.current = run;
    setState({ isPending: true });
    const result = await act(argument).then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ error }),
    );
    if (running.current !== run) return;
    running.current = undefined;
    setState({ ...result, isPending: false });
    if ('outcome' in result) onDone?.(result.outcome);
  };
  const { isPending, outcome, error } = state;
  const reset = () => {
    running.current = undefined;
    setState(atRest);
  };
  const told = typeof failure === 'function' ? failure(error) : failure;
  return { press, isPending, outcome, error, failure: error === undefined ? undefined : told, reset };
}

interface State<Outcome> {
  isPending: boolean;
  outcome?: Outcome;
  error?: unknown;
}

const atRest = { isPending: false };
