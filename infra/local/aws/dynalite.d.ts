/** The part of dynalite that is used here; it brings no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: {
    /** Folder of its LevelDB; in memory without one. */
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
  }): Server;

  export = dynalite;
}
