import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { localClient, localTable, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { setLambdaEnvironment } from '#infra/local/aws/lambda-environment.ts';
import { readSettings } from '#infra/local/settings.ts';
import { startLocally } from '../../support/local-run.ts';
import { aMail, send, sesIn } from '../../support/local-ses.ts';

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(data, { recursive: true }));

describe('the email settings', () => {
  const mail = (environment: Record<string, string>) => readSettings(environment, []).mail;

  it('use the brand’s domain and owner unless others are set', () => {
    expect(mail({})).toEqual({ domain: 'sopaan.example', owner: 'owner@sopaan.example' });
    expect(mail({ MAIL_DOMAIN: 'Example.in' })).toEqual({ domain: 'example.in', owner: 'owner@example.in' });
    expect(mail({ OWNER_EMAIL: 'asha@example.in' }).owner).toBe('asha@example.in');
    expect(mail({ MAIL_DOMAIN: '', OWNER_EMAIL: '' })).toEqual(mail({}));
  });

  it('reach the Lambdas as they do in a stage', () => {
    const before = { ...process.env };
    const none = 'http://127.0.0.1:9';
    setLambdaEnvironment({
      ...{ tableName: 'table', dynamodb: none, secretsManager: none, razorpay: none },
      mail: {
        ses: 'http://127.0.0.1:10',
        from: 'hello@sopaan.example',
        owner: 'owner@sopaan.example',
        site: 'http://localhost:3000',
        configurationSet: 'local',
      },
    });
    expect(process.env).toMatchObject({
      AWS_ENDPOINT_URL_SESV2: 'http://127.0.0.1:10',
      MAIL_FROM: 'hello@sopaan.example',
      MAIL_OWNER: 'owner@sopaan.example',
      MAIL_SITE: 'http://localhost:3000',
      MAIL_CONFIGURATION_SET: 'local',
    });
    process.env = before;
  });
});

describe('a start after a process was killed while sending', () => {
  const key = { pk: 'ENQUIRY', sk: 'of-the-killed' };
  const due = new Date(Date.now() + 14 * 60_000).toISOString();
  const claimed = { id: 'one', kind: 'MAIL', due, originalDue: '2026-11-22T06:00:00.000Z', facts: {} };

  async function atDatabase<T>(act: (client: DynamoDBDocumentClient) => Promise<T>): Promise<T> {
    const database = await startDynamodb(join(data, 'dynamodb'));
    await database.createTable(localTable);
    const client = DynamoDBDocumentClient.from(localClient(database.endpoint));
    try {
      return await act(client);
    } finally {
      client.destroy();
      await database.stop();
    }
  }

  it('reports what was sent, releases the claims and keeps the emails', async () => {
    const folder = join(data, 'mail');
    mkdirSync(folder);
    const ses = await sesIn(folder);
    const id = await send(ses, aMail);
    await ses.stop();
    await atDatabase((client) =>
      client.send(
        new PutCommand({
          TableName: localTable,
          Item: {
            ...{ ...key, outbox: [claimed], outboxTag: 'of the killed' },
            ...{ gsi4pk: 'MAIL', gsi4sk: `${due}#one` },
          },
        }),
      ),
    );

    const run = await startLocally({ PORT: '0', DATA_DIR: data });
    const [mail] = await (await fetch(`${run.site}/mail/messages`)).json();
    expect(mail).toMatchObject({ id, subject: 'नमस्ते, ₹4,499 received' });
    expect(await run.stop()).toBe(0);

    const events = readFileSync(join(folder, 'events.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(events.at(-1) ?? '')).toMatchObject({ messageId: id, state: 'delivered' });
    const item = await atDatabase(
      async (client) => (await client.send(new GetCommand({ TableName: localTable, Key: key }))).Item,
    );
    expect(item?.outboxTag).not.toBe('of the killed');
    expect(item?.outbox?.[0]?.due).not.toBe(due);
  });
});
