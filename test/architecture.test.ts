import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { lambdas } from '#infra/definitions.ts';
import { operations } from '#shared/api/contract.ts';

const topFolders = ['functions', 'infra', 'shared', 'test', 'web'];

interface Import {
  from: string;
  to: string;
  written: string;
  typeOnly: boolean;
}

const sources = globSync(`{${topFolders}}/**/*.{ts,tsx,js}`).toSorted();
const imports = sources.flatMap(readImports);
const importsOf = groupedByFile(imports);
const importsFrom = (place: string) => imports.filter(({ from }) => from.startsWith(`${place}/`));

describe('imports', () => {
  it.each([
    ['shared', ['shared']],
    ['functions', ['functions', 'shared']],
    ['web', ['web', 'shared']],
    // The local gateway loads the bundles when a request comes in, as Lambda does, so infra doesn't import functions.
    ['infra', ['infra', 'shared']],
  ])('in %s come only from %j', (folder, allowed) => {
    const foreign = topFolders.filter((other) => !allowed.includes(other));
    expect(importsFrom(folder).filter(({ to }) => foreign.includes(topFolderOf(to)))).toEqual([]);
  });

  it('in shared use no package but zod', () => {
    expect(importsFrom('shared').filter(({ to }) => !isSource(to) && !/^zod(\/|$)/.test(to))).toEqual([]);
  });

  it('use only packages listed in package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    const isNamed = (to: string) => {
      const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(to) ?? [];
      return named.has(name) || named.has(`@types/${name}`);
    };
    const packages = imports.filter(({ to }) => !isSource(to) && !/^(?:node:|#?renderer$)/.test(to));
    expect(packages.filter(({ to }) => !isNamed(to))).toEqual([]);
  });

  it('start with # across folders and are relative within one', () => {
    const misspelt = imports.filter(({ from, to, written }) =>
      topFolderOf(from) === topFolderOf(to) ? written.startsWith('#') : written.startsWith('.'),
    );
    expect(misspelt).toEqual([]);
  });

  it('in web never reach a schema, so zod stays out of the browser', () => {
    const pages = sources.filter((file) => topFolderOf(file) === 'web');
    expect(pages.map((file) => path(file, (to) => /^zod(\/|$)/.test(to))).filter(Boolean)).toEqual([]);
  });
});

describe('a folder of web', () => {
  it.each([
    ['ui', []],
    ['content', []],
    ['forms', ['ui', 'web']],
    ['team', ['ui', 'web']],
    ['courses', ['team', 'ui', 'web']],
    ['reviews', ['ui', 'web']],
    ['interview-questions', ['ui', 'web']],
    ['purchase', ['content', 'forms', 'ui', 'web']],
    ['layout', ['content', 'forms', 'styles', 'ui', 'web']],
    ['admin', ['content', 'forms', 'layout', 'ui', 'web']],
    ['order', ['content', 'forms', 'ui', 'web']],
    [
      'pages',
      [
        'content',
        'courses',
        'forms',
        'interview-questions',
        'layout',
        'purchase',
        'reviews',
        'team',
        'ui',
        'web',
      ],
    ],
  ])('%s imports only itself and %j from web', (folder, allowed) => {
    const imported = importsFrom(`web/${folder}`);
    expect(imported).not.toEqual([]);
    const strays = imported.filter(
      ({ from, to }) =>
        topFolderOf(to) === 'web' &&
        subfolderOf(to) !== subfolderOf(from) &&
        !allowed.includes(subfolderOf(to)),
    );
    expect(strays).toEqual([]);
  });
});

describe('the Admin Panel', () => {
  const tab = (file: string) => /^web\/admin\/tabs\/([^/]+)\//.exec(file)?.[1];
  const isKit = (file: string) => file.startsWith('web/admin/kit/');
  const own = importsFrom('web/admin').filter(({ to }) => to.startsWith('web/admin/'));
  /** Tabs that use a part of another tab, which isn't in this list. */
  const allowedByTab: Readonly<Record<string, readonly string[]>> = {
    today: ['enquiries', 'orders'],
    work: ['orders'],
  };

  it('has a kit that imports no tab and nothing else of the Admin Panel', () => {
    const kit = own.filter(({ from }) => isKit(from));
    expect(kit).not.toEqual([]);
    expect(kit.filter(({ to }) => !isKit(to))).toEqual([]);
  });

  it('has tabs that import the kit, themselves and a few listed tabs', () => {
    const tabs = own.filter(({ from }) => tab(from));
    expect(tabs).not.toEqual([]);
    const isAllowed = (from = '', to = '') => from === to || allowedByTab[from]?.includes(to);
    expect(tabs.filter(({ from, to }) => !isKit(to) && !isAllowed(tab(from), tab(to)))).toEqual([]);
    const pairs = Object.values(allowedByTab).flat();
    expect(pairs.filter((to) => to in allowedByTab)).toEqual([]);
  });

  it('imports its tabs only in the list of tabs', () => {
    const users = own.filter(({ from, to }) => tab(to) && !tab(from)).map(({ from }) => from);
    expect([...new Set(users)]).toEqual(['web/admin/tabs.ts']);
  });
});

