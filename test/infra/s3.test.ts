import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { localBuckets, openS3, s3Path } from '#infra/local/aws/s3/s3.ts';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { setClock } from '../support/clock.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'a secret' };
const folder = mkdtempSync(join(tmpdir(), 's3-'));
const files = join(folder, 'files');
const key = '0a1b2c3d-0000-4000-8000-000000000001/0a1b2c3d-0000-4000-8000-000000000002';
const body = Buffer.from('%PDF-1.7 of a buyer');
const at = { Bucket: localBuckets.files, Key: key };

let s3: ReturnType<typeof openS3>;
let server: Awaited<ReturnType<typeof listen>>['server'];
let endpoint: string;
let client: S3Client;

beforeAll(async () => {
  s3 = openS3({ folder, credentials });
  const opened = await listen(
    listenerOf((request, address) => s3.answer(request, address)),
    { port: 0, host: '127.0.0.1' },
  );
  server = opened.server;
  endpoint = `http://127.0.0.1:${opened.port}${s3Path}`;
  client = new S3Client({ endpoint, region: 'ap-south-1', credentials, maxAttempts: 1 });
});

beforeEach(() => client.send(new PutObjectCommand({ ...at, Body: body, ContentType: 'application/pdf' })));

afterAll(async () => {
  s3.stop();
  await close(server);
  rmSync(folder, { recursive: true });
});

describe('an object', () => {
  it('is read as written, even after a restart', async () => {
    s3.stop();
    s3 = openS3({ folder, credentials });
    const { Body, ContentType } = await client.send(new GetObjectCommand(at));
    expect(ContentType).toBe('application/pdf');
    expect(await Body?.transformToString()).toBe(String(body));
  });

  it('is gone once deleted, and can be deleted again', async () => {
    await client.send(new DeleteObjectCommand(at));
    await client.send(new DeleteObjectCommand(at));
    await expect(client.send(new GetObjectCommand(at))).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(readdirSync(files)).toEqual([]);
  });

  it('is deleted after 400 days', async () => {
    const reopenAfter = (days: number) => {
      setClock(Date.now() + days * 86_400_000);
      s3.stop();
      s3 = openS3({ folder, credentials });
    };
    reopenAfter(399);
    expect(readdirSync(files)).toHaveLength(1);
    reopenAfter(2);
    expect(readdirSync(files)).toEqual([]);
  });

  it('of the bucket for portraits never expires, and has its cache header', async () => {
    const portrait = { Bucket: localBuckets.media, Key: 'portraits/a1b2c3d4/0f1e2d3c4b5a6978.webp' };
    const CacheControl = 'public, max-age=31536000, immutable';
    await client.send(new PutObjectCommand({ ...portrait, Body: body, CacheControl }));
    setClock(Date.now() + 500 * 86_400_000);
    s3.stop();
    s3 = openS3({ folder, credentials });
    expect(s3.media.get(portrait.Key)).toMatchObject({ body, cacheControl: CacheControl });
  });

  it('can’t have a key outside the bucket', async () => {
    for (const Key of ['../outside', 'a/../../outside', '/etc/passwd'])
      await expect(client.send(new PutObjectCommand({ ...at, Key, Body: 'x' }))).rejects.toThrow();
    expect(readdirSync(files)).toHaveLength(1);
  });
});

describe('a signature', () => {
  it.each([
    ['that is missing', {}, ''],
    ['in the address', {}, signedQuery()],
    ['with another key', { authorization: 'AWS4-HMAC-SHA256 Credential=stranger/x, Signature=x' }, ''],
  ])('%s is rejected', async (_, headers, query) => {
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${endpoint}/${localBuckets.files}/${key}${query}`, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain(String(body));
    }
    expect(readdirSync(files)).toHaveLength(1);
  });

  it('in the headers is invalid an hour later', async () => {
    let sent: Request | undefined;
    client.middlewareStack.add(
      (next) => async (given) => {
        const { request } = given as { request: { headers: Record<string, string>; path: string } };
        sent = new Request(`${new URL(endpoint).origin}${request.path}?x-id=GetObject`, {
          headers: request.headers,
        });
        return next(given);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'seen' },
    );
    await client.send(new GetObjectCommand(at));
    client.middlewareStack.remove('seen');
    expect((await fetch(sent as Request)).status).toBe(200);
    setClock(Date.now() + 3_600_000);
    expect((await fetch(sent as Request)).status).toBe(403);
  });
});

function signedQuery(): string {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return `?${new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `local/${date.slice(0, 8)}/ap-south-1/s3/aws4_request`,
    'X-Amz-Date': date,
    'X-Amz-Expires': '60',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': '0'.repeat(64),
    'response-content-disposition': 'inline',
    'x-id': 'GetObject',
  })}`;
}
