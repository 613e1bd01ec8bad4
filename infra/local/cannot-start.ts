/** The reason why the local run cannot start, in one sentence. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
