import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApi } from '#infra/openapi/openapi.ts';
import { operations } from '#shared/api/contract.ts';

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
    // By its command line: the package is an ES module, which Jest would have to be taught to transform.
    const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [validator, file]);
    expect(JSON.parse(stdout)).toEqual({ valid: true });
    expect(openapi).toBe('3.1.0');
    await rm(folder, { recursive: true });
  });

  it('describes every operation of the contract, and nothing else', () => {
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(routes.sort()).toEqual(operations.map(({ endpoint, name }) => `${endpoint.route} ${name}`).sort());
  });

  it.each(operations.map(({ endpoint }) => endpoint))(
    'says of $route what it takes and answers',
    (endpoint) => {
      const operation = described(endpoint.route);
      expect(operation.security).toEqual(endpoint.auth === 'admin' ? [{ owner: [] }] : undefined);
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.raw));
      const success = operation.responses[endpoint.status ?? 200];
      expect(Boolean(success?.content)).toBe(Boolean(endpoint.response));
    },
  );

  it('groups operations by resource', () => {
    expect(described('GET /interview-questions').tags).toEqual(['interview-questions']);
  });

  it('tells how lists are paged', () => {
    expect(parametersOf('GET /admin/enquiries')).toEqual(['suspected', 'limit', 'cursor']);
    expect(described('GET /admin/enquiries').responses[200]?.headers).toHaveProperty('Link');
    expect(parametersOf('GET /courses/{id}')).toEqual(['id']);
  });

  it('tells which creations may be repeated', () => {
    expect(parametersOf('POST /reviews')).toEqual(['Idempotency-Key']);
    expect(parametersOf('POST /admin/session')).toEqual([]);
  });

  it('tells which changes mind the version, and which bodies may be left out', () => {
    expect(parametersOf('PUT /courses/{id}')).toEqual(['id', 'If-Match']);
    expect(described('PUT /courses/{id}')).toMatchObject({
      requestBody: { required: true },
      responses: { 412: expect.anything() },
    });
    expect(described('PATCH /reviews/{id}/toggle')).toMatchObject({ requestBody: { required: false } });
  });

  it("keeps the reviewer's email out of the public list", () => {
    const text = JSON.stringify(described('GET /reviews/public'));
    expect(text).toContain('"rating"');
    expect(text).not.toContain('email');
  });
});
