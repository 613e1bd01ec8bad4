import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { Entry, Outboxed } from '#functions/platform/outbox/entries.ts';
import type { Seats } from '#shared/domain/seats/seats.ts';
import type { TestTable } from '../table.ts';

export interface SeatsVersion extends Seats, Outboxed {}

export interface RecordingTable extends TestTable {
  changes: StoredOrder[];
  seats: { before: SeatsVersion | undefined; after: SeatsVersion }[];
  appended: Map<string, { order: string; entry: Entry }>;
  between: (() => Promise<unknown>) | undefined;
}

export function recordChanges(table: TestTable): RecordingTable {
  const changes: StoredOrder[] = [];
  const seats: RecordingTable['seats'] = [];
  const appended: RecordingTable['appended'] = new Map();
  const recording: RecordingTable = {
    ...table,
    changes,
    seats,
    appended,
    between: undefined,
    send: async (command) => {
      const isChange = isOfOrder(command) && command.input.UpdateExpression?.includes('#version =');
      if (isChange) await recording.between?.();
      const answer = await table.send(command);
      recordSeats(command, answer);
      if (!isOfOrder(command)) return answer;
      const { Attributes: order } = answer as { Attributes: StoredOrder };
      if (isChange) changes.push(order);
      for (const entry of order.outbox ?? []) appended.set(entry.id, { order: order.id, entry });
      return answer;
    },
    clear: () => {
      changes.length = 0;
      seats.length = 0;
      appended.clear();
      recording.between = undefined;
      return table.clear();
    },
  };
  return recording;

  function recordSeats(command: unknown, answer: object): void {
    if (command instanceof PutCommand && command.input.Item?.pk === 'SEATS')
      seats.push({ before: undefined, after: command.input.Item });
    if (!(command instanceof UpdateCommand) || command.input.Key?.pk !== 'SEATS') return;
    const { ':seenTag': seen } = command.input.ExpressionAttributeValues ?? {};
    const before = seats.find(({ after }) => after.outboxTag === seen)?.after;
    seats.push({ before, after: (answer as { Attributes: SeatsVersion }).Attributes });
  }
}

const isOfOrder = (command: unknown): command is UpdateCommand =>
  command instanceof UpdateCommand && command.input.Key?.pk === 'ORDER';
