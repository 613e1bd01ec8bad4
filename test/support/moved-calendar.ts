/** Load this file with `--import` to start the process's clock at `CALENDAR`. */

const real = Date;
const realNow = real.now;
const aheadMs = real.parse(process.env.CALENDAR ?? '') - realNow();
const now = () => realNow() + aheadMs;

// Set on `Date` itself, so that tests can replace it.
real.now = now;
const moved: DateConstructor = new Proxy(real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made === moved ? target : made),
});
globalThis.Date = moved;
