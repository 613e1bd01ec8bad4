import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/lib/store/orders.ts';
import type { TestTable } from './table.ts';

/** A table that remembers each change of an order, also those that another change follows at once. */
export interface WatchedTable extends TestTable {
  changes: StoredOrder[];
}

export function watched(table: TestTable): WatchedTable {
  const changes: StoredOrder[] = [];
  return {
    ...table,
    changes,
    send: async (command) => {
      const answer = await table.send(command);
      const { Key, UpdateExpression } = command instanceof UpdateCommand ? command.input : {};
      if (Key?.pk === 'ORDER' && UpdateExpression?.includes('#version ='))
        changes.push((answer as { Attributes: StoredOrder }).Attributes);
      return answer;
    },
    clear: () => {
      changes.length = 0;
      return table.clear();
    },
  };
}
