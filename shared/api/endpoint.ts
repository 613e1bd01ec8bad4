import type { ZodMiniType } from 'zod/mini';
import type { AttemptLimit } from '../domain/limits/attempts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** API Gateway's name for a route, such as `GET /courses/{id}`. Every layer uses it as key. */
export type RouteKey = `${Method} /${string}`;

/** Such as `{ id: string }`; `unknown` if there are none. */
export type PathParameters<K> = K extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & PathParameters<Rest>
  : unknown;

export interface Endpoint {
  route: RouteKey;
  /** `admin` and `buyer` routes each have an authorizer; a buyer has opened one order. */
  auth: 'public' | 'buyer' | 'admin';
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** A read sent as POST, because its body has personal data that must not appear in URLs or logs. */
  reads?: true;
  body?: ZodMiniType;
  /** Also accepts a form that a browser posts without JavaScript; the response is then a page. */
  form?: FormPost;
  /** Passes the bytes to the handler, because they aren't JSON or are signed. */
  raw?: RawBody;
  /** Replaces the messages for missing required fields. */
  incomplete?: string;
  /** Without `limit` and `cursor` of a list. */
  query?: ZodMiniType;
  /** For a list, one item. */
  response?: ZodMiniType;
  /** Media types of a downloaded file. */
  file?: readonly string[];
  /** Returns an array, paged by cursor: at most this many items, or `?limit=`. */
  list?: number;
  /** CloudFront may serve visitors a response up to a minute old, but never the owner. */
  cached?: true;
  /** Requires `If-Match` with the version that was read; returns 412 if a different version is stored. */
  conditional?: true;
  /** Per IP address; above that, 429. */
  limit?: AttemptLimit;
  /** If the owner has a second factor, requires a code from the last ten minutes. */
  proof?: true;
  /**
   * Accepts an `Idempotency-Key`: repeating a call with the same key and body creates nothing new and returns the
   * same response.
   */
  idempotent?: true;
}

export interface RawBody {
  mediaTypes: readonly string[];
  /** 64 KB by default. */
  mostBytes?: number;
  /** Required headers that authenticate the body, in lower case. */
  headers?: readonly string[];
  /** Optional headers that describe the body, in lower case. */
  optionalHeaders?: readonly string[];
}

/** Posted without JavaScript. Its fields are strings or numbers. */
interface FormPost {
  /** The page shown after success. */
  sent: `/${string}`;
  /** From the sent fields, because each form has its own failure text. */
  nameOf: (fields: URLSearchParams) => FormName;
}

/** Forms with their own failure text (`web/forms/failures.ts`). */
export type FormName = 'course' | 'reservation' | 'enquiry' | 'pmp' | 'review' | 'complaint' | 'callback';

export const formType = 'application/x-www-form-urlencoded';

/** `?fields=<name>,<name>#<name>` or `?reason=<reason>#<reason>`. */
export const formNotSent = (name: FormName) => `/form-not-sent/${name}` as const;

/** Too many forms from one address, or a failure on our side. */
export type FormNotSentReason = 'busy' | 'later';

export type FormEndpoint = Endpoint & Required<Pick<Endpoint, 'body' | 'form'>>;

/** Changes and exports are recorded in the owner's activity. */
export const leavesActivity = ({ auth, proof, reads, route }: Endpoint): boolean =>
  auth === 'admin' && (proof === true || !(reads || route.startsWith('GET ')));
