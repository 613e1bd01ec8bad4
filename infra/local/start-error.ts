/** The message is meant for the person who started the site. */
export class StartError extends Error {
  override name = 'StartError';
}
