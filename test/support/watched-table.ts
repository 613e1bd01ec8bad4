import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startTable, type TestTable } from './table.ts';

interface WatchedTable extends TestTable {
  beforeChange: (key: { pk: string; sk: string }) => unknown;
}

export function startWatchedTable(): WatchedTable {
  const table = startTable();
  const watched: WatchedTable = {
    ...table,
    beforeChange: nobody,
    send: async (command) => {
      if (command instanceof UpdateCommand)
        await watched.beforeChange(command.input.Key as { pk: string; sk: string });
      return table.send(command);
    },
  };
  beforeEach(() => {
    watched.beforeChange = nobody;
  });
  return watched;
}

const nobody = () => undefined;

export function poison(table: WatchedTable, id: string): void {
  table.beforeChange = ({ pk, sk }) => {
    if (pk !== 'SESSION' && sk.endsWith(id)) throw new Error('This item is rejected.');
  };
}
