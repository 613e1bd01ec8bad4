/** Timers still run in real time, so that network calls work. */
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

export const monday = Date.UTC(2026, 10, 23, 6, 30);

export const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

export const earlyInWindow = Math.ceil(Date.now() / (15 * minute)) * 15 * minute + minute;

afterEach(() => jest.useRealTimers());
