import type { MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { Slowed } from '../limits/slowdown.ts';
import type { formCreationOf } from './creation.ts';
import type { readForm } from './read-form.ts';

/** State that the middlewares of one request share. It lives in the request: one process may run several at once. */
export interface Internal extends Record<string, unknown> {
  /** `performance.now()` when the request came in. */
  started: number;
  /** API Gateway's id of the request: what its access log, our log and a 500 have in common. */
  requestId: string;
  /** A browser shows the answer to a person as it is. */
  isNavigation: boolean;
  /**
   * The ways to read a form and to tell whether it came before, where a browser posts one by itself, and the page of
   * its refusal.
   */
  form?: { read: typeof readForm; identify: typeof formCreationOf; notSent: string };
  /** The address of the request; its host is without meaning. */
  address: URL;
  /** The header that a good answer carries. */
  cacheControl: string;
  /** The failure that the call was counted as, before it was looked at. */
  guess?: Slowed;
  /** The input was good, and the handler has begun. */
  isReached?: true;
  /** What the owner's activity is to say of the request; its outcome comes last. */
  activity?: Omit<ActivityEntry, 'outcome'>;
}

/** A middleware of `handle`: it sees the event as `Event` and the response as `Result`. */
export type Middleware<Event, Result = unknown> = MiddlewareObj<Event, Result, Error, Context, Internal>;
