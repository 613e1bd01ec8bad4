export interface SeedClock {
  /** In epoch milliseconds. The clock never goes backwards and never gets ahead of real time. */
  moveTo: (time: number) => void;
  /** The clock runs fifteen times as fast during `act`, to shorten the pauses between emails. */
  hurry: <T>(act: () => Promise<T>) => Promise<T>;
  end: () => void;
}

/**
 * Replaces `Date` for everything in this process, including the Lambdas, until `end` is called. Timers still run in
 * real time.
 */
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
