import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/lib/store/orders.ts';
import type { TestTable } from '../table.ts';

/** A table that records every version of an order, also one that is replaced at once. */
export interface RecordingTable extends TestTable {
  changes: StoredOrder[];
}

export function recordChanges(table: TestTable): RecordingTable {
  const changes: StoredOrder[] = [];
  return {
    ...table,
    changes,
    send: async (command) => {
      const answer = await table.send(command);
      if (isOfOrder(command) && command.input.UpdateExpression?.includes('#version ='))
        changes.push((answer as { Attributes: StoredOrder }).Attributes);
      return answer;
    },
    clear: () => {
      changes.length = 0;
      return table.clear();
    },
  };
}

const isOfOrder = (command: unknown): command is UpdateCommand =>
  command instanceof UpdateCommand && command.input.Key?.pk === 'ORDER';
