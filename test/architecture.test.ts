import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { lambdas } from '#infra/lambdas.ts';
import { operations } from '#shared/api/contract.ts';

/** The borders between the folders, read from the import statements of the sources themselves. */

const rooms = ['functions', 'infra', 'shared', 'test', 'web'];

interface Import {
  /** A file, as a path from the project's root. */
  from: string;
  /** A file likewise, or what is imported of a package. */
  to: string;
  written: string;
  /** Gone before the code runs. */
  typeOnly: boolean;
}

const sources = globSync(`{${rooms}}/**/*.{ts,tsx,js}`).toSorted();
const imports = sources.flatMap(readImports);
const importsFrom = (place: string) => imports.filter(({ from }) => from.startsWith(`${place}/`));

describe('a border', () => {
  it.each([
    ['shared', ['shared']],
    ['functions', ['functions', 'shared']],
    ['web', ['web', 'shared']],
    // The local gateway loads the bundles of functions at request time, as Lambda does: no import of theirs.
    ['infra', ['infra', 'shared']],
  ])('keeps %s to what it may know: %s', (room, known) => {
    const foreign = rooms.filter((other) => !known.includes(other));
    expect(importsFrom(room).filter(({ to }) => foreign.includes(roomOf(to)))).toEqual([]);
  });

  it('lets shared need no package but zod', () => {
    expect(importsFrom('shared').filter(({ to }) => !isSource(to) && !/^zod(\/|$)/.test(to))).toEqual([]);
  });

  it('is crossed by #, and nothing inside it is', () => {
    const misspelt = imports.filter(({ from, to, written }) =>
      roomOf(from) === roomOf(to) ? written.startsWith('#') : written.startsWith('.'),
    );
    expect(misspelt).toEqual([]);
  });

  it('keeps zod, and with it every schema, out of the browser', () => {
    const pages = sources.filter((file) => roomOf(file) === 'web');
    expect(pages.map((file) => path(file, (to) => /^zod(\/|$)/.test(to))).filter(Boolean)).toEqual([]);
  });
});

describe('a room of web', () => {
  /** The room of a file of web: a page's own folder, or `web` for a file beside the rooms, such as the API's hooks. */
  const placeOf = (file: string) => {
    const [, room = '', page] = file.split('/');
    if (!page) return 'web';
    return room === 'pages' ? `pages/${page}` : room;
  };

  it.each([
    ['ui', []],
    ['content', []],
    ['forms', ['ui', 'web']],
    ['purchase', ['content', 'forms', 'ui', 'web']],
    // The site's own sheet comes with the frame around every page.
    ['layout', ['content', 'forms', 'styles', 'ui', 'web']],
    ['desk', ['content', 'forms', 'ui', 'web']],
    ['order', ['content', 'forms', 'ui', 'web']],
    // Never the owner's desk, nor another page: what both need stands in a room below.
    ['pages', ['content', 'forms', 'layout', 'purchase', 'ui', 'web']],
  ])('%s knows itself and %j alone', (room, known) => {
    const strays = importsFrom(`web/${room}`).filter(
      ({ from, to }) => roomOf(to) === 'web' && placeOf(to) !== placeOf(from) && !known.includes(placeOf(to)),
    );
    expect(strays).toEqual([]);
  });
});

describe('a resource of functions', () => {
  const resources = new Set(operations.map(({ file }) => dirname(file)));

  it('knows lib, and no other resource; lib knows none', () => {
    const strays = importsFrom('functions').filter(
      ({ from, to }) => resources.has(dirname(to)) && dirname(to) !== dirname(from),
    );
    expect(strays).toEqual([]);
  });

  it('has a file for each of its Lambdas, and no other', () => {
    const handlers = globSync('functions/*/*.{ts,tsx,js}').filter(
      (file) => dirname(file) !== 'functions/lib',
    );
    expect(handlers.toSorted()).toEqual(lambdas.map(({ file }) => file).toSorted());
  });
});

