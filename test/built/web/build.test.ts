/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderPage } from '#renderer';
import { apps } from '#web/site/apps.ts';
import { seededPages } from '../../support/web/seeded-pages.ts';

const site = 'dist/site';
const read = (path: string) => readFileSync(`${site}${path}`);
const scripts = globSync(`${site}/assets/*.js`).map((path) => path.slice(site.length));
const pages = globSync(`${site}/**/*.html`).map((path) => path.slice(site.length));
const appPages = Object.keys(apps).map((path) => `${path}.html`);
const visitorsPages = pages.filter((path) => !appPages.includes(path));
const patterns = [...readFileSync('web/styles/patterns.css', 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(
  ([, name = '']) => name,
);
const patternsOf = (html: string) =>
  new Set(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]?.match(/(?<=\.)[a-z][\w-]*/g));
const manifest = JSON.parse(readFileSync('dist/site-manifest.json', 'utf8'));

const compressed = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((bytes, path) => bytes + compressedSize(path), 0);

const sizes = new Map<string, number>();
function compressedSize(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(read(path)).length;
  sizes.set(path, size);
  return size;
}

function reactsOwn(): number {
  reactSize ??= brotliCompressSync(
    execFileSync(
      'node_modules/.bin/esbuild',
      ['--bundle', '--minify', '--format=esm', '--define:process.env.NODE_ENV="production"'],
      { input: "export * from 'react'; export * from 'react/jsx-runtime'; export * from 'react-dom/client'" },
    ),
  ).length;
  return reactSize;
}
let reactSize: number | undefined;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:application\/ld\+json| src=))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

const startedScripts = (html: string) =>
  inlineScripts(html)
    .filter((text) => !text.startsWith('{'))
    .join('');

const scriptsOf = (html: string) =>
  [...html.matchAll(/["\s](\/assets\/[^"\s]+\.js)/g)].flatMap(([, path]) => path ?? []);

