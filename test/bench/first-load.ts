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
  later: number;
  laterRequests: number;
}

export const firstLoads = (): Record<string, FirstLoad> =>
  Object.fromEntries(
    Object.entries(readManifest().pages).map(([route, file]) => [route, firstLoad(read(file).toString())]),
  );

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
  const scripts = named(/<script[^>]* src="(\/assets\/[^"]+\.js)"/g);
  const later = named(/["\s](\/assets\/[^"\s]+\.js)/g).filter((path) => !scripts.includes(path));
  const compressed = (path: string) => brotliCompressSync(read(path)).length;
  const fonts = named(/href="(\/assets\/[^"]+\.woff2)"/g);
  const images = named(/<img\b(?![^>]*loading="lazy")[^>]* src="(\/[^"]+)"/g);
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return {
    html: brotliCompressSync(html).length,
    css: brotliCompressSync(css).length,
    js: total(scripts, compressed),
    images: total(images, (path) => read(path).length),
    fonts: total(fonts, (path) => read(path).length),
    requests: 1 + scripts.length + fonts.length + images.length,
    later: total(later, compressed),
    laterRequests: later.length,
  };
}

const read = (path: string) => readFileSync(`dist/site${path}`);
const total = (paths: readonly string[], size: (path: string) => number) =>
  paths.reduce((sum, path) => sum + size(path), 0);
