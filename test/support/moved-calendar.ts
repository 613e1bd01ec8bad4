/** Moves the calendar of a process that imports this file first, by `--import`: its clock starts at the time in `CALENDAR`. */

const real = Date;
const realNow = real.now;
const aheadMs = real.parse(process.env.CALENDAR ?? '') - realNow();
const now = () => realNow() + aheadMs;

// `now` is set on `Date` itself, so that a test may replace it.
real.now = now;
const moved: DateConstructor = new Proxy(real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made === moved ? target : made),
});
globalThis.Date = moved;
