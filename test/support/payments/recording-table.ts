import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import type { TestTable } from '../table.ts';

/** A table that records every version of an order, also a version that is replaced at once. */
export interface RecordingTable extends TestTable {
  changes: StoredOrder[];
  /** Every entry that was ever appended to the outbox of an order, by the entry's id, with the order's id. */
  appended: Map<string, { order: string; entry: Entry }>;
  /** Acts just before each change of an order, after the order was read. */
  between: (() => Promise<unknown>) | undefined;
}

export function recordChanges(table: TestTable): RecordingTable {
  const changes: StoredOrder[] = [];
  const appended: RecordingTable['appended'] = new Map();
  const recording: RecordingTable = {
    ...table,
    changes,
    appended,
    between: undefined,
    send: async (command) => {
      const isChange = isOfOrder(command) && command.input.UpdateExpression?.includes('#version =');
      if (isChange) await recording.between?.();
      const answer = await table.send(command);
      if (!isOfOrder(command)) return answer;
      const { Attributes: order } = answer as { Attributes: StoredOrder };
      if (isChange) changes.push(order);
      for (const entry of order.outbox ?? []) appended.set(entry.id, { order: order.id, entry });
      return answer;
    },
    clear: () => {
      changes.length = 0;
      appended.clear();
      recording.between = undefined;
      return table.clear();
    },
  };
  return recording;
}

const isOfOrder = (command: unknown): command is UpdateCommand =>
  command instanceof UpdateCommand && command.input.Key?.pk === 'ORDER';