describe('the scripts', () => {
  it('contain no schema: zod stays on the server', () => {
    expect(scripts.length).toBeGreaterThan(3);
    for (const path of scripts)
      expect(read(path).toString()).not.toMatch(/ZodMini|_zod|is required\.'\)\.check/);
  });

  it.each(visitorsPages)('are React plus at most 20 kB for the first press on %s', async (page) => {
    const brought = scriptsOf(read(page).toString());
    expect(brought.length).toBeGreaterThan(1);
    expect(brought.length).toBeLessThanOrEqual(16);
    expect(compressed(brought)).toBeLessThanOrEqual(reactsOwn() + 20_000);
  });

  it.each(['/order.html', '/receipt.html'])('are React plus at most 25 kB for %s', (page) => {
    const own = [
      ...read(page)
        .toString()
        .matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ];
    expect(own.length).toBeGreaterThan(0);
    expect(compressed(own.flatMap(([, path]) => path ?? []))).toBeLessThanOrEqual(reactsOwn() + 25_000);
  });

  it.each(visitorsPages)('are at most 3 kB on %s before the visitor interacts', (page) => {
    const started = startedScripts(read(page).toString());
    expect(started).toContain('addEventListener');
    expect(brotliCompressSync(started).length).toBeLessThanOrEqual(3000);
  });

  it('have the price list and its address only on its own page', () => {
    const carrying = pages.filter((page) => startedScripts(read(page).toString()).includes('replaceState'));
    expect(carrying).toEqual(['/resume.html']);
  });

  it('keep Admin Panel out of the visitors’ pages', () => {
    const others = pages.filter((page) => page !== '/admin.html');
    const first = new Set(others.flatMap((page) => scriptsOf(read(page).toString())));
    for (const word of ['Manage Enquiries', 'u-wrap']) {
      const having = scripts.filter((path) => read(path).toString().includes(word));
      expect(having).not.toEqual([]);
      expect(having.filter((path) => first.has(path))).toEqual([]);
    }
  });
});

describe('patterns', () => {
  it('that only scripts use are in the Admin Panel and on the order page', () => {
    const source = globSync('web/{admin,order}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
    for (const name of ['compact-facts', 'rows', 'group', 'state', 'under']) {
      expect(source.join('')).toContain(name);
      expect(patternsOf(read('/admin.html').toString())).toContain(name);
      expect(patternsOf(read('/order.html').toString())).toContain(name);
    }
  });

  it('that a page doesn’t use are left out', () => {
    for (const page of visitorsPages)
      expect(patternsOf(read(page).toString())).not.toContain('compact-facts');
    expect(patternsOf(read('/about.html').toString())).not.toContain('stairs');
    expect(patternsOf(read('/index.html').toString())).toContain('stairs');
  });
});

describe.each(pages)('%s', (page) => {
  const html = read(page).toString();

  it('has one title, one description and one h1', () => {
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
    expect(html.match(/<h1\b/g) ?? []).toHaveLength(1);
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
  });

  it('shows everything without a script, with nothing inline that a policy would block', () => {
    expect(html).not.toMatch(/javascript:|<template|<div hidden|\sstyle="|\son[a-z]+="/i);
  });

  it('has every pattern that it uses', () => {
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const used = classes.filter((name) => patterns.includes(name));
    const defined = patternsOf(html);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('inlines its styles, needs no blocking request and is at most 13 kB', () => {
    const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(styles?.length).toBeGreaterThan(1000);
    if (!appPages.includes(page)) expect(html).not.toContain('rel="stylesheet"');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
  });

  it('loads no script by itself, swaps in its fonts and loads nothing from third parties', () => {
    if (!appPages.includes(page)) {
      expect(html).not.toMatch(/<script\b[^>]*\ssrc=/);
      expect(html).not.toContain('rel="modulepreload"');
    }
    expect(html).toMatch(/font-display:\s*swap/);
    const fetched = /<(?:script|img|iframe|source|video)\b[^>]*\ssrc(?:set)?="(?:https?:)?\/\//;
    expect(html).not.toMatch(fetched);
    expect(html).not.toMatch(/<link rel="(?!canonical)[^"]*"[^>]* href="(?:https?:)?\/\//);
    expect(html).not.toMatch(/url\(["']?(?:https?:)?\/\//);
  });

  it('loads at most 60 kB of images eagerly', () => {
    const eager = [...html.matchAll(/<img\b(?![^>]*loading="lazy")[^>]*>/g)].map(([tag]) => tag);
    const files = eager.flatMap((tag) => / src="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
    expect(files).toHaveLength(eager.length);
    const bytes = files.reduce((sum, path) => sum + read(path).length, 0);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});

describe.each(seededPages.map((request) => [request.path, request] as const))(
  '%s with the seed',
  (_, request) => {
    const { body } = renderPage(request);

    it('is at most 13 kB with its styles and data', () => {
      expect(brotliCompressSync(body).length).toBeLessThanOrEqual(13_000);
    });

    it('loads at most React plus 20 kB for the first press, and runs at most 3 kB before it', () => {
      expect(compressed(scriptsOf(body))).toBeLessThanOrEqual(reactsOwn() + 20_000);
      expect(brotliCompressSync(startedScripts(body)).length).toBeLessThanOrEqual(3000);
    });
  },
);

describe('the manifest', () => {
  it('has a file for every page, except the not-found page', () => {
    const files: string[] = Object.values(manifest.pages);
    expect([...files, '/404.html'].sort()).toEqual([...pages].sort());
  });

  it.each(pages)('has the hashes of the styles and script of %s', (page) => {
    const html = read(page).toString();
    const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(manifest.hashes[page]).toEqual({
      styles: styles.map(hashOf),
      scripts: inlineScripts(html).map(hashOf),
    });
  });

  it('keeps the fonts under 40 kB', () => {
    const fonts = globSync(`${site}/assets/*.woff2`);
    expect(fonts).toHaveLength(1);
    expect(fonts.reduce((bytes, path) => bytes + readFileSync(path).length, 0)).toBeLessThanOrEqual(40_000);
  });
});
