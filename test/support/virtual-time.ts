import { getEventListeners } from 'node:events';
import timers from 'node:timers/promises';

interface Timer {
  at: number;
  fire: () => void;
  isAwaited: () => boolean;
}

/** Simulates `AbortSignal.timeout` and `node:timers/promises`, in milliseconds. Time passes only during sleeps. */
export function startVirtualTime(): { now: () => number } {
  let now = 0;
  let pending: Timer[] = [];

  const add = (ms: number, fire: () => void, isAwaited: () => boolean): Timer => {
    const timer = { at: now + ms, fire, isAwaited };
    pending.push(timer);
    return timer;
  };

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
    const hasWebhookEvents = (signal: AbortSignal): boolean =>
      [signal, ...(followers.get(signal) ?? [])].some((each) => getEventListeners(each, 'abort').length > 0);

    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      const abort = () => controller.abort(new DOMException('Timed out.', 'TimeoutError'));
      add(ms, abort, () => hasWebhookEvents(controller.signal));
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
          const hydrate = () => resolve(value as T);
          const sleep = add(ms, hydrate, () => false);
          setImmediate(pass, sleep);
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  return { now: () => now };
}
