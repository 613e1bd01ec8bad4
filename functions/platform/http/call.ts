import type {
  APIGatewayProxyEventV2WithLambdaAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type { ZodMiniType } from 'zod/mini';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { OrderSession, OwnerSession } from '../access/sessions.ts';
import type { Slowed } from '../limits/slowdown.ts';
import type { Creation } from '../table/creation.ts';
import type { Message } from './body.ts';
import type { HttpProblem } from './errors.ts';

/** A request on its way through `handle`. */
export interface Call {
  event: Event;
  /** Name of the Lambda in the record. */
  operation: string;
  /** `performance.now()` when the request came in. */
  started: number;
  /** API Gateway's id of the request: what its access log, our log and a 500 have in common. */
  requestId: string;
  /** What a browser posted by itself, and is answered with a page. */
  form?: Form | undefined;
  /** The failure that the call was counted as, before it was looked at. */
  guess?: Slowed | undefined;
  /** What the owner's activity is to say of the call; its outcome comes last. */
  activity?: Omit<ActivityEntry, 'outcome'> | undefined;
  /** The input was good, and the handler has begun. */
  isReached?: true;
}

export type Event = APIGatewayProxyEventV2WithLambdaAuthorizer<OwnerSession | OrderSession>;
export type Answer = APIGatewayProxyStructuredResultV2;

/** A form that a browser posts by itself, in the place of a script's call. */
export interface Form {
  read: (message: Message, schema: ZodMiniType) => unknown;
  /** Tells whether it came before. */
  identify: (route: string, body: unknown) => Creation;
  /** The answer to a form that was taken. */
  sent: Answer;
  /** The answer to a form that was not; undefined where a script's call is answered alike. */
  notSent: (problem: HttpProblem | undefined) => Answer | undefined;
}
