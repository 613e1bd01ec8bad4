/** dynalite ships no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: {
    /** LevelDB folder; by default in memory. */
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
  }): Server;

  export = dynalite;
}
