/** The message is a single sentence for the person who started the site. */
export class StartError extends Error {
  override name = 'StartError';
}
