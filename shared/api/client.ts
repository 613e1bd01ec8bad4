import type { input, output } from 'zod/mini';
import { nameInAttachment } from '../domain/work/attachment.ts';
import type { Endpoints } from './contract.ts';
import type { Method, PathParameters } from './endpoint.ts';

/** Only types are imported from the contract, to keep its schemas out of the browser. */

export type Route = keyof Endpoints;

type BodyOf<E> = E extends { body: infer Schema } ? input<Schema> : E extends { raw: object } ? Blob : never;

type QueryOf<E> = (E extends { query: infer Schema } ? input<Schema> : unknown) &
  (E extends { list: number } ? { limit?: number; cursor?: string } : unknown);

type AnswerOf<E> = E extends { response: infer Schema }
  ? E extends { list: number }
    ? output<Schema>[]
    : output<Schema>
  : E extends { file: object }
    ? File
    : undefined;

export type Parameters<K extends Route> = (unknown extends PathParameters<K>
  ? { path?: undefined }
  : { path: PathParameters<K> }) &
  (undefined extends BodyOf<Endpoints[K]>
    ? { body?: BodyOf<Endpoints[K]> }
    : [BodyOf<Endpoints[K]>] extends [never]
      ? { body?: undefined }
      : { body: BodyOf<Endpoints[K]> }) &
  (unknown extends QueryOf<Endpoints[K]> ? { query?: undefined } : { query?: QueryOf<Endpoints[K]> }) & {
    idempotencyKey?: string;
    /** The version that was read, for a `conditional` endpoint. */
    ifMatch?: number;
    signal?: AbortSignal;
  };

export type Data<K extends Route> = AnswerOf<Endpoints[K]>;

export interface Answer<K extends Route> {
  data: Data<K>;
  /** The cursor of the next page of a list. Missing on the last page. */
  next?: string;
}

/** RFC 9457 problem details, with the invalid fields. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
}

export class ApiError extends Error {
  // Fields that the class initialized would need helpers in the oldest browsers.
  declare readonly status: number;
  declare readonly errors: { field: string; message: string }[];
  /** Seconds to wait before retrying, from the `Retry-After` header. */
  declare readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | undefined) {
    // API Gateway's own errors have no `detail`.
    super(problem.detail ?? 'Something went wrong. Please try again.');
    this.name = 'ApiError';
    this.status = status;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

/** Rejects with `ApiError` for an error response, and with `fetch`'s own error if no response arrives. */
export type Call = <K extends Route>(route: K, parameters: Parameters<K>) => Promise<Answer<K>>;

export const createClient =
  (fetch: typeof globalThis.fetch, baseUrl = '/api'): Call =>
  async (route, { path, body, query, idempotencyKey, ifMatch, signal }) => {
    const [method] = route.split(' ') as [Method, string];
    const response = await fetch(urlOf(route, path, query, baseUrl), {
      method,
      headers: {
        ...(body !== undefined && {
          'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await refusal(response);
    const next = nextCursor(response.headers.get('link'));
    return { data: response.status === 204 ? undefined : await bodyOf(response), ...(next && { next }) };
  };

async function bodyOf(response: Response) {
  const disposition = response.headers.get('content-disposition');
  if (disposition === null) return response.json();
  const blob = await response.blob();
  return new File([blob], nameInAttachment(disposition) ?? '', { type: blob.type });
}

export const addressOf = <K extends Route>(
  route: K,
  { path, query }: Pick<Parameters<K>, 'path' | 'query'>,
): string => urlOf(route, path, query, '/api');

const urlOf = (route: Route, path: unknown, query: unknown, baseUrl: string): string =>
  baseUrl + fill(route.replace(/^\w+ /, ''), path) + search(query);

function fill(template: string, path: unknown): string {
  const values = (path ?? {}) as Record<string, string>;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

async function refusal(response: Response): Promise<ApiError> {
  const problem = await response.json().catch(() => ({}));
  const retryAfter = response.headers.get('retry-after');
  return new ApiError(response.status, problem, retryAfter === null ? undefined : Number(retryAfter));
}

function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1];
  return target && (new URLSearchParams(target.split('?')[1]).get('cursor') ?? undefined);
}
