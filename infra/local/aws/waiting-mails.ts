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

/** The attributes of `functions/platform/outbox/entries.ts` that are read here. */
interface Item {
  pk: string;
  sk: string;
  outbox: { id: string; due: string; originalDue?: string }[];
  outboxTag: string;
  gsi4sk: string;
}

/** The mails that wait in the outboxes of a table, for the local run. */
export interface WaitingMails {
  /** Whether a mail is due. */
  areDue: () => Promise<boolean>;
  /**
   * Makes mails due again that a killed process had claimed, and returns their number. It may only be called at the start,
   * as it would also release the claims of a running job.
   */
  releaseClaims: () => Promise<number>;
  stop: () => void;
}

/** Opens the waiting mails of a table. */
export function openWaitingMails(endpoint: string, table: string): WaitingMails {
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
      const pages = await Promise.all(kinds.map((kind) => query(kind, '< :before', before, { Limit: 1 })));
      return pages.some(({ Count = 0 }) => Count > 0);
    },
    releaseClaims: async () => {
      const now = new Date();
      const range = [after(now), after(new Date(now.getTime() + claimMs))] as const;
      const claimed = await Promise.all(kinds.map((kind) => list(kind, ...range)));
      const released = await Promise.all(
        claimed.flat().map((item) => release(client, table, item, now.toISOString())),
      );
      return released.filter(Boolean).length;
    },
    stop: () => database.destroy(),
  };
}

/** Makes the claimed entry of an item due now. False where no entry is claimed, or somebody else wrote the item. */
async function release(
  client: DynamoDBDocumentClient,
  table: string,
  item: Item,
  now: string,
): Promise<boolean> {
  const { pk, sk, outbox, outboxTag, gsi4sk } = item;
  const claimed = outbox.find(
    ({ due, id, originalDue }) => originalDue !== undefined && `${due}#${id}` === gsi4sk,
  );
  if (!claimed) return false;
  try {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { pk, sk },
        UpdateExpression: 'SET outbox = :outbox, outboxTag = :tag, gsi4sk = :sort',
        ConditionExpression: 'outboxTag = :seen',
        ExpressionAttributeValues: {
          ':outbox': outbox.map((entry) => (entry === claimed ? { ...entry, due: now } : entry)),
          ':tag': randomUUID(),
          ':sort': `${now}#${claimed.id}`,
          ':seen': outboxTag,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** A sort key behind every entry that is due by a time: `$` sorts behind the `#` in front of an entry's id. */
const after = (time: Date) => `${time.toISOString()}$`;

const kinds = ['MAIL', 'ACKNOWLEDGEMENT'] as const satisfies OutboxKind[];

// A claim holds so long.
const claimMs = 15 * 60_000;
