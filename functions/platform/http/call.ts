import type {
  APIGatewayProxyEventV2WithLambdaAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type { ZodMiniType } from 'zod/mini';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { AdminSession, OrderSession } from '../access/sessions.ts';
import type { Slowed } from '../limits/slowdown.ts';
import type { Creation } from '../table/creation.ts';
import type { RequestBody } from './body.ts';
import type { HttpProblem } from './errors.ts';

export interface Call {
  event: Event;
  /** The name of the Lambda in `infra/lambdas.ts`. */
  operation: string;
  /** `performance.now()` when the request arrived. */
  started: number;
  /** API Gateway's request id, also in its access log, our log and the text of a 500. */
  requestId: string;
  /** Set for a form posted without a script, which is answered with a page. */
  form?: Form | undefined;
  /** Counters in which the call counts as a failure until it succeeds. */
  guesses?: Slowed[] | undefined;
  /** The call's entry in the activity log. Its outcome is added at the end. */
  activity?: Omit<ActivityEntry, 'outcome'> | undefined;
  /** The input is valid and the handler has started. */
  hasReachedHandler?: true;
}

export type Event = APIGatewayProxyEventV2WithLambdaAuthorizer<AdminSession | OrderSession>;
export type Answer = APIGatewayProxyStructuredResultV2;

export interface Form {
  read: (request: RequestBody, schema: ZodMiniType) => unknown;
  /** Recognizes a repeated form. */
  identify: (route: string, body: unknown) => Creation;
  sent: Answer;
  /** Undefined if the form gets a script's problem document instead. */
  notSent: (problem: HttpProblem | undefined) => Answer | undefined;
}
