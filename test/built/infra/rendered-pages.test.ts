import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { definitionOf } from '#infra/definitions.ts';
import { readManifest, siteFolder } from '#infra/edge/manifest.ts';
import { type LocalDynamodb, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { createEdge } from '#infra/local/aws/edge/edge.ts';
import { readSite } from '#infra/local/aws/edge/site-files.ts';
import { createFunctionUrl } from '#infra/local/aws/function-url.ts';
import type { Load } from '#infra/local/aws/gateway/invoke.ts';
import { setLambdaEnvironment } from '#infra/local/aws/lambda-environment.ts';
import { loadBundle } from '#infra/local/load.ts';
import { emptyBucket } from '../../support/empty-bucket.ts';

const manifest = readManifest();
const files = readSite(siteFolder, manifest);
const course = {
  id: 'one',
  title: 'The only course',
  description: 'Words.',
  price: 1,
  createdAt: '2026-11-22T00:00:00.000Z',
};

let dynamodb: LocalDynamodb;

beforeAll(async () => {
  dynamodb = await startDynamodb();
  await dynamodb.createTable('pages');
  setLambdaEnvironment({
    tableName: 'pages',
    dynamodb: dynamodb.endpoint,
    secretsManager: 'http://127.0.0.1:9',
    razorpay: 'http://127.0.0.1:9',
  });
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const key = { pk: 'COURSE', sk: course.id, gsi1pk: 'COURSE', gsi1sk: `${course.createdAt}#${course.id}` };
  const listed = { gsi2pk: 'LISTED_COURSE', gsi2sk: key.gsi1sk };
  await client.send(new PutCommand({ TableName: 'pages', Item: { ...key, ...listed, ...course } }));
  client.destroy();
});

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

const visit = async (path: string, load: Load = loadBundle) => {
  const renderPage = createFunctionUrl(load, definitionOf('renderPage'));
  const api = async () => Response.error();
  const edge = createEdge({ manifest, files, media: emptyBucket, api, renderPage, originSecret: 'none' });
  const response = await edge(new Request(`http://localhost${path}`), '203.0.113.9');
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const standIn = (path: '/courses' | '/course/{id}') =>
  String(files.get(`${manifest.release}${manifest.pages[path]}`)?.body);

const failing: [string, Load][] = [
  ['throws', async () => ({ handler: () => Promise.reject(new Error('broken')) })],
  ['does not load', () => Promise.reject(new Error('broken'))],
];

describe('a rendered page', () => {
  it('shows what the table has, and returns 404 for an unknown course', async () => {
    const page = await visit('/course/one');
    expect([page.status, page.text.includes(course.title)]).toEqual([200, true]);
    expect((await visit('/courses')).text).toContain(course.title);
    const missing = await visit('/course/two');
    expect([missing.status, missing.text.includes('Course not found.')]).toEqual([404, true]);
  });

  it.each(failing)('returns the built page with 503 if the renderer %s', async (_, load) => {
    for (const [path, page] of [
      ['/courses', '/courses'],
      ['/course/one', '/course/{id}'],
    ] as const) {
      const { status, headers, text } = await visit(path, load);
      expect([status, text]).toEqual([503, standIn(page)]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-amz-meta-status')).toBeNull();
      const file = manifest.pages[page] ?? '';
      for (const style of manifest.hashes[file]?.styles ?? [])
        expect(headers.get('content-security-policy')).toContain(style);
    }
  });

  it('returns 503 if the table is gone, and never says that a course wasn’t found', async () => {
    await dynamodb.stop();
    for (const path of ['/courses', '/course/one', '/certifications/ccna', '/interview-questions', '/']) {
      const { status, headers, text } = await visit(path);
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(text).not.toContain('not found');
    }
    expect((await visit('/resume')).status).toBeLessThan(500);
  });
});
