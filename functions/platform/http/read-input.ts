import { type core, type output, safeParse, type ZodMiniType } from 'zod/mini';
import type { Endpoint, PathParameters } from '#shared/api/endpoint.ts';
import type { OrderSession, OwnerSession } from '../access/sessions.ts';
import { invalid, notFound, stale } from '../errors.ts';
import type { Creation } from '../table/creation.ts';
import type { PageQuery } from '../table/page.ts';
import { type Raw, readJson, readRaw } from './body.ts';
import type { Call, Event, Form } from './call.ts';
import { creationOf } from './creation.ts';
import { pageQueryOf } from './page-query.ts';
import { viewerAddress } from './viewer-address.ts';

/** A handler's input: the request as the contract describes it, without the rest of the event. */
export interface Input<E extends Endpoint = Endpoint> {
  body: E extends { body: infer Schema } ? output<Schema> : undefined;
  /** The route's parameters, such as `{ id }`, each of 1 to 100 letters, digits, `_` and `-`. */
  path: PathParameters<E['route']>;
  raw: E extends { raw: object } ? Raw : undefined;
  query: E extends { query: infer Schema } ? output<Schema> : undefined;
  page: E extends { list: number } ? PageQuery : undefined;
  creation: E extends { idempotent: true } ? Creation : undefined;
  /** The version that must still be stored; undefined where the caller names no version. */
  expected: E extends { conditional: true } ? number | undefined : undefined;
  session: E extends { auth: 'admin' }
    ? OwnerSession
    : E extends { auth: 'customer' }
      ? OrderSession
      : undefined;
  /** The request's cookies (`name=value`). */
  cookies: readonly string[];
  /** The visitor's address as the edge saw it; for IPv6 the /64 network. */
  address: string;
}

/** Turns the event into the handler's input. Throws where it does not fit the contract. */
export function readInput(endpoint: Endpoint, { event, form }: Call): Input {
  const body = endpoint.body && readBody(endpoint.body, event, { form, incomplete: endpoint.incomplete });
  const path = pathOf(event);
  const key = event.headers['idempotency-key'];
  const session = event.requestContext.authorizer?.lambda;
  const identify = (route: string) =>
    form && key === undefined ? form.identify(route, body) : creationOf(route, key, body);
  return {
    body,
    raw: endpoint.raw && readRaw(event, endpoint.raw),
    path,
    query: endpoint.query && parseFields(endpoint.query, event.queryStringParameters ?? {}),
    page: endpoint.list === undefined ? undefined : pageQueryOf(event.queryStringParameters, endpoint.list),
    creation:
      endpoint.idempotent &&
      identify([endpoint.route, ...orderOf(session), ...Object.values(path)].join('\n')),
    expected: endpoint.conditional && expectedVersion(event.headers['if-match']),
    session,
    cookies: event.cookies ?? [],
    address: viewerAddress(event.headers),
  } as unknown as Input;
}

// Buyers share their routes, so a buyer's key must not find what another buyer has created.
const orderOf = (session?: OwnerSession | OrderSession) =>
  session && 'orderId' in session ? [session.orderId] : [];

// Whether an optional body is missing.
const isLeftOut = (schema: ZodMiniType, { body }: Event) => !body && safeParse(schema, undefined).success;

function readBody(
  schema: ZodMiniType,
  event: Event,
  { form, incomplete }: { form: Form | undefined; incomplete: string | undefined },
): unknown {
  if (isLeftOut(schema, event)) return undefined;
  const value = (form?.read ?? readJson)(event, schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be a JSON object.');
  return parseFields(schema, value, incomplete);
}

function parseFields(schema: ZodMiniType, value: unknown, incomplete?: string): unknown {
  const parsed = safeParse(schema, value, { error: withoutSentence });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  const isIncomplete = errors.some(({ message }) => message.endsWith(' is required.'));
  const messages = errors.map(({ message }) => message).join(' ');
  throw invalid((isIncomplete && incomplete) || messages, errors);
}

/** The message where a schema has none of its own. */
const withoutSentence = ({ path = [] }: core.$ZodRawIssue) =>
  `The field ${path.join('.')} cannot have this value.`;

/** Reads `If-Match: "3"`. Undefined without the header and for `*`; throws `stale` for a text that is no version (RFC 9110). */
function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  if (version === undefined) throw stale('The If-Match is not a version such as "3".');
  return Number(version);
}

function pathOf(event: Event): Record<string, string | undefined> {
  // API Gateway leaves the parameters out where a route has none; other gateways send null.
  const pathParameters = event.pathParameters ?? {};
  const wellFormed = Object.values(pathParameters).every((value) => value && /^[\w-]{1,100}$/.test(value));
  if (!wellFormed) throw notFound('There is nothing at this address.');
  return pathParameters;
}
