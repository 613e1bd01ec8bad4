/** Moves the calendar of a process that imports this first, with `--import`: it starts at the time that `CALENDAR` says. */

const real = Date;
const aheadMs = real.parse(process.env.CALENDAR ?? '') - real.now();
const now = () => real.now() + aheadMs;

const moved: DateConstructor = new Proxy(real, {
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made === moved ? target : made),
});
globalThis.Date = moved;
