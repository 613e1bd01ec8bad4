import { safeParse } from 'zod/mini';
import type { Operation } from '#shared/api/contract.ts';
import { type Endpoint, formType } from '#shared/api/endpoint.ts';
import { responses } from './responses.ts';
import { formSchema, inputSchema, type Json } from './schemas.ts';

export const operationObject = ({ name, endpoint, file }: Operation): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.auth === 'admin' && { security: [{ owner: [] }] }),
  ...(endpoint.auth === 'buyer' && { security: [{ buyer: [] }] }),
  parameters: [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...pageParameters(endpoint),
    ...headerParameters(endpoint),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: !isOptional(endpoint.body),
      content: {
        ...json(inputSchema(endpoint.body)),
        ...(endpoint.form && { [formType]: { schema: formSchema(endpoint.body) } }),
      },
    },
  }),
  ...(endpoint.raw && {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        endpoint.raw.mediaTypes.map((type) => [type, { schema: { type: 'object' } }]),
      ),
    },
  }),
  responses: responses({ name, endpoint, file }),
});

const pathParameters = ({ route }: Endpoint): Json[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
  }));

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
    ...(required.includes(name) && { required: true }),
  }));
}

const pageParameters = ({ list }: Endpoint): Json[] =>
  list === undefined
    ? []
    : [
        {
          name: 'limit',
          in: 'query',
          description: `Maximum number of items, capped at ${list}.`,
          schema: { type: 'integer', minimum: 1, maximum: 999_999, default: list },
        },
        {
          name: 'cursor',
          in: 'query',
          description: "The cursor from the previous page's `Link` header.",
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{32,150}$' },
        },
      ];

const isOptional = (body: NonNullable<Endpoint['body']>) => safeParse(body, undefined).success;

const headerParameters = ({ idempotent, conditional, raw }: Endpoint): Json[] => [
  ...(raw?.headers ?? []).map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  ...(raw?.optionalHeaders ?? []).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
  ...(idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Makes retries safe: repeating a call with the same key and body creates nothing new and returns the same response.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        },
      ]
    : []),
  ...(conditional
    ? [
        {
          name: 'If-Match',
          in: 'header',
          description:
            'The version you read, in quotes. The call fails with 412 if a different version is stored.',
          schema: { type: 'string', pattern: '^("\\d{1,9}"|\\*)$' },
        },
      ]
    : []),
];

const json = (schema: Json): Json => ({ 'application/json': { schema } });
