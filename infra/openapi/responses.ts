import type { Operation } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { definitionOf } from '../definitions.ts';
import { type Json, outputSchema } from './schemas.ts';

/** Every answer of an operation: by its Lambda, and by API Gateway, whose refusals have another body. */
export const responses = ({ name, endpoint }: Operation): Json => {
  const { route, auth, body, raw, idempotent, conditional, proof } = endpoint;
  const isCounted = auth !== 'admin' && !route.startsWith('GET ');
  const hasBody = Boolean(body || raw);
  const asksRazorpay = definitionOf(name).grants.secrets?.includes('razorpay');
  const isLogin = name === 'startSession';
  const opensLink = endpoint.limit?.action === 'order-link';
  return {
    ...success(endpoint),
    ...(endpoint.form && {
      303: {
        description: `The answer to a form, in place of any other but 403: go on to a page, ${endpoint.form.sent} where the form arrived.`,
        headers: {
          Location: location,
          'Retry-After': {
            ...wait,
            description: 'Seconds to wait, where too many forms came from this address.',
          },
        },
      },
    }),
    400: refusal('Something in the request is not valid.', 'both'),
    ...(auth !== 'public' && { 401: refusal('Nobody is signed in.', 'gateway') }),
    ...(opensLink && { 401: refusal('The link opens nothing.', 'api') }),
    ...(isLogin && { 401: refusal('The password is not the owner’s.', 'api') }),
    403: refusal(
      [
        'The call did not come from the site itself.',
        ...(auth !== 'public' ? ['Or the session is over or forged.'] : []),
        ...(proof ? ['Or a second factor has to be shown again.'] : []),
      ].join(' '),
      'both',
    ),
    404: refusal(
      route.includes('{') ? 'There is no such thing.' : 'There is nothing at this address.',
      'both',
    ),
    ...((idempotent || route.includes('{') || (auth !== 'public' && !route.startsWith('GET '))) && {
      409: refusal('It contradicts what is stored, or the Idempotency-Key was used for another body.', 'api'),
    }),
    ...(endpoint.file && { 410: refusal('The file was deleted, or the draft withdrawn.', 'api') }),
    ...(opensLink && { 410: refusal('The link is too old, or was replaced.', 'api') }),
    ...(conditional && { 412: refusal('It has changed since the version that If-Match names.', 'api') }),
    413: refusal('The body is too large.', 'both'),
    ...(hasBody && { 415: refusal('The body is of another kind.', 'api') }),
    429: {
      ...refusal(
        isCounted
          ? 'Too many calls from this address, about this order, or from all together; the first two say how long to wait.'
          : 'Too many calls from all together.',
        isCounted ? 'both' : 'gateway',
      ),
      ...(isCounted && {
        headers: {
          'Retry-After': wait,
        },
      }),
    },
    500: refusal('Something went wrong; `detail` has a number to ask about.', 'both'),
    ...(asksRazorpay && { 502: refusal('Razorpay does not answer, or gives an unusable answer.', 'api') }),
    503: refusal('A service that the answer needs does not answer in time: ask again.', 'both'),
  };
};

const statusTexts = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the answer tells nothing else.',
  204: 'Done; there is no body.',
  303: 'Go on to `Location`.',
};

function success({ status = 200, response, list, file }: Endpoint): Json {
  const schema = response && outputSchema(response);
  return {
    [status]: {
      description: statusTexts[status],
      ...(list !== undefined && {
        headers: {
          Link: {
            description: 'The next page, as `<…?cursor=…>; rel="next"`, where there may be one.',
            schema: { type: 'string' },
          },
        },
      }),
      ...(status === 303 && {
        headers: { Location: location },
      }),
      ...(file && {
        headers: {
          'Content-Disposition': { description: 'An attachment and its name.', schema: { type: 'string' } },
        },
        content: Object.fromEntries(file.map((type) => [type, {}])),
      }),
      ...(schema && { content: json(list === undefined ? schema : { type: 'array', items: schema }) }),
    },
  };
}

const location: Json = {
  description: 'A path of the site.',
  schema: { type: 'string' },
};

const wait: Json = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };

/** A refusal by our own code, by API Gateway, or by either. */
const refusal = (description: string, by: 'api' | 'gateway' | 'both'): Json => ({
  description,
  content: {
    ...(by !== 'gateway' && {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    }),
    ...(by !== 'api' && json({ $ref: '#/components/schemas/Refusal' })),
  },
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });
