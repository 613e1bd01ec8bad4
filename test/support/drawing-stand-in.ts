import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a `dist/drawing` that draws titles and no more, and the manifest in the shape that the edge reads, for as
 * long as `web/site/build.ts` makes neither: `npm run build` runs it between the site and the bundles.
 */

const draw = `
const policy = "default-src 'self'; style-src 'self' 'sha256-c3R5bGU='; frame-ancestors 'none'";
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const answer = (status, type, body) => ({
  status,
  headers: { 'content-type': type, 'content-security-policy': policy },
  body,
});
const textsOf = (data) =>
  Object.values(data).flatMap(({ data }) => [data].flat()).map(({ title, name, question }) => title ?? name ?? question);

export function drawPage({ page, path, data }) {
  const html = 'text/html; charset=utf-8';
  if (data === 'unreadable') return answer(503, html, '<h1>This page could not be read just now.</h1>');
  if (Object.values(data).includes('missing')) return answer(404, html, '<h1>Course not found.</h1>');
  if (path.startsWith('/certifications/') && path.length < 18) return answer(404, html, '<h1>Not found.</h1>');
  const items = textsOf(data).map((text) => '<li>' + escaped(text) + '</li>').join('');
  const type = page.endsWith('.xml') ? 'application/xml' : html;
  // As long as a real page, which travels compressed.
  const filling = '<!--' + 'x'.repeat(1000) + '-->';
  return answer(200, type, '<title>' + escaped(path) + '</title><ul>' + items + '</ul>' + filling);
}
`;

mkdirSync('dist/drawing', { recursive: true });
writeFileSync('dist/drawing/draw.js', draw);

const file = 'dist/site-manifest.json';
const { pages, styleHashes, scriptHashes, hashes } = JSON.parse(readFileSync(file, 'utf8'));
const files: string[] = ['/404.html', ...Object.values<string>(pages)];
const each = Object.fromEntries(files.map((name) => [name, { styles: styleHashes, scripts: scriptHashes }]));
writeFileSync(file, `${JSON.stringify({ pages, hashes: hashes ?? each }, null, 2)}\n`);
