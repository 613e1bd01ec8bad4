import { type Operation, operations } from '#shared/api/contract.ts';
import { brand } from '#shared/brand.ts';
import { orderCookie, sessionCookie } from '#shared/edge.ts';
import { operationObject } from './operation.ts';
import { type Json, schemas } from './schemas.ts';

export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: `${brand.name} API`,
    version: '1.0.0',
    description:
      "The API is on the site's own origin, under `/api`. Bodies are limited to 64 KB, strings are trimmed, and unknown JSON fields are ignored.",
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: `${brand.origin}/api` }],
  tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
  paths: paths(),
  components: {
    schemas,
    securitySchemes: {
      owner: {
        type: 'apiKey',
        in: 'cookie',
        name: sessionCookie,
        description: 'The admin session cookie, set by `POST /admin/session`.',
      },
      buyer: {
        type: 'apiKey',
        in: 'cookie',
        name: orderCookie,
        description: 'The session cookie for one order, set by `POST /orders/session`.',
      },
    },
  },
});

function paths(): Record<string, Record<string, Json>> {
  const result: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.endpoint.route.split(' ');
    result[path] ??= {};
    result[path][method.toLowerCase()] = { tags: [tagOf(operation)], ...operationObject(operation) };
  }
  return result;
}

const tagOf = ({ file }: Operation): string => file.split('/')[1] ?? '';

if (import.meta.main) console.log(JSON.stringify(openApi(), null, 2));
