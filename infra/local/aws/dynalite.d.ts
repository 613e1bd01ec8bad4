/** The types of the used part of dynalite, which has none of its own. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: {
    /** The folder of the LevelDB; without a folder the data is in memory. */
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
  }): Server;

  export = dynalite;
}
