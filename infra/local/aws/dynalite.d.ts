/** dynalite doesn't come with types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: {
    /** A folder for LevelDB. Without it, the data is only in memory. */
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
  }): Server;

  export = dynalite;
}
