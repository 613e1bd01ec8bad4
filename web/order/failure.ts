import { ApiError } from '#shared/api/client.ts';

/** Says why an act did not come about, and that nothing typed is lost. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The connection was lost, or our server does not answer. What you wrote is still here: try again.';
  if (error.status === 412)
    return 'Something happened here meanwhile: it stands at the top of the page. What you wrote is still here. Read, and send it again.';
  if (error.status >= 500)
    return 'Our server could not take it just now. What you wrote is still here: try again in a minute.';
  return error.message;
}
