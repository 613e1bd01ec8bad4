import { type core, type output, safeParse, type ZodMiniType } from 'zod/mini';
import type { Endpoint, PathParameters } from '#shared/api/endpoint.ts';
import type { AdminSession, OrderSession } from '../access/sessions.ts';
import { invalid, notFound, stale } from '../errors.ts';
import type { Creation } from '../table/creation.ts';
import type { PageQuery } from '../table/page.ts';
import { type Raw, readJson, readRaw } from './body.ts';
import type { Call, Event, Form } from './call.ts';
import { creationOf } from './creation.ts';
import { pageQueryOf } from './page-query.ts';
import { viewerAddress } from './viewer-address.ts';

export interface Input<E extends Endpoint = Endpoint> {
  body: E extends { body: infer Schema } ? output<Schema> : undefined;
  path: PathParameters<E['route']>;
  raw: E extends { raw: object } ? Raw : undefined;
  query: E extends { query: infer Schema } ? output<Schema> : undefined;
  page: E extends { list: number } ? PageQuery : undefined;
  creation: E extends { idempotent: true } ? Creation : undefined;
  /** The version in `If-Match`, or undefined if the caller didn't send one. */
  expected: E extends { conditional: true } ? number | undefined : undefined;
  session: E extends { auth: 'admin' }
    ? AdminSession
    : E extends { auth: 'buyer' }
      ? OrderSession
      : undefined;
  cookies: readonly string[];
  /** The visitor's IP address as seen by CloudFront. For IPv6, this is the /64 network. */
  address: string;
}

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

// All buyers use the same routes, so the order's ID keeps one buyer's idempotency key from matching another buyer's
// entry.
const orderOf = (session?: AdminSession | OrderSession) =>
  session && 'orderId' in session ? [session.orderId] : [];

const isMissing = (schema: ZodMiniType, { body }: Event) => !body && safeParse(schema, undefined).success;

function readBody(
  schema: ZodMiniType,
  event: Event,
  { form, incomplete }: { form: Form | undefined; incomplete: string | undefined },
): unknown {
  if (isMissing(schema, event)) return undefined;
  const value = (form?.read ?? readJson)(event, schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be a JSON object.');
  return parseFields(schema, value, incomplete);
}

function parseFields(schema: ZodMiniType, value: unknown, incomplete?: string): unknown {
  const parsed = safeParse(schema, value, { error: defaultMessage });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  const isIncomplete = errors.some(({ message }) => message.endsWith(' is required.'));
  const messages = errors.map(({ message }) => message).join(' ');
  throw invalid((isIncomplete && incomplete) || messages, errors);
}

const defaultMessage = ({ path = [] }: core.$ZodRawIssue) =>
  `The field ${path.join('.')} can’t have this value.`;

/**
 * Reads `If-Match: "3"` (RFC 9110). Returns undefined if the header is missing or `*`, and throws `stale` if the
 * version is invalid.
 */
function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  if (version === undefined) throw stale('If-Match must be a version such as "3".');
  return Number(version);
}

function pathOf(event: Event): Record<string, string | undefined> {
  // API Gateway leaves these out if the route has no parameters, and other gateways send null.
  const pathParameters = event.pathParameters ?? {};
  const wellFormed = Object.values(pathParameters).every((value) => value && /^[\w-]{1,100}$/.test(value));
  if (!wellFormed) throw notFound('There is nothing at this address.');
  return pathParameters;
}
