import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { HttpProblem } from './errors.ts';
import type { Middleware } from './middleware.ts';

/** Answers what was thrown as problem+json (RFC 9457): an `HttpProblem` as it is, anything else as a bare 500. */
export const answerProblems = (): Middleware<unknown, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const { error, internal } = request;
    const problem = error instanceof HttpProblem ? error : unexpected(internal.requestId);
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
