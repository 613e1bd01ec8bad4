import type { ZodMiniType } from 'zod/mini';
import type { AttemptLimit } from '../domain/limits/attempts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** In API Gateway's format, such as `GET /courses/{id}`. Routes are used as keys in every layer. */
export type RouteKey = `${Method} /${string}`;

export type PathParameters<K> = K extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & PathParameters<Rest>
  : unknown;

export interface Endpoint {
  route: RouteKey;
  /** `admin` and `buyer` routes have separate authorizers. A buyer's session covers a single order. */
  auth: 'public' | 'buyer' | 'admin';
  summary: string;
  /** The default is 200. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** A read that's sent as POST, because its body contains personal data that must not appear in URLs or logs. */
  reads?: true;
  body?: ZodMiniType;
  /** Also accepts a form posted without JavaScript, and redirects the browser to a page. */
  form?: FormPost;
  /** Passes the body to the handler as bytes, because it isn't JSON or its signature covers the exact bytes. */
  raw?: RawBody;
  /** Replaces the messages for missing required fields. */
  incomplete?: string;
  /** Doesn't include a list's `limit` and `cursor`. */
  query?: ZodMiniType;
  /** For a list, the schema of a single item. */
  response?: ZodMiniType;
  /** The media types of a downloaded file. */
  file?: readonly string[];
  /** Returns an array in pages of at most this many items. Callers can ask for fewer with `?limit=`. */
  list?: number;
  /** CloudFront may serve visitors a response that's up to a minute old. The owner always gets a fresh one. */
  cached?: true;
  /** Requires `If-Match` with the version that was read. Returns 412 if the stored version is different. */
  conditional?: true;
  /** Per IP address. Calls over the limit get a 429. */
  limit?: AttemptLimit;
  /** If the owner has set up a second factor, a code must have been entered within the last ten minutes. */
  proof?: true;
  /**
   * Accepts an `Idempotency-Key`. A retry with the same key and body creates nothing new and returns the same response.
   */
  idempotent?: true;
}

export interface RawBody {
  mediaTypes: readonly string[];
  /** The default is 64 KB. */
  mostBytes?: number;
  /** Required headers that authenticate the body. Names are in lower case. */
  headers?: readonly string[];
  optionalHeaders?: readonly string[];
}

type FormPost = { sent: `/${string}` } & (
  | { nameOf: (fields: URLSearchParams) => FormName }
  /** A page that can show the current state. */
  | { notSent: `/${string}` }
);

export type FormName = 'course' | 'enquiry' | 'pmp' | 'review' | 'complaint' | 'callback';

export const formType = 'application/x-www-form-urlencoded';

/** The page accepts `?fields=<name>,<name>#<name>` or `?reason=<reason>#<reason>`. */
export const formNotSent = (name: FormName) => `/form-not-sent/${name}` as const;

/** `busy` means too many forms from one address, and `later` a failure on our side. */
export type FormNotSentReason = 'busy' | 'later';

export type FormEndpoint = Endpoint & Required<Pick<Endpoint, 'body' | 'form'>>;

/** True for the admin's changes and exports, which are recorded in the activity log. */
export const leavesActivity = ({ auth, proof, reads, route }: Endpoint): boolean =>
  auth === 'admin' && (proof === true || !(reads || route.startsWith('GET ')));
