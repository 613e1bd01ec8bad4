import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApi } from '#infra/openapi/openapi.ts';
import { operations } from '#shared/api/contract.ts';
import { type Endpoint, formType } from '#shared/api/endpoint.ts';
import { listedRupees } from '#shared/domain/orders/pricing.ts';
import { noticeVersion } from '#shared/policies.ts';

interface Bodies {
  content: Record<string, { schema: object }>;
}

interface Described {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { headers?: object; content?: object }>;
}

const { openapi, paths } = openApi() as unknown as {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
};

const described = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${route} is not described.`);
  return operation;
};

const parametersOf = (route: string) => described(route).parameters.map(({ name }) => name);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(openApi()));
    // Run as a command, because Jest can't load this ES module.
    const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [validator, file]);
    expect(JSON.parse(stdout)).toEqual({ valid: true });
    expect(openapi).toBe('3.1.0');
    await rm(folder, { recursive: true });
  });

  it('describes exactly the operations of the contract', () => {
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(routes.sort()).toEqual(operations.map(({ endpoint, name }) => `${endpoint.route} ${name}`).sort());
  });

  it.each(operations.map(({ endpoint }) => endpoint))(
    'describes the input and output of $route',
    (endpoint) => {
      const operation = described(endpoint.route);
      expect(operation.security).toEqual(
        { admin: [{ owner: [] }], buyer: [{ buyer: [] }], public: undefined }[endpoint.auth],
      );
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.raw));
      const success = operation.responses[endpoint.status ?? 200];
      expect(Object.keys(success?.content ?? {})).toEqual(
        endpoint.file ?? (endpoint.response ? [gateways] : []),
      );
    },
  );

  it('groups operations by resource', () => {
    expect(described('GET /interview-questions').tags).toEqual(['interview-questions']);
  });

  it('describes how lists are paged', () => {
    expect(parametersOf('GET /admin/enquiries')).toEqual(['segment', 'limit', 'cursor']);
    expect(described('GET /admin/enquiries').responses[200]?.headers).toHaveProperty('Link');
    expect(parametersOf('GET /courses/{id}')).toEqual(['id']);
  });

  it('shows which POST requests can be repeated', () => {
    expect(parametersOf('POST /reviews')).toEqual(['Idempotency-Key']);
    expect(parametersOf('POST /admin/session')).toEqual([]);
  });

  it('shows which changes check the version, and which bodies are optional', () => {
    expect(parametersOf('PUT /courses/{id}')).toEqual(['id', 'email', 'If-Match']);
    expect(described('PUT /courses/{id}')).toMatchObject({
      requestBody: { required: true },
      responses: { 412: expect.anything() },
    });
    expect(described('PATCH /reviews/{id}/toggle')).toMatchObject({ requestBody: { required: false } });
  });

  const contentOf = (route: string, status: number) =>
    Object.keys(described(route).responses[status]?.content ?? {}).sort();
  const ours = 'application/problem+json';
  const gateways = 'application/json';

  it('lists every error with its media types, and no default response', () => {
    for (const { endpoint } of operations) {
      const { responses } = described(endpoint.route);
      expect(Object.keys(responses)).not.toContain('default');
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['403', '429', '500', '503']));
      expect(contentOf(endpoint.route, 401)).toEqual(
        endpoint.auth !== 'public' ? [gateways] : provesItself(endpoint) ? [ours] : [],
      );
      const isCounted = endpoint.auth !== 'admin' && !endpoint.route.startsWith('GET ');
      expect(contentOf(endpoint.route, 429)).toEqual(isCounted ? [gateways, ours] : [gateways]);
      expect(Object.keys(responses[429]?.headers ?? {})).toEqual(isCounted ? ['Retry-After'] : []);
    }
    expect(contentOf('GET /admin/orders', 403)).toEqual([gateways, ours]);
    expect(contentOf('POST /create-order', 502)).toEqual([ours]);
    expect(contentOf('POST /courses', 502)).toEqual([]);
  });

  it('shows which bodies can be forms, with no other fields, and that forms return a page', () => {
    const taking = operations.filter(({ endpoint }) => endpoint.form).map(({ endpoint }) => endpoint.route);
    expect(taking.toSorted()).toEqual([
      'POST /callbacks',
      'POST /complaints',
      'POST /enquiries',
      'POST /enquiries/certification',
      'POST /order/bookings',
      'POST /order/bookings/{id}',
      'POST /reviews',
    ]);
    for (const route of taking) {
      const { requestBody, responses } = described(route);
      const json = (requestBody as Bodies).content[gateways];
      expect(requestBody).toMatchObject({
        content: { [formType]: { schema: { ...json?.schema, additionalProperties: false } } },
      });
      expect(Object.keys(responses[303]?.headers ?? {})).toEqual(['Location', 'Retry-After']);
    }
  });

  it('describes page limits, required headers, listed amounts and the format of a phone number', () => {
    const parameter = (route: string, name: string) =>
      described(route).parameters.find((each) => each.name === name);
    expect(parameter('GET /courses', 'limit')).toMatchObject({ schema: { minimum: 1, maximum: 999_999 } });
    expect(parameter('GET /courses', 'cursor')).toMatchObject({ schema: { pattern: expect.any(String) } });
    expect(parameter('POST /webhooks/razorpay', 'x-razorpay-signature')).toMatchObject({ required: true });
    const notices = Array.from({ length: noticeVersion }, (_, before) => String(before + 1));
    expect(parameter('PUT /order/files/{id}', 'noticeVersion')).toMatchObject({ schema: { enum: notices } });
    const body = (route: string) => JSON.stringify(described(route).requestBody);
    const amounts = [...listedRupees()].toSorted((a, b) => a - b);
    expect(body('POST /create-order')).toContain(`"amount":{"type":"number","enum":[${amounts}]}`);
    expect(body('POST /user')).toMatch(/"mobile":\{[^}]*"pattern":/);
    expect(body('POST /enquiries')).toMatch(/"phoneNumber":\{[^}]*"pattern":/);
  });

  it('uses portable patterns: no named classes and no lookaround', () => {
    const patterns = [...JSON.stringify(paths).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text]) => text,
    );
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((text) => /\\p\{|\(\?[=!<]/.test(text ?? ''))).toEqual([]);
  });

  it('keeps the reviewer’s email out of the public list', () => {
    const text = JSON.stringify(described('GET /reviews/public'));
    expect(text).toContain('"rating"');
    expect(text).not.toContain('email');
  });
});

const provesItself = ({ route, limit }: Endpoint) =>
  route === 'POST /admin/session' || limit?.action === 'order-link';
