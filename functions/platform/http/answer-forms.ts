import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type FormEndpoint, type FormNotSentReason, formNotSent, formType } from '#shared/api/endpoint.ts';
import { mediaTypeOf, startOf } from './body.ts';
import { formCreationOf } from './creation.ts';
import { type HttpProblem, problemOf } from './errors.ts';
import type { Middleware } from './middleware.ts';
import { readForm, shapeOf } from './read-form.ts';

/**
 * Takes a form that a browser posts by itself, and answers it with a page to go on to: the browser would show a person
 * anything else as it is, and post again when she reloads it. The address of a refusal names fields, and never what was
 * typed. What does not come from the site is refused as a script's call is. `handle` is given this by the Lambdas that
 * take a form, so that the others do not load it.
 */
export const answerForms = ({
  form,
  body,
}: FormEndpoint): Middleware<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => {
  const fields = Object.keys(shapeOf(body));
  return {
    before: ({ event, internal }) => {
      if (mediaTypeOf(event) !== formType) return;
      const notSent = formNotSent(form.nameOf(new URLSearchParams(startOf(event))));
      internal.form = { read: readForm, identify: formCreationOf, notSent };
    },
    after: (request) => {
      if (request.internal.form) request.response = seeOther(form.sent);
    },
    // Comes after the problem's own answer, and takes its place.
    onError: (request) => {
      if (!request.internal.form) return;
      const problem = problemOf(request.error);
      if (problem?.status === 403) return;
      request.response = seeOther(
        `${request.internal.form.notSent}${why(problem, fields)}`,
        problem?.headers,
      );
    },
  };
};

const seeOther = (location: string, headers = {}): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 303,
  headers: { ...headers, location, 'cache-control': 'no-store' },
});

/** The part of an address that says why, to its page by the fragment. */
function why(problem: HttpProblem | undefined, fields: readonly string[]): string {
  if (!problem || problem.status >= 500) return reason('later');
  if (problem.status === 429) return reason('busy');
  const wrong = fields.filter((name) => problem.errors.some(({ field }) => field === name));
  return wrong.length > 0 ? `?fields=${wrong.join(',')}#${wrong[0]}` : '';
}

const reason = (name: FormNotSentReason) => `?reason=${name}#${name}`;
