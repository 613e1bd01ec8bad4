/** Set by `build.ts` in the renderer. */
export interface Built {
  sheets: Record<string, string>;
  fonts: string[];
  /** Inlined into every document. */
  start: string;
  /** Inlined into the page's documents: `start.ts` of its folder, by the page's source. */
  ownStarts: Record<string, string>;
  /** The first is the one to import. */
  hydrate: string[];
  islands: Record<string, string[]>;
  /** By the page's path; the first is the one to run. */
  apps: Record<string, { scripts: string[]; sheets: string[]; fontMedia?: string }>;
}
