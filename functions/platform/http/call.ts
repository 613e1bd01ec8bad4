import type {
  APIGatewayProxyEventV2WithLambdaAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type { ZodMiniType } from 'zod/mini';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { OrderSession, OwnerSession } from '../access/sessions.ts';
import type { Slowed } from '../limits/slowdown.ts';
import type { Creation } from '../table/creation.ts';
import type { RequestBody } from './body.ts';
import type { HttpProblem } from './errors.ts';

/** A request on its way through `handle`. */
export interface Call {
  event: Event;
  /** The name of the Lambda in `infra/lambdas.ts`. */
  operation: string;
  /** `performance.now()` when the request came in. */
  started: number;
  /** API Gateway's id of the request, which its access log, our log and the text of a 500 have. */
  requestId: string;
  /** Set for a form that a browser posts without a script, and that is answered with a page. */
  form?: Form | undefined;
  /** The counter at which the call counts as a failure until it has succeeded. */
  guesses?: Slowed[] | undefined;
  /** The entry of the call in the owner's activity. Its outcome is added at the end. */
  activity?: Omit<ActivityEntry, 'outcome'> | undefined;
  /** The input was good, and the handler has begun. */
  isReached?: true;
}

export type Event = APIGatewayProxyEventV2WithLambdaAuthorizer<OwnerSession | OrderSession>;
export type Answer = APIGatewayProxyStructuredResultV2;

/** How a form that a browser posts without a script is read and answered. */
export interface Form {
  read: (request: RequestBody, schema: ZodMiniType) => unknown;
  /** Derives the identity by which a repeated form is recognized. */
  identify: (route: string, body: unknown) => Creation;
  /** The answer to a form that was taken. */
  sent: Answer;
  /** The answer to a form that was refused; undefined where it gets the problem document of a script's call. */
  notSent: (problem: HttpProblem | undefined) => Answer | undefined;
}
