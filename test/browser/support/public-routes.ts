import { readFileSync } from 'node:fs';

export const publicRoutes: readonly string[] = [
  ...Object.keys(
    JSON.parse(readFileSync(new URL('../../../dist/site-manifest.json', import.meta.url), 'utf8')).pages,
  )
    .filter((path) => path !== '/admin')
    .map((path) => path.replace(/\{\w+\}/, 'one-of-many')),
  '/no/such/page',
];
