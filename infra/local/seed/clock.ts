/** The clock while the sample business is made: what happened last week is stored with last week's time. */
export interface SeedClock {
  /** Moves the clock on to a time (epoch milliseconds). It never goes back, and never beyond the real time. */
  moveTo: (time: number) => void;
  /** Does something while the clock runs fifteen times as fast, so that the pauses between mails cost little. */
  hurry: <T>(act: () => Promise<T>) => Promise<T>;
  /** Restores the real clock. */
  end: () => void;
}

/** Replaces `Date` in this process, for every Lambda and stand-in, until `end`. Timers stay in real time. */
export function startSeedClock(time: number): SeedClock {
  const real = globalThis.Date;
  let since = performance.now();
  let from = time;
  let speed = 1;
  const now = () => Math.min(real.now(), Math.floor(from + (performance.now() - since) * speed));
  const moved: DateConstructor = new Proxy(real, {
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made === moved ? target : made),
  });
  globalThis.Date = moved;
  const moveTo = (next: number) => {
    from = Math.max(now(), next);
    since = performance.now();
  };
  const setSpeed = (next: number) => {
    moveTo(now());
    speed = next;
  };
  return {
    moveTo,
    hurry: async (act) => {
      setSpeed(15);
      try {
        return await act();
      } finally {
        setSpeed(1);
      }
    },
    end: () => {
      globalThis.Date = real;
    },
  };
}
