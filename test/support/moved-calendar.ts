/** Moves the calendar of a process that imports this first, with `--import`: it starts at the time that `CALENDAR` says. */

const real = Date;
const realNow = real.now;
const aheadMs = real.parse(process.env.CALENDAR ?? '') - realNow();
const now = () => realNow() + aheadMs;

// On itself, so that a test may replace it.
real.now = now;
const moved: DateConstructor = new Proxy(real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made === moved ? target : made),
});
globalThis.Date = moved;
