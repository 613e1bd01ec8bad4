import type { Operation } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { definitionOf } from '../definitions.ts';
import { type Json, outputSchema } from './schemas.ts';

/** Includes the errors that API Gateway returns itself, which have a different schema. */
export const responses = ({ name, endpoint }: Operation): Json => {
  const { route, auth, body, raw, idempotent, conditional, proof } = endpoint;
  const isCounted = auth !== 'admin' && !route.startsWith('GET ');
  const hasBody = Boolean(body || raw);
  const callsRazorpay = definitionOf(name).grants.secrets?.includes('razorpay');
  const isLogin = name === 'startSession';
  const opensLink = endpoint.limit?.action === 'order-link';
  return {
    ...success(endpoint),
    ...(endpoint.form && {
      303: {
        description: `The only response to a form, apart from 403. Redirects to a page, which is ${endpoint.form.sent} if the form was accepted.`,
        headers: {
          Location: location,
          'Retry-After': {
            ...wait,
            description: 'Seconds to wait, if this IP address has sent too many forms.',
          },
        },
      },
    }),
    400: refusal('The request is invalid.', 'both'),
    ...(auth !== 'public' && { 401: refusal('Not signed in.', 'gateway') }),
    ...(opensLink && { 401: refusal("The link doesn't work.", 'api') }),
    ...(isLogin && { 401: refusal('The password is wrong.', 'api') }),
    403: refusal(
      `${[
        "The call didn't come from the site itself",
        ...(auth !== 'public' ? ['the session has expired or is invalid'] : []),
        ...(proof ? ['a code is required'] : []),
      ].join(', or ')}.`,
      'both',
    ),
    404: refusal(route.includes('{') ? 'Not found.' : "This address doesn't exist.", 'both'),
    ...((idempotent || route.includes('{') || (auth !== 'public' && !route.startsWith('GET '))) && {
      409: refusal(
        'The request conflicts with stored data, or the Idempotency-Key has been used with another body.',
        'api',
      ),
    }),
    ...(endpoint.file && {
      410: refusal('The file has been deleted, or the draft has been withdrawn.', 'api'),
    }),
    ...(opensLink && { 410: refusal('The link has expired or been replaced by a newer one.', 'api') }),
    ...(conditional && { 412: refusal('The resource has changed since the version in `If-Match`.', 'api') }),
    413: refusal('The body is too large.', 'both'),
    ...(hasBody && { 415: refusal('Unsupported media type.', 'api') }),
    429: {
      ...refusal(
        isCounted
          ? 'Too many calls from this IP address, about this order, or in total. For the first two, `Retry-After` says how long to wait.'
          : 'Too many calls in total.',
        isCounted ? 'both' : 'gateway',
      ),
      ...(isCounted && {
        headers: {
          'Retry-After': wait,
        },
      }),
    },
    500: refusal('An internal error. `detail` contains a number to quote to support.', 'both'),
    ...(callsRazorpay && { 502: refusal("Razorpay didn't respond, or sent an invalid response.", 'api') }),
    503: refusal("A required service didn't respond in time. Try again.", 'both'),
  };
};

const statusTexts = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted. The response is always the same.',
  204: 'Done. The response has no body.',
  303: 'Redirects to `Location`.',
};

function success({ status = 200, response, list, file }: Endpoint): Json {
  const schema = response && outputSchema(response);
  return {
    [status]: {
      description: statusTexts[status],
      ...(list !== undefined && {
        headers: {
          Link: {
            description: 'The next page, as `<…?cursor=…>; rel="next"`, if there may be more items.',
            schema: { type: 'string' },
          },
        },
      }),
      ...(status === 303 && {
        headers: { Location: location },
      }),
      ...(file && {
        headers: {
          'Content-Disposition': {
            description: "`attachment`, with the file's name.",
            schema: { type: 'string' },
          },
        },
        content: Object.fromEntries(file.map((type) => [type, {}])),
      }),
      ...(schema && { content: json(list === undefined ? schema : { type: 'array', items: schema }) }),
    },
  };
}

const location: Json = {
  description: 'A path on the site.',
  schema: { type: 'string' },
};

const wait: Json = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };

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
