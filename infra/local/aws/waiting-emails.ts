import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { keys, type OutboxKind } from '#shared/table.ts';
import { localClient } from './dynamodb.ts';

/** These attributes must match `functions/platform/outbox/entries.ts`. */
interface Item {
  pk: string;
  sk: string;
  outbox: Entry[];
  outboxTag: string;
}

interface Entry {
  id: string;
  kind: OutboxKind;
  due: string;
  originalDue?: string;
}

export interface WaitingEmails {
  areDue: () => Promise<boolean>;
  /**
   * Releases entries that were claimed by a killed process, and returns how many there were. Only call this at startup,
   * because it also releases the claims of running jobs.
   */
  releaseClaims: () => Promise<number>;
  stop: () => void;
}

export function openWaitingEmails(endpoint: string, table: string): WaitingEmails {
  const database = localClient(endpoint);
  const client = DynamoDBDocumentClient.from(database);
  const query = (
    kind: OutboxKind,
    range: string,
    values: Record<string, string>,
    more: object,
  ): Promise<QueryCommandOutput> =>
    client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'gsi4',
        KeyConditionExpression: `${keys.gsi4.partition} = :kind AND ${keys.gsi4.sort} ${range}`,
        ExpressionAttributeValues: { ':kind': kind, ...values },
        ...more,
      }),
    );
  const list = async (kind: OutboxKind, from: string, to: string): Promise<Item[]> => {
    const items: Item[] = [];
    let start: QueryCommandOutput['LastEvaluatedKey'];
    do {
      const page = await query(
        kind,
        'BETWEEN :from AND :to',
        { ':from': from, ':to': to },
        { ExclusiveStartKey: start },
      );
      items.push(...((page.Items ?? []) as Item[]));
      start = page.LastEvaluatedKey;
    } while (start);
    return items;
  };
  return {
    areDue: async () => {
      const before = { ':before': after(new Date()) };
      const pages = await Promise.all(
        mailKinds.map((kind) => query(kind, '< :before', before, { Limit: 1 })),
      );
      return pages.some(({ Count = 0 }) => Count > 0);
    },
    releaseClaims: async () => {
      const now = new Date();
      const until = after(new Date(now.getTime() + claimMs));
      // An item is indexed by its first entry, and the claimed entry may be a later one, so the list starts at 0.
      const items = await Promise.all(kinds.map((kind) => list(kind, '0', until)));
      const released = await Promise.all(
        items.flat().map((item) => release(client, table, item, now.toISOString(), until)),
      );
      return released.reduce((sum, count) => sum + count, 0);
    },
    stop: () => database.destroy(),
  };
}

/** Returns how many entries were released, which is 0 if the item has changed in the meantime. */
async function release(
  client: DynamoDBDocumentClient,
  table: string,
  { pk, sk, outbox, outboxTag }: Item,
  now: string,
  until: string,
): Promise<number> {
  const isClaimed = ({ due, originalDue }: Entry) => originalDue !== undefined && due > now && due < until;
  const count = outbox.filter(isClaimed).length;
  if (count === 0) return 0;
  const released = outbox.map((entry) => (isClaimed(entry) ? { ...entry, due: now } : entry));
  const [head] = released.filter(({ due }) => due <= now).toSorted((a, b) => rankOf(a) - rankOf(b));
  try {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { pk, sk },
        UpdateExpression: 'SET outbox = :outbox, outboxTag = :tag, gsi4pk = :kind, gsi4sk = :sort',
        ConditionExpression: 'outboxTag = :seen',
        ExpressionAttributeValues: {
          ':outbox': released,
          ':tag': randomUUID(),
          ':kind': head?.kind,
          ':sort': `${head?.due}#${head?.id}`,
          ':seen': outboxTag,
        },
      }),
    );
    return count;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 0;
    throw error;
  }
}

const rankOf = ({ kind }: Entry) => kinds.indexOf(kind);

/** `$` sorts after the `#` that precedes an entry's id. */
const after = (time: Date) => `${time.toISOString()}$`;

const mailKinds = ['MAIL', 'ACKNOWLEDGEMENT'] as const satisfies OutboxKind[];

/**
 * The most urgent kinds come first. Acknowledgements wait for other emails, and search documents wait for everything
 * else.
 */
const kinds: readonly OutboxKind[] = [
  'MAIL',
  'ORDER',
  'REMIND',
  'CLASS',
  'REFRESH',
  'ACKNOWLEDGEMENT',
  'SEARCH',
];

// Emails have the longest claims (`functions/platform/outbox/claim.ts`).
const claimMs = 15 * 60_000;
