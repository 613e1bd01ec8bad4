import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HttpProblem, problemOf } from './errors.ts';
import type { Middleware } from './middleware.ts';
import { isNavigation, problemPage } from './problem-page.ts';

/**
 * Answers an error as problem+json (RFC 9457), or as a small page where a browser would show a person the answer: one
 * that the caller may read as what it is, any other as a bare 500.
 * The log, which comes next, sees the problem that was answered, with the error as its cause.
 */
export const answerProblems = (): Middleware<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  before: ({ event, internal }) => {
    internal.isNavigation = isNavigation(event);
  },
  onError: (request) => {
    const known = problemOf(request.error);
    const problem = known ?? unexpected(request.internal.requestId);
    if (known) request.error = known;
    if (request.internal.isNavigation) {
      request.response = problemPage(problem);
      return;
    }
    request.response = {
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
  },
});

const unexpected = (requestId: string) =>
  new HttpProblem(
    500,
    'Something went wrong',
    `Something went wrong on our side. Please try again; if it goes on, tell us the number ${requestId}.`,
  );
