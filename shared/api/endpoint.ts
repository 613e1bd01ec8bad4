import type { ZodMiniType } from 'zod/mini';
import type { AttemptLimit } from '../domain/limits/attempts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** API Gateway's own name for a route, such as `GET /courses/{id}`. It is the key every layer joins on. */
export type RouteKey = `${Method} /${string}`;

/** The parameters in a route's path, such as `{ id: string }`; `unknown` where it has none. */
export type PathParameters<K> = K extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & PathParameters<Rest>
  : unknown;

/** One endpoint: its route, its input and its answer. */
export interface Endpoint {
  route: RouteKey;
  /** `admin` and `customer` routes stand behind an authorizer each; a customer is whoever has opened one order. */
  auth: 'public' | 'customer' | 'admin';
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** Status of a good answer; 200 unless said. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Changes nothing, though it is no GET: what it asks for stands in its body, which no log and no address has. */
  reads?: true;
  /** JSON body of the request. */
  body?: ZodMiniType;
  /** Takes its body also as the form that a browser posts by itself, which is always answered by a page. */
  form?: FormPost;
  /** Takes a body as the bytes it came in, because it is no JSON of ours or its bytes are signed. */
  raw?: RawBody;
  /** The detail of a refusal for want of a required field, in place of a sentence for each. */
  incomplete?: string;
  /** Parameters of the query string; those of a list's pages are not named here. */
  query?: ZodMiniType;
  /** JSON body of a good answer; for a list, of one item of the array. */
  response?: ZodMiniType;
  /** Answers an array, paged by cursor: this many items at most, or fewer by `?limit=`. */
  list?: number;
  /** CloudFront may answer visitors with what it got up to a minute ago; the owner is always answered anew. */
  cached?: true;
  /** Takes an `If-Match` with the version that the caller read: where another is stored, the answer is 412. */
  conditional?: true;
  /** How often one address may call it; above that, the answer is 429. */
  limit?: AttemptLimit;
  /** Where the owner has a second factor, asks for it again when its last proof is older than ten minutes. */
  proof?: true;
  /** Takes an `Idempotency-Key`: the same key with the same body creates once and answers the same. */
  idempotent?: true;
}

/** A body that is handed to the handler unread. */
export interface RawBody {
  /** Those that it may come as. */
  mediaTypes: readonly string[];
  /** Bytes that it can have; 64 KB unless said. */
  mostBytes?: number;
  /** Headers that the handler needs to trust it, in lower case. */
  headers?: readonly string[];
  /** Headers that tell the handler more of it, and may be missing, in lower case. */
  optionalHeaders?: readonly string[];
}

/** A form that a browser posts without a script. Its fields are those of the body, texts and numbers all of them. */
export interface FormPost {
  /** The page that says that it arrived. */
  sent: `/${string}`;
  /** The form that these fields are of, as they came: each fails in words of its own. */
  nameOf: (fields: URLSearchParams) => FormName;
}

/** The forms that fail in words of their own (`web/forms/failures.ts`). */
export type FormName = 'course' | 'reservation' | 'enquiry' | 'pmp' | 'review' | 'complaint' | 'callback';

/** The media type of such a form. */
export const formType = 'application/x-www-form-urlencoded';

/** The page that says why a form did not arrive: `?fields=<name>,<name>#<name>` or `?reason=<reason>#<reason>`. */
export const formNotSent = (name: FormName) => `/form-not-sent/${name}` as const;

/** Reasons that are no field's: too many from one address for now, or a failure of ours. */
export type FormNotSentReason = 'busy' | 'later';

/** An endpoint that also takes a form. */
export type FormEndpoint = Endpoint & Required<Pick<Endpoint, 'body' | 'form'>>;

/** Whether a call is noted in the owner's activity: she changes something, or takes much of it out. */
export const leavesActivity = ({ auth, proof, reads, route }: Endpoint): boolean =>
  auth === 'admin' && (proof === true || !(reads || route.startsWith('GET ')));