describe('a layer of functions/lib', () => {
  // One rule serves a request, the clock and an event: `http` turns its errors into problem documents.
  it.each([
    ['store', ['http', 'mail', 'payments']],
    ['outbox', ['http', 'mail', 'payments']],
    ['payments', ['http']],
    ['mail', ['http', 'payments']],
    ['files', ['http', 'payments']],
  ])('%s imports nothing of %s', (layer, above) => {
    const foreign = above.map((other) => `functions/lib/${other}/`);
    const strays = importsFrom(`functions/lib/${layer}`).filter(({ to }) =>
      foreign.some((place) => to.startsWith(place)),
    );
    expect(strays).toEqual([]);
  });
});

describe('a client of somebody else', () => {
  it.each([
    [/^@aws-sdk\/.*dynamodb/, /^functions\/lib\/store\//],
    [/^@aws-sdk\/client-secrets-manager$/, /^functions\/lib\/secrets\.ts$/],
    [/^@aws-sdk\/client-cloudfront$/, /^functions\/lib\/pages\/invalidate\.ts$/],
    [/^@aws-sdk\/client-sesv2$/, /^functions\/lib\/mail\/ses\.ts$/],
    [/^@aws-sdk\/.*s3/, /^functions\/lib\/files\/s3\.ts$/],
    [/^@middy\//, /^functions\/lib\/http\//],
    // The web build's drawing, which brings React along.
    [/^drawing$/, /^functions\/pages\/draw-page\.ts$/],
  ])('%s is imported in %s alone', (client, place) => {
    const users = importsFrom('functions').filter(({ to }) => client.test(to));
    expect(users).not.toEqual([]);
    expect(users.filter(({ from }) => !place.test(from))).toEqual([]);
  });

  it('razorpay is imported in one file', () => {
    expect(importsFrom('functions').filter(({ to }) => /^razorpay(\/|$)/.test(to))).toHaveLength(1);
  });
});

describe('every operation', () => {
  const tests = globSync('test/functions/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));

  it.each(operations.map(({ endpoint }) => endpoint.route))('%s has its test', (route) => {
    expect(tests.some((text) => text.includes(`describe('${route}'`))).toBe(true);
  });
});

describe('every source', () => {
  it('is no barrel', () => {
    expect(sources.filter((file) => /\/index\.[jt]sx?$/.test(file))).toEqual([]);
    expect(sources.filter((file) => /^export \*/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is in no cycle', () => {
    const all = { withTypes: true };
    expect(sources.map((file) => path(file, (to) => to === file, all)).filter(Boolean)).toEqual([]);
  });
});

function roomOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function isSource(to: string): boolean {
  return rooms.includes(roomOf(to));
}

// Biome formats every source, so an import starts its line and its clause has no quote, bracket or `=`.
function readImports(from: string): Import[] {
  const text = readFileSync(from, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)(?<type> type)?(?: [^'"`;=()]+ from)? '(?<written>[^']+)'/gm,
  );
  const calls = text.matchAll(/\bimport\('(?<written>[^']+)'\)/g);
  return [...statements, ...calls].map(({ groups: { type, written = '' } = {} }) => ({
    from,
    to: resolve(from, written),
    written,
    typeOnly: type !== undefined,
  }));
}

function resolve(from: string, written: string): string {
  if (written.startsWith('#')) return written.slice(1);
  return written.startsWith('.') ? join(dirname(from), written) : written;
}

/**
 * The first way from a file to something, `a -> b -> c`: through the imports that are there when the code runs, or
 * through those of types as well.
 */
function path(
  file: string,
  isTarget: (to: string) => boolean,
  { withTypes = false } = {},
): string | undefined {
  const seen = new Set<string>();
  const search = (here: string): string | undefined => {
    for (const { to } of imports.filter(({ from, typeOnly }) => from === here && (withTypes || !typeOnly))) {
      if (isTarget(to)) return `${here} -> ${to}`;
      if (seen.has(to)) continue;
      seen.add(to);
      const rest = search(to);
      if (rest) return `${here} -> ${rest}`;
    }
    return undefined;
  };
  return search(file);
}
