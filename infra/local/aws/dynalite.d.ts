declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: {
    /** The LevelDB folder. Without one, the data is kept only in memory. */
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
  }): Server;

  export = dynalite;
}
