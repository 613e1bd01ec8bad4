import { globSync, readFileSync } from 'node:fs';
import type * as webFeatures from 'web-features';
import { oldestBrowsers } from '#web/browsers.ts';

const { features }: typeof webFeatures = JSON.parse(
  readFileSync('node_modules/web-features/data.json', 'utf8'),
);
const { chrome, edge, firefox, safari, ios } = oldestBrowsers;
const oldest = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios,
};

const fine: Record<string, RegExp> = {
  'new DecompressionStream': /typeof DecompressionStream/,
  '.hidePopover': /:popover-open/,
  '.requestSubmit': /consider using form\.requestSubmit/,
  '.startViewTransition': /react\.transitional\.element/,
  '.navigate': /typeof navigation|__reactRouterDataRouter\.navigate/,
  '.isVisible': /isVisible:/,
};

const builtIns = { known: new Set<string>(), missing: new Set<string>() };
const types = new Set<string>();
for (const pass of ['types', 'members'])
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, source, type = '', member = ''] =
        /^(javascript\.builtins|api)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
      if (!type || (pass === 'types') !== !member) continue;
      const isKnown = Object.entries(oldest).every(
        ([browser, version]) => versionOf(support[browser as keyof typeof support]) <= version,
      );
      const names = isKnown ? builtIns.known : builtIns.missing;
      if (!member) {
        names.add(`new ${type}`);
        if (isKnown) types.add(type);
        continue;
      }
      if (source !== 'api' || member.endsWith('_static'))
        names.add(`${type}.${member.replace('_static', '')}`);
      if (types.has(type)) names.add(`.${member}`);
    }
  }

function versionOf(version: string | undefined): number {
  return version === undefined ? Number.POSITIVE_INFINITY : Number(version.replace('≤', ''));
}

const scripts = [...globSync('dist/site/assets/*.js'), ...globSync('dist/site/*.html')];

describe('the oldest supported browsers', () => {
  it('include Chrome 109 and Safari 15.4, which lack some built-ins', () => {
    for (const name of [
      '.toSorted',
      '.toReversed',
      'AbortSignal.timeout',
      'Object.groupBy',
      'Promise.withResolvers',
    ])
      expect(builtIns.missing).toContain(name);
    for (const name of ['.at', '.findLast', '.replaceAll', 'Object.fromEntries', 'new AbortController'])
      expect(builtIns.known).toContain(name);
  });

  it('are those in the README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}, Samsung Internet`,
    );
    expect(ios).toBe(safari);
  });

  it.each(scripts)('have every built-in that %s uses', (path) => {
    const text = readFileSync(path, 'utf8');
    const calls = [
      ...text.matchAll(/\bnew [A-Z]\w*(?=\()|(?<![\w$.])[A-Z]\w*\.\w+(?=\()/g),
      ...text.matchAll(/(?<!\b[A-Z]\w*)\.[a-z]\w*(?=\()/g),
    ].map(([call]) => call);
    const isMissing = (call: string) =>
      builtIns.missing.has(call) && !builtIns.known.has(call) && !fine[call]?.test(text);
    expect([...new Set(calls)].filter(isMissing)).toEqual([]);
    expect(text).not.toMatch(/\(\?<[=!]/);
  });
});
