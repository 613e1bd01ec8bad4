export function openBackground() {
  const timers = new Set<NodeJS.Timeout>();
  const underway = new Set<Promise<unknown>>();
  const stopping = new AbortController();

  const track = (act: Promise<unknown>) => {
    const done = act.finally(() => underway.delete(done));
    underway.add(done);
  };

  return {
    stopped: stopping.signal,
    track,
    runLater: (ms: number, act: () => Promise<unknown>) => {
      if (stopping.signal.aborted) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        track(act());
      }, ms).unref();
      timers.add(timer);
    },
    /** Resolves once nothing is running. Doesn't wait for timers. */
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway);
    },
    stop: () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
