/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { drawPage } from '#drawing';
import { apps } from '#web/site/apps.ts';
import { seededPages } from '../../support/web/seeded-pages.ts';

/** The limits of the build, read from the files that a visitor gets. */
const site = 'dist/site';
const read = (path: string) => readFileSync(`${site}${path}`);
const scripts = globSync(`${site}/assets/*.js`).map((path) => path.slice(site.length));
const pages = globSync(`${site}/**/*.html`).map((path) => path.slice(site.length));
// React draws these in the browser alone, and may be fetched at once.
const appPages = Object.keys(apps).map((path) => `${path}.html`);
const visitorsPages = pages.filter((path) => !appPages.includes(path));
const manifest = JSON.parse(readFileSync('dist/site-manifest.json', 'utf8'));

const compressed = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((bytes, path) => bytes + compressedSize(path), 0);

// Most pages share most scripts.
const sizes = new Map<string, number>();
function compressedSize(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(read(path)).length;
  sizes.set(path, size);
  return size;
}

/** React as a page needs it, bundled with nothing else: its compressed size in bytes. */
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

/** The texts of the scripts that a page carries and runs, or lets the browser act on. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:application\/ld\+json| src=))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

/** The scripts that a page runs by itself: every page's own, and its own. */
const startedScripts = (html: string) =>
  inlineScripts(html)
    .filter((text) => !text.startsWith('{'))
    .join('');

/** The scripts that a page names: the ones of its islands. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/["\s](\/assets\/[^"\s]+\.js)/g)].flatMap(([, path]) => path ?? []);

describe('the scripts', () => {
  it('carry no schema: zod stays on the server', () => {
    expect(scripts.length).toBeGreaterThan(3);
    for (const path of scripts)
      expect(read(path).toString()).not.toMatch(/ZodMini|_zod|is required\.'\)\.check/);
  });

  it.each(visitorsPages)(
    'are React’s own bytes and 20 kB at most for the first press on %s',
    async (page) => {
      const brought = scriptsOf(read(page).toString());
      expect(brought.length).toBeGreaterThan(1);
      expect(brought.length).toBeLessThanOrEqual(16);
      expect(compressed(brought)).toBeLessThanOrEqual(reactsOwn() + 20_000);
    },
  );

  it.each(['/order.html', '/receipt.html'])('are React’s own bytes and 25 kB at most for %s', (page) => {
    const own = [
      ...read(page)
        .toString()
        .matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ];
    expect(own.length).toBeGreaterThan(0);
    expect(compressed(own.flatMap(([, path]) => path ?? []))).toBeLessThanOrEqual(reactsOwn() + 25_000);
  });

  it.each(visitorsPages)('are 3 kB at most on %s before there is a sign of a person', (page) => {
    const started = startedScripts(read(page).toString());
    expect(started).toContain('addEventListener');
    expect(brotliCompressSync(started).length).toBeLessThanOrEqual(3000);
  });

  it('hold the price list and its address on the page that has one alone', () => {
    const carrying = pages.filter((page) => startedScripts(read(page).toString()).includes('replaceState'));
    expect(carrying).toEqual(['/resume.html']);
  });

  it('keep the owner’s desk out of the visitors’ pages', () => {
    const others = pages.filter((page) => page !== '/admin.html');
    const first = new Set(others.flatMap((page) => scriptsOf(read(page).toString())));
    // The last is in the library that draws charts.
    for (const word of ['Manage Enquiries', 'u-wrap']) {
      const having = scripts.filter((path) => read(path).toString().includes(word));
      expect(having).not.toEqual([]);
      expect(having.filter((path) => first.has(path))).toEqual([]);
    }
  });
});

describe.each(pages)('%s', (page) => {
  const html = read(page).toString();

  it('has one title, one description and one heading of the first rank at most', () => {
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
    expect(html.match(/<h1\b/g) ?? []).toHaveLength(1);
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
  });

  it('shows everything without a script: nothing hidden, nothing inline that a policy would stop', () => {
    expect(html).not.toMatch(/javascript:|<template|<div hidden|\sstyle="|\son[a-z]+="/i);
  });

  it('carries its styles, blocks on no other request, and weighs 13 kB at most', () => {
    const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(styles?.length).toBeGreaterThan(1000);
    if (!appPages.includes(page)) expect(html).not.toContain('rel="stylesheet"');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
  });

  it('asks for no script by itself, for its fonts beside the text, and for nothing from elsewhere', () => {
    // The one that it carries brings the others when somebody is there; an app is nothing without its own.
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

  it('shows 60 kB of pictures at most before anybody scrolls', () => {
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
    const { body } = drawPage(request);

    it('weighs 13 kB at most, with its styles and its data', () => {
      expect(brotliCompressSync(body).length).toBeLessThanOrEqual(13_000);
    });

    it('names no more for the first press than React’s own bytes and 20 kB, and runs 3 kB at most before it', () => {
      expect(compressed(scriptsOf(body))).toBeLessThanOrEqual(reactsOwn() + 20_000);
      expect(brotliCompressSync(startedScripts(body)).length).toBeLessThanOrEqual(3000);
    });
  },
);

describe('the manifest', () => {
  it('names a file for every page, and every page but the one for unknown addresses', () => {
    const files: string[] = Object.values(manifest.pages);
    expect([...files, '/404.html'].sort()).toEqual([...pages].sort());
  });

  it.each(pages)('names the hashes of the styles and of the script that %s carries', (page) => {
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
