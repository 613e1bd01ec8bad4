import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { definitionOf } from '#infra/definitions.ts';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { invoke } from '#infra/local/aws/gateway/invoke.ts';
import { loadBundle } from '#infra/local/load.ts';
import { loadStores } from '../../support/stores.ts';

const received: { message: IncomingMessage; body: string }[] = [];
const cloudFront = createServer(async (message, reply) => {
  received.push({ message, body: await text(message) });
  reply.writeHead(201, { 'content-type': 'text/xml' });
  reply.end('<Invalidation><Id>I1EXAMPLE</Id><Status>InProgress</Status></Invalidation>');
});

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
const environment = { ...process.env };

beforeAll(async () => {
  await once(cloudFront.listen(0, '127.0.0.1'), 'listening');
  dynamodb = await startDynamodb();
  await dynamodb.createTable('pages');
});

afterAll(async () => {
  process.env = environment;
  await dynamodb.stop();
  cloudFront.close();
});

it('sends one signed invalidation with the pages of the added course', async () => {
  const { courses, take } = await loadStores(dynamodb.endpoint);
  Object.assign(process.env, {
    TABLE_NAME: 'pages',
    DISTRIBUTION_ID: 'E2EXAMPLE',
    RENDERED_FILES: JSON.stringify({ '/course/{id}': '/pages/1f0c77ab/course/_.html' }),
    AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${(cloudFront.address() as AddressInfo).port}`,
  });
  const createdAt = new Date().toISOString();
  await courses.add({
    ...{ id: 'pmp', title: 'PMP', description: 'Live.', price: 1 },
    ...{ createdAt, version: 1, fingerprint: 'of pmp' },
  });

  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await invoke(loadBundle, definitionOf('refreshPages'), {});
  const [{ message, body } = {}, ...others] = received;
  expect(others).toEqual([]);
  expect(`${message?.method} ${message?.url}`).toBe('POST /2020-05-31/distribution/E2EXAMPLE/invalidation');
  expect(message?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=test\//);
  expect([...(body ?? '').matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path)).toEqual([
    ...['/', '/certifications', '/certifications/*', '/certifications/pmp', '/course/pmp', '/courses'],
    ...['/courses/*', '/interview-question/*'],
    ...['/pages/1f0c77ab/course/_.html?path=/course/pmp', '/reviews/*', '/sitemap-pages.xml'],
  ]);
  expect(await take.listDue('REFRESH', 1)).toEqual([]);
});
