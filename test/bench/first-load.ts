import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '#infra/edge/manifest.ts';

interface FirstLoad {
  html: number;
  css: number;
  js: number;
  images: number;
  fonts: number;
  requests: number;
}

/** The files that each page's document names for its first screen, in bytes as they travel; CSS is part of the HTML. */
export const firstLoads = (): Record<string, FirstLoad> =>
  Object.fromEntries(
    Object.entries(readManifest().pages).map(([route, file]) => [route, firstLoad(read(file).toString())]),
  );

/** What the first load of a page takes, on the average of all pages. */
export function averageLoad(): { requests: number; bytes: number } {
  const loads = Object.values(firstLoads());
  const average = (of: (load: FirstLoad) => number) =>
    loads.reduce((sum, load) => sum + of(load), 0) / loads.length;
  return {
    requests: average(({ requests }) => requests),
    bytes: average(({ html, js, images, fonts }) => html + js + images + fonts),
  };
}

function firstLoad(html: string): FirstLoad {
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].flatMap(([, path]) => path ?? [])),
  ];
  const scripts = named(/["\s](\/assets\/[^"\s]+\.js)/g);
  const fonts = named(/href="(\/assets\/[^"]+\.woff2)"/g);
  const images = named(/<img\b(?![^>]*loading="lazy")[^>]* src="(\/[^"]+)"/g);
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return {
    html: brotliCompressSync(html).length,
    css: brotliCompressSync(css).length,
    js: total(scripts, (path) => brotliCompressSync(read(path)).length),
    images: total(images, (path) => read(path).length),
    fonts: total(fonts, (path) => read(path).length),
    requests: 1 + scripts.length + fonts.length + images.length,
  };
}

const read = (path: string) => readFileSync(`dist/site${path}`);
const total = (paths: readonly string[], size: (path: string) => number) =>
  paths.reduce((sum, path) => sum + size(path), 0);
