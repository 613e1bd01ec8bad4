import { getEventListeners } from 'node:events';
import timers from 'node:timers/promises';

interface Timer {
  at: number;
  fire: () => void;
  /** Whether somebody waits for the timer. */
  isAwaited: () => boolean;
}

/**
 * Virtual time in milliseconds for `AbortSignal.timeout` and the sleeps of `node:timers/promises`, which then take no real time.
 * The time stands still while code runs, and goes on when somebody sleeps: to the end of that sleep, or to the first time-out
 * that somebody waits for. It only works for one call after another.
 */
export function startVirtualTime(): { now: () => number } {
  let now = 0;
  let pending: Timer[] = [];

  const add = (ms: number, fire: () => void, isAwaited: () => boolean): Timer => {
    const timer = { at: now + ms, fire, isAwaited };
    pending.push(timer);
    return timer;
  };

  /** Fires the due timers until `sleep` is over, or until an awaited time-out fires. */
  const pass = (sleep: Timer) => {
    while (pending.includes(sleep)) {
      const next = pending.reduce((first, timer) => (timer.at < first.at ? timer : first));
      const ends = next === sleep || next.isAwaited();
      pending = pending.filter((timer) => timer !== next);
      now = next.at;
      next.fire();
      if (ends) return;
    }
  };

  beforeEach(() => {
    now = 0;
    pending = [];
    const followers = new Map<AbortSignal, AbortSignal[]>();
    const isHeard = (signal: AbortSignal): boolean =>
      [signal, ...(followers.get(signal) ?? [])].some((each) => getEventListeners(each, 'abort').length > 0);

    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      const abort = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'));
      add(ms, abort, () => isHeard(controller.signal));
      return controller.signal;
    });
    const { any } = AbortSignal;
    jest.spyOn(AbortSignal, 'any').mockImplementation((signals) => {
      const follower = any.call(AbortSignal, signals);
      for (const signal of signals) followers.set(signal, [...(followers.get(signal) ?? []), follower]);
      return follower;
    });
    jest.spyOn(timers, 'setTimeout').mockImplementation(
      <T>(ms = 0, value?: T) =>
        new Promise<T>((resolve) => {
          const wake = () => resolve(value as T);
          const sleep = add(ms, wake, () => false);
          setImmediate(pass, sleep);
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  return { now: () => now };
}