describe('a subject of functions', () => {
  const allowedBySubject = {
    activity: [],
    figures: [],
    health: [],
    search: [],
    sessions: [],
    settings: [],
    seats: [],
    works: [],
    members: ['search'],
    coaching: ['members', 'settings', 'works'],
    courses: ['members', 'seats'],
    team: ['coaching', 'courses', 'members'],
    'interview-questions': [],
    orders: ['coaching', 'courses', 'figures', 'search', 'seats'],
    enquiries: ['courses', 'figures', 'orders', 'search', 'settings'],
    'payment-links': ['coaching', 'courses', 'orders', 'search', 'seats'],
    receipts: ['orders'],
    reviews: ['courses', 'members', 'orders', 'search'],
    classes: ['courses', 'orders', 'seats'],
    work: ['classes', 'coaching', 'courses', 'enquiries', 'orders', 'works'],
    fulfilment: ['coaching', 'orders', 'payment-links', 'receipts', 'search', 'seats', 'work', 'works'],
    customers: ['enquiries', 'orders', 'payment-links', 'reviews', 'search', 'works'],
    'own-order': ['coaching', 'enquiries', 'orders', 'work', 'works'],
    today: ['classes', 'coaching', 'courses', 'orders', 'seats', 'settings', 'works'],
    mail: [
      'classes',
      'coaching',
      'courses',
      'enquiries',
      'orders',
      'own-order',
      'payment-links',
      'search',
      'settings',
      'today',
      'work',
      'works',
    ],
    overview: ['figures', 'orders'],
    pages: ['coaching', 'courses', 'interview-questions', 'members', 'reviews'],
  };
  const subjects = Object.entries({ platform: [], ...allowedBySubject });

  it('imports only the platform and its listed subjects, all above it', () => {
    const strays = importsFrom('functions').filter(({ from, to }) => {
      const [own, other] = [subjectOf(from), subjectOf(to)];
      return (
        topFolderOf(to) === 'functions' && other !== own && other !== 'platform' && !mayImport(own, other)
      );
    });
    expect(strays).toEqual([]);
    expect(subjects.filter(([, others], at) => others.some((other) => !isAbove(other, at)))).toEqual([]);
  });

  it('has exactly one file per Lambda in handlers', () => {
    expect(globSync('functions/*/handlers/*').toSorted()).toEqual(lambdas.map(({ file }) => file).toSorted());
  });

  it('is imported without its handlers', () => {
    expect(imports.filter(({ from, to }) => isHandler(to) && topFolderOf(from) !== 'test')).toEqual([]);
  });

  const mayImport = (subject: string, other: string) =>
    subjects.some(([name, others]) => name === subject && others.some((each) => each === other));
  const isAbove = (subject: string, at: number) => subjects.slice(0, at).some(([name]) => name === subject);
  const isHandler = (file: string) => /^functions\/[^/]+\/handlers\//.test(file);
});

describe('the folders', () => {
  it.each([
    ['functions/platform', dirname],
    ['shared/domain', dirname],
    ['web', subfolderOf],
  ])('of %s have no import cycle', (root, folderOf) => {
    const arrows = new Map<string, Set<string>>();
    for (const { from, to, typeOnly } of importsFrom(root)) {
      const [folder, other] = [folderOf(from), folderOf(to)];
      if (!to.startsWith(`${root}/`) || folder === other || (root === 'web' && typeOnly)) continue;
      arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other));
    }
    const reachedFrom = (folder: string, seen = new Set<string>()): Set<string> => {
      for (const next of arrows.get(folder) ?? []) if (!seen.has(next)) reachedFrom(next, seen.add(next));
      return seen;
    };
    expect([...arrows.keys()].filter((folder) => reachedFrom(folder).has(folder))).toEqual([]);
  });
});

describe('a third-party client', () => {
  it.each([
    [/^@aws-sdk\/.*dynamodb/, /^functions\/platform\/table\//],
    [/^@aws-sdk\/client-secrets-manager$/, /^functions\/platform\/secrets\.ts$/],
    [/^@aws-sdk\/client-cloudfront$/, /^functions\/pages\/invalidate\.ts$/],
    [/^@aws-sdk\/client-sesv2$/, /^functions\/mail\/ses\.ts$/],
    [/^@aws-sdk\/.*s3/, /^functions\/platform\/s3\.ts$/],
    [/^@middy\//, /^functions\/platform\/http\//],
    // The renderer contains React, so only this Lambda may load it.
    [/^renderer$/, /^functions\/pages\/handlers\/render-page\.ts$/],
  ])('%s is imported only in %s', (client, place) => {
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

  it.each(operations.map(({ endpoint }) => endpoint.route))('%s has a test', (route) => {
    expect(tests.some((text) => text.includes(`describe('${route}'`))).toBe(true);
  });
});

describe('every source file', () => {
  it('isn’t a barrel', () => {
    expect(sources.filter((file) => /\/index\.[jt]sx?$/.test(file))).toEqual([]);
    expect(sources.filter((file) => /^export \*/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is in no import cycle', () => {
    const all = { withTypes: true };
    expect(sources.map((file) => path(file, (to) => to === file, all)).filter(Boolean)).toEqual([]);
  });
});

function topFolderOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function subfolderOf(file: string): string {
  const [, folder = '', page] = file.split('/');
  if (!page) return 'web';
  return folder === 'pages' ? `pages/${page}` : folder;
}

function subjectOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function isSource(to: string): boolean {
  return topFolders.includes(topFolderOf(to));
}

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

function groupedByFile(all: Import[]): Map<string, Import[]> {
  const grouped = new Map<string, Import[]>();
  for (const each of all) grouped.set(each.from, [...(grouped.get(each.from) ?? []), each]);
  return grouped;
}

function resolve(from: string, written: string): string {
  if (written.startsWith('#')) return written.slice(1);
  return written.startsWith('.') ? join(dirname(from), written) : written;
}

function path(
  file: string,
  isTarget: (to: string) => boolean,
  { withTypes = false } = {},
): string | undefined {
  const seen = new Set<string>();
  const search = (here: string): string | undefined => {
    for (const { to, typeOnly } of importsOf.get(here) ?? []) {
      if (typeOnly && !withTypes) continue;
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
