import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startTable, type TestTable } from './table.ts';

/** A table that calls `beforeChange` before each change. The change fails with what it throws. */
interface WatchedTable extends TestTable {
  beforeChange: (key: { pk: string; sk: string }) => unknown;
}

/** Starts a watched table for a test file; every test begins without a watcher. */
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

/** Makes every change of an item, and of items about it, fail. */
export function poison(table: WatchedTable, id: string): void {
  table.beforeChange = ({ pk, sk }) => {
    if (pk !== 'SESSION' && sk.endsWith(id)) throw new Error('This item is refused.');
  };
}
