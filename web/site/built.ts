export interface Built {
  sheets: Record<string, string>;
  fonts: string[];
  start: string;
  /** The start scripts of single pages, keyed by `source`. Like `start`, they're inlined. */
  ownStarts: Record<string, string>;
  /** The first script exports `hydrate`, and the others are its imports. */
  hydrate: string[];
  islands: Record<string, string[]>;
  /** Keyed by the page's path. The document runs the first script and preloads the others. */
  apps: Record<string, { scripts: string[]; sheets: string[]; fontMedia?: string }>;
}
