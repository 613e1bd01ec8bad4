/** The local run cannot start, for a reason that its message tells in one sentence. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
