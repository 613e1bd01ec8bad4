import type { ZodMiniType } from 'zod/mini';
import type { AttemptLimit } from '../domain/limits/attempts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** API Gateway's own name for a route, such as `GET /courses/{id}`. Every layer finds a route by this key. */
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
  /** The status of a good answer; 200 unless said. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Changes nothing although it is no GET: its body holds what must stand in no log and no address. */
  reads?: true;
  /** The JSON body of the request. */
  body?: ZodMiniType;
  /** Also takes the body as a form that a browser posts without a script; the answer is then a page. */
  form?: FormPost;
  /** Hands the handler the bytes of the body, because they are no JSON of ours or are signed. */
  raw?: RawBody;
  /** The sentence for any missing required field, in place of a sentence for each field. */
  incomplete?: string;
  /** The parameters of the query string, but for the `limit` and `cursor` of a list. */
  query?: ZodMiniType;
  /** The JSON body of a good answer; for a list, one item of the array. */
  response?: ZodMiniType;
  /** The media types of the file that a good answer downloads. */
  file?: readonly string[];
  /** Answers an array, paged by cursor: this many items at most, or fewer by `?limit=`. */
  list?: number;
  /** CloudFront may answer visitors with an answer up to a minute old; the owner always gets a new answer. */
  cached?: true;
  /** Takes an `If-Match` with the version that the caller read: where another version is stored, the answer is 412. */
  conditional?: true;
  /** How often one address may call it; above that, the answer is 429. */
  limit?: AttemptLimit;
  /** Where the owner has a second factor, asks for it again when its last proof is older than ten minutes. */
  proof?: true;
  /** Takes an `Idempotency-Key`: the same key with the same body creates once and answers the same. */
  idempotent?: true;
}

/** A body that reaches the handler as bytes. */
export interface RawBody {
  /** The media types in which the body may come. */
  mediaTypes: readonly string[];
  /** The most bytes of the body; 64 KB unless said. */
  mostBytes?: number;
  /** Headers that the handler needs to trust the body, in lower case. */
  headers?: readonly string[];
  /** Headers that tell the handler more of the body and may be missing, in lower case. */
  optionalHeaders?: readonly string[];
}

/** A form that a browser posts without a script. It has the fields of the body, which are all texts or numbers. */
interface FormPost {
  /** The page that says that the form arrived. */
  sent: `/${string}`;
  /** Names the form by its fields as they came, because each form fails in words of its own. */
  nameOf: (fields: URLSearchParams) => FormName;
}

/** The forms that fail in words of their own (`web/forms/failures.ts`). */
export type FormName = 'course' | 'reservation' | 'enquiry' | 'pmp' | 'review' | 'complaint' | 'callback';

/** The media type of a form that a browser posts without a script. */
export const formType = 'application/x-www-form-urlencoded';

/** The page that says why a form did not arrive: `?fields=<name>,<name>#<name>` or `?reason=<reason>#<reason>`. */
export const formNotSent = (name: FormName) => `/form-not-sent/${name}` as const;

/** Reasons that concern no field: too many forms from one address for now, or a failure of ours. */
export type FormNotSentReason = 'busy' | 'later';

/** An endpoint that also takes a form. */
export type FormEndpoint = Endpoint & Required<Pick<Endpoint, 'body' | 'form'>>;

/** Whether the owner's activity notes a call: it changes something, or exports much. */
export const leavesActivity = ({ auth, proof, reads, route }: Endpoint): boolean =>
  auth === 'admin' && (proof === true || !(reads || route.startsWith('GET ')));
