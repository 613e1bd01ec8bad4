import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type LocalDynamodb, localClient, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { openWaitingEmails, type WaitingEmails } from '#infra/local/aws/waiting-emails.ts';

const TableName = 'emails';
let dynamodb: LocalDynamodb;
let emails: WaitingEmails;
let client: DynamoDBDocumentClient;
const database = () => DynamoDBDocumentClient.from(localClient(dynamodb.endpoint));

beforeEach(async () => {
  dynamodb = await startDynamodb();
  await dynamodb.createTable(TableName);
  emails = openWaitingEmails(dynamodb.endpoint, TableName);
  client = database();
});
afterEach(async () => {
  emails.stop();
  client.destroy();
  await dynamodb.stop();
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

interface Entry {
  id: string;
  kind: string;
  due: string;
  originalDue?: string;
  facts: object;
}

const entry = (id: string, due: string, originalDue?: string): Entry => ({
  ...{ id, kind: 'MAIL', due, facts: { template: 'reply' } },
  ...(originalDue && { originalDue }),
});

const key = (sk: string) => ({ pk: 'ENQUIRY', sk });

async function put(sk: string, outbox: Entry[]): Promise<void> {
  const [{ id, kind, due } = entry('none', '')] = outbox;
  const place = { gsi4pk: kind, gsi4sk: `${due}#${id}` };
  const outboxTag = `of ${sk}${outbox.length > 0 ? '' : ', without entries'}`;
  const Item = { ...key(sk), name: 'Asha', outbox, outboxTag, ...(outbox.length > 0 && place) };
  await client.send(new PutCommand({ TableName, Item }));
}

const read = async (sk: string) =>
  (await client.send(new GetCommand({ TableName, Key: key(sk) }))).Item as Record<string, unknown>;

describe('a claim left by a killed process', () => {
  it('is released: the email is due now, in its place, with a new tag', async () => {
    const claimed = entry('one', minutes(9), '2026-11-22T01:00:00.000Z');
    const later = entry('two', '2026-11-22T02:00:00.000Z');
    await put('a', [claimed, later]);
    const before = new Date().toISOString();
    expect(await emails.releaseClaims()).toBe(1);
    const item = await read('a');
    const [first, second] = item.outbox as Entry[];
    expect(first).toEqual({ ...claimed, due: expect.any(String) });
    expect((first?.due ?? '') >= before && (first?.due ?? '') <= new Date().toISOString()).toBe(true);
    expect(second).toEqual(later);
    expect(item).toMatchObject({ ...key('a'), name: 'Asha', gsi4pk: 'MAIL', gsi4sk: `${first?.due}#one` });
    expect(item.outboxTag).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(await emails.areDue()).toBe(true);
    expect(await emails.releaseClaims()).toBe(0);
  });

  it.each([
    ['that was never moved and is due later', [entry('one', minutes(9))]],
    ['that is postponed for longer than a claim lasts', [entry('one', minutes(16), minutes(-60))]],
    ['that is already due', [entry('one', minutes(-1), minutes(-20))]],
  ])('doesn’t affect an entry %s', async (_, outbox) => {
    await put('a', outbox);
    const before = await read('a');
    expect(await emails.releaseClaims()).toBe(0);
    expect(await read('a')).toEqual(before);
  });

  it.each(['ORDER', 'REFRESH', 'REMIND', 'CLASS', 'SEARCH'])(
    'is released as promptly as that of an email, for the kind %s',
    async (kind) => {
      await put('a', [{ ...entry('one', minutes(3), minutes(-1)), kind }]);
      expect(await emails.releaseClaims()).toBe(1);
      const item = await read('a');
      expect(item.gsi4pk).toBe(kind);
      expect(String(item.gsi4sk) <= `${new Date().toISOString()}$`).toBe(true);
    },
  );

  it('is released in the order of due times, and the first due comes first', async () => {
    const mail = entry('mail', minutes(8), minutes(-2));
    const order = { ...entry('order', minutes(2), minutes(-2)), kind: 'ORDER' };
    const search = { ...entry('search', minutes(-2)), kind: 'SEARCH' };
    await put('a', [search, mail, order]);
    expect(await emails.releaseClaims()).toBe(2);
    expect(await read('a')).toMatchObject({ gsi4pk: 'MAIL', gsi4sk: expect.stringMatching(/#mail$/) });
    await put('b', [order, mail]);
    expect(await emails.releaseClaims()).toBe(2);
    expect(await read('b')).toMatchObject({ gsi4pk: 'MAIL', gsi4sk: expect.stringMatching(/#mail$/) });
  });

  it('doesn’t overwrite an item changed in the meantime', async () => {
    await put('a', [entry('one', minutes(9), minutes(-6))]);
    const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
    const between = jest.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      command: unknown,
    ) {
      if (command instanceof UpdateCommand) {
        between.mockRestore();
        await put('a', []);
      }
      return send.call(this, command);
    });
    expect(await emails.releaseClaims()).toBe(0);
    expect(await read('a')).toMatchObject({ outbox: [], outboxTag: 'of a, without entries' });
  });

  it('is released on each of hundreds of items', async () => {
    await Promise.all(
      Array.from({ length: 300 }, (_, i) => put(`${i}`, [entry(`of-${i}`, minutes(9), minutes(-6))])),
    );
    expect(await emails.releaseClaims()).toBe(300);
    expect(await emails.releaseClaims()).toBe(0);
  });
});

describe('an email', () => {
  it('is due at its time, and nothing is due without one', async () => {
    expect(await emails.areDue()).toBe(false);
    await put('a', [entry('one', minutes(1))]);
    await put('b', [{ ...entry('two', minutes(-1)), kind: 'REFRESH' }]);
    expect(await emails.areDue()).toBe(false);
    await put('c', [entry('three', new Date().toISOString())]);
    expect(await emails.areDue()).toBe(true);
  });
});
