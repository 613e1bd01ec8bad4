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
  operation: string;
  started: number;
  /** API Gateway's request ID, which also appears in its access log, in our log and in the message of a 500. */
  requestId: string;
  /** Set if a form was posted without JavaScript. The response is then a redirect to a page. */
  form?: Form | undefined;
  /** The call counts as a failure in these counters until it succeeds. */
  guesses?: Slowed[] | undefined;
  activity?: Omit<ActivityEntry, 'outcome'> | undefined;
  hasReachedHandler?: true;
}

export type Event = APIGatewayProxyEventV2WithLambdaAuthorizer<AdminSession | OrderSession>;
export type Answer = APIGatewayProxyStructuredResultV2;

export interface Form {
  read: (request: RequestBody, schema: ZodMiniType) => unknown;
  identify: (route: string, body: unknown) => Creation;
  sent: Answer;
  /** Returns undefined if the form should get a problem document, as a script would. */
  notSent: (problem: HttpProblem | undefined) => Answer | undefined;
}
