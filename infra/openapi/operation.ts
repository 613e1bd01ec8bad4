import type { Operation } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { inputSchema, type Json, outputSchema } from './schemas.ts';

/** One endpoint as an Operation Object, all but its tags. */
export const operationObject = ({ name, endpoint }: Operation): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.auth === 'admin' && { security: [{ owner: [] }] }),
  parameters: [...pathParameters(endpoint), ...pageParameters(endpoint), ...headerParameters(endpoint)],
  ...(endpoint.body && {
    requestBody: { required: true, content: json(inputSchema(endpoint.body)) },
  }),
  responses: { ...success(endpoint), ...refusals(endpoint), default: problem('Anything else.') },
});

const pathParameters = ({ route }: Endpoint): Json[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  }));

const pageParameters = ({ list }: Endpoint): Json[] =>
  list === undefined
    ? []
    : [
        {
          name: 'limit',
          in: 'query',
          description: `Items at most; more than ${list} counts as ${list}.`,
          schema: { type: 'integer', minimum: 1, default: list },
        },
        {
          name: 'cursor',
          in: 'query',
          description: 'Where the page before ended, out of its `Link` header.',
          schema: { type: 'string' },
        },
      ];

const headerParameters = ({ idempotent }: Endpoint): Json[] =>
  idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Makes a repeat harmless: the same key with the same body creates once and answers the same.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        },
      ]
    : [];

const statusTexts = { 200: 'Done.', 201: 'Created.', 204: 'Done; there is no body.' };

function success({ status = 200, response, list }: Endpoint): Json {
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
      ...(schema && { content: json(list === undefined ? schema : { type: 'array', items: schema }) }),
    },
  };
}

const refusals = ({ route, auth, body, list, idempotent }: Endpoint): Json => ({
  ...((body || list !== undefined) && { 400: problem('Something in the request is not valid.') }),
  ...(auth === 'admin' && {
    401: refusal('Nobody is signed in.'),
    403: refusal('The session is over or forged.'),
  }),
  ...(route.includes('{') && { 404: problem('There is no such thing.') }),
  ...(idempotent && { 409: problem('It exists already, or the Idempotency-Key was used for another body.') }),
  ...(body && { 413: problem('The body is too large.'), 415: problem('The body is not JSON.') }),
});

const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const refusal = (description: string): Json => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });
