/** What happened last week is stored with last week's time. */
export interface SeedClock {
  /** Epoch milliseconds. Never goes back, nor beyond the real time. */
  moveTo: (time: number) => void;
  /** Runs fifteen times as fast, to shorten the pauses between emails. */
  hurry: <T>(act: () => Promise<T>) => Promise<T>;
  end: () => void;
}

/** Replaces `Date` in this process, for every Lambda and simulation, until `end`. Timers stay in real time. */
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
