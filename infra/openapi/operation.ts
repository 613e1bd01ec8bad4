import { safeParse } from 'zod/mini';
import type { Operation } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { inputSchema, type Json, outputSchema } from './schemas.ts';

/** One endpoint as an Operation Object, all but its tags. */
export const operationObject = ({ name, endpoint }: Operation): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.auth === 'admin' && { security: [{ owner: [] }] }),
  parameters: [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...pageParameters(endpoint),
    ...headerParameters(endpoint),
  ],
  ...(endpoint.body && {
    requestBody: { required: !isOptional(endpoint.body), content: json(inputSchema(endpoint.body)) },
  }),
  ...(endpoint.raw && {
    requestBody: { required: true, content: { [endpoint.raw.mediaType]: { schema: { type: 'object' } } } },
  }),
  responses: { ...success(endpoint), ...errors(endpoint), default: problem('Anything else.') },
});

const pathParameters = ({ route }: Endpoint): Json[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  }));

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {} } = inputSchema(query) as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

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

const isOptional = (body: NonNullable<Endpoint['body']>) => safeParse(body, undefined).success;

const headerParameters = ({ idempotent, conditional, raw }: Endpoint): Json[] => [
  ...(raw?.headers ?? []).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
  ...(idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Makes a repeat harmless: the same key with the same body creates once and answers the same.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        },
      ]
    : []),
  ...(conditional
    ? [
        {
          name: 'If-Match',
          in: 'header',
          description: 'The version that was read, in quotes. Where another is stored, nothing changes.',
          schema: { type: 'string', pattern: '^("\\d{1,9}"|\\*)$' },
        },
      ]
    : []),
];

const statusTexts = { 200: 'Done.', 201: 'Created.', 204: 'Done; there is no body.', 303: 'Go on there.' };

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
      ...(status === 303 && {
        headers: { Location: { description: 'A path of the site.', schema: { type: 'string' } } },
      }),
      ...(schema && { content: json(list === undefined ? schema : { type: 'array', items: schema }) }),
    },
  };
}

const errors = ({ route, auth, body, raw, query, list, idempotent, conditional }: Endpoint): Json => ({
  ...((body || raw || query || list !== undefined) && {
    400: problem('Something in the request is not valid.'),
  }),
  ...(auth === 'admin' && {
    401: gatewayError('Nobody is signed in.'),
    403: gatewayError('The session is over or forged.'),
  }),
  ...(route.includes('{') && { 404: problem('There is no such thing.') }),
  ...(idempotent && { 409: problem('It exists already, or the Idempotency-Key was used for another body.') }),
  ...(conditional && { 412: problem('It has changed since the version that If-Match names.') }),
  ...((body || raw) && {
    413: problem('The body is too large.'),
    415: problem('The body is of another kind.'),
  }),
});

const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Answered by API Gateway itself, in its own body. */
const gatewayError = (description: string): Json => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });
