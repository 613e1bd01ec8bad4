/** The files of a build that documents name or carry. `build.ts` puts them into the drawing. */
export interface Built {
  /** The text of each page's style sheet, by the page's source. */
  sheets: Record<string, string>;
  /** Paths of the fonts. */
  fonts: string[];
  /** The text of the script that every document carries. */
  start: string;
  /** The text of the script that a page's documents carry beside it, by the page's source: `start.ts` of its folder. */
  ownStarts: Record<string, string>;
  /** Paths of the scripts that wake any island, the one to import first. */
  wake: string[];
  /** Paths of the further scripts of each island. */
  islands: Record<string, string[]>;
  /** Paths of what draws a page in the browser, by the page's path, the script to run first. */
  apps: Record<string, { scripts: string[]; sheets: string[]; fontMedia?: string }>;
}
