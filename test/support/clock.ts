/** Sets the clock alone: what waits for the network goes on waiting in real time. */
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

/** Lets time pass on a clock that was set. */
export const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** A time shortly after the start of one of the windows in which attempts are counted. */
export const earlyInWindow = Math.ceil(Date.now() / (15 * minute)) * 15 * minute + minute;

afterEach(() => jest.useRealTimers());
