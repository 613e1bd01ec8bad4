import { brand } from '#shared/brand.ts';
import { escaped } from '#shared/domain/text/text.ts';
import type { Answer, Call, Event } from './call.ts';
import { HttpProblem } from './errors.ts';

export function problemResponse(known: HttpProblem | undefined, { event, requestId }: Call): Answer {
  const problem = known ?? unexpected(requestId);
  if (isNavigation(event)) return problemPage(problem, event.requestContext.http.method === 'GET');
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...problem.headers,
    },
    body: JSON.stringify({
      title: problem.title,
      status: problem.status,
      detail: problem.message,
      ...(problem.errors.length > 0 && { errors: problem.errors }),
    }),
  };
}

const unexpected = (requestId: string) =>
  new HttpProblem(
    500,
    'Something went wrong',
    `Something went wrong on our side. Please try again. If it keeps happening, tell us this number: ${requestId}.`,
  );

/**
 * True if the browser will show the response as a page. Older browsers don't send `Sec-Fetch-Mode`, but their links and
 * forms ask for HTML, while our scripts ask for JSON or accept anything.
 */
function isNavigation({ headers, requestContext }: Event): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  if (!/\btext\/html\b/i.test(headers.accept ?? '')) return false;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i;
  return requestContext.http.method === 'GET' || isForm.test(headers['content-type'] ?? '');
}

/** The page has no scripts or styles, because the content security policy could block them. */
const problemPage = ({ status, title, message, headers }: HttpProblem, isRead: boolean): Answer => ({
  statusCode: status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} - ${escaped(brand.name)}</title>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
${isRead ? '<p><a href="">Try again</a></p>' : alreadyPaid}
<p><a href="/">Back to Home</a></p>
</main>
</html>
`,
});

const alreadyPaid = `<p>If you’ve just paid, please don’t pay again. Call <a href="tel:${brand.phone}">${brand.displayPhone}</a>.</p>`;
