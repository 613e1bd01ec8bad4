import { createHash } from 'node:crypto';
import type { Drawn } from './prerender.tsx';

/** Vite's manifest: for each source file its script, the files it imports, and its styles and assets. */
export type Chunks = Record<string, Chunk>;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The texts that every document carries in its head, built besides the chunks. */
interface Inlined {
  styles: string;
  /** The script that brings the others. */
  start: string;
}

/**
 * Puts drawn pages into documents that need no second request to be read: the styles stand in the head, the
 * display face comes beside the first paint, and the scripts come after everything one can see.
 */
export function documentMaker(template: string, { styles, start }: Inlined, chunks: Chunks) {
  const bare = template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s+/g, '\n');

  const fonts = (chunks['index.html']?.assets ?? []).filter((file) => file.endsWith('.woff2'));
  const inlined = new Set(chunks['index.html']?.css);

  const documentOf = ({ route, head, body }: Drawn): string => {
    const used = chunksOf(chunks, ['index.html', route.source]);
    // Only the owner's desk has styles of its own.
    const sheets = used.flatMap(({ css = [] }) => css).filter((file) => !inlined.has(file));
    const links = [
      // Vite would look for it among the sources.
      '<link rel="manifest" href="/site.webmanifest">',
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      `<script data-scripts="${used.map(({ file }) => `/${file}`).join(' ')}">${start}</script>`,
    ];
    return bare
      .replace(/<script type="module"[^>]*><\/script>/, () => links.join('\n'))
      .replace('</head>', () => `${head}<style>${styles}</style>\n</head>`)
      .replace(
        '<div id="root">',
        () => `<div id="root" data-path="${route.path.replaceAll('&', '&amp;')}">${body}`,
      );
  };
  return { documentOf, styleHashes: [hashOf(styles)], scriptHashes: [hashOf(start)] };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The built files of the given sources and of all that they import, each once. */
function chunksOf(chunks: Chunks, sources: readonly string[], found = new Set<Chunk>()): Chunk[] {
  for (const source of sources) {
    const chunk = chunks[source];
    if (!chunk)
      throw new Error(`No script was built from ${source}. Does its line in routes.tsx name its file?`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    chunksOf(chunks, chunk.imports ?? [], found);
  }
  return [...found];
}
