declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A server that speaks DynamoDB's protocol. `path` is where LevelDB keeps the tables. */
  function dynalite(options?: { path?: string; createTableMs?: number }): Server;
  export = dynalite;
}
