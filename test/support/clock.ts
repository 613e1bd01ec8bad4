/** Sets the clock, but leaves timers in real time, so that calls over the network still work. */
export const setClock = (time: number) =>
  jest.useFakeTimers({
    now: time,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'performance',
      'queueMicrotask',
      'hrtime',
    ],
  });

export const minute = 60_000;
export const hour = 60 * minute;

/** A Monday, 12:00 in India. */
export const monday = Date.UTC(2026, 10, 23, 6, 30);

/** Moves the set clock on. */
export const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** A time shortly after the start of one of the windows in which attempts are counted. */
export const earlyInWindow = Math.ceil(Date.now() / (15 * minute)) * 15 * minute + minute;

afterEach(() => jest.useRealTimers());
