import assert from 'node:assert/strict';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { Entry, OutboxItem } from '#functions/platform/outbox/entries.ts';
import { memoryTable } from '../memory-table.ts';
import { callAws } from '../payments/faults.ts';
import { startNumbers } from '../turns.ts';

export type CountedItem = OutboxItem & { count?: number } & Partial<Reminded>;

export interface Reminded {
  changeCount: number;
  reminded: number;
}

interface Known {
  entry: Entry;
  item: string;
  changeCount: number;
  /** In epoch milliseconds. */
  heldUntil: number;
}

export function startWorld() {
  const table = memoryTable();
  const lagging = memoryTable();
  const documents = mockClient(DynamoDBDocumentClient);
  const known = new Map<string, Known>();
  let snapshots: CountedItem[][] = [];
  let lag = 0;
  const numbers = startNumbers();

  const items = async () => (await table.items()) as unknown as CountedItem[];

  const send = async (command: unknown): Promise<object> => {
    if (command instanceof QueryCommand) return query(command);
    if (command instanceof GetCommand) return table.send(command);
    const before = await items();
    const answer = await table.send(command);
    const after = await items();
    snapshots = [...snapshots.slice(-5), after];
    compare(before, after);
    return answer;
  };

  async function query(command: QueryCommand): Promise<object> {
    await lagging.clear();
    for (const Item of snapshots.at(-1 - lag) ?? [])
      await lagging.send(new PutCommand({ TableName: 'lagging', Item }));
    return lagging.send(command);
  }

  function compare(before: CountedItem[], after: CountedItem[]): void {
    const left = new Set(entriesOf(after).map(({ id }) => id));
    for (const { sk, outbox = [] } of after)
      for (const entry of outbox)
        if (!known.has(entry.id)) known.set(entry.id, { entry, item: sk, changeCount: 0, heldUntil: 0 });
    for (const { id, kind } of entriesOf(before))
      assert(left.has(id) || kind === 'REMIND' || (known.get(id)?.changeCount ?? 0) > 0, `${id} was lost`);
    for (const { sk, count } of after) {
      const was = before.find((item) => item.sk === sk && !item.isDeleted)?.count;
      if (was !== undefined && count !== undefined)
        assert([was, was + 1].includes(count), 'a change was lost');
    }
  }

  beforeEach(() => {
    documents.reset();
    for (const [name, command] of Object.entries(commands))
      documents.on(command as typeof PutCommand).callsFake(async (input) => {
        for (let turns = numbers.next(8); turns > 0; turns--) await undefined;
        return callAws(name, () => send(new (command as new (input: unknown) => unknown)(input)));
      });
  });

  afterAll(() => documents.restore());

  return {
    items,
    known,
    begin: async (given: { lag: number; seed: number }) => {
      await table.clear();
      documents.resetHistory();
      known.clear();
      snapshots = [[]];
      lag = given.lag;
      numbers.begin(given.seed);
    },
    catchUp: () => {
      lag = 0;
    },
  };
}

export type World = ReturnType<typeof startWorld>;

const commands = {
  PutItem: PutCommand,
  GetItem: GetCommand,
  UpdateItem: UpdateCommand,
  DeleteItem: DeleteCommand,
  Query: QueryCommand,
} as const;

const entriesOf = (items: CountedItem[]) => items.flatMap(({ outbox = [] }) => outbox);
