/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import StructuredDataValidator from '@adobe/structured-data-validator';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderPage } from '#renderer';
import { hostilePages } from '../../support/web/hostile-pages.ts';
import { emptyPages, seededPages, unreadablePages } from '../../support/web/seeded-pages.ts';

const site = 'dist/site';
const built = globSync(`${site}/**/*.html`).map((file): [string, string] => [
  file.slice(site.length),
  readFileSync(file, 'utf8'),
]);
const renderedPages = Object.entries({
  'the seed': seededPages,
  nothing: emptyPages,
  'no API response': unreadablePages,
  'hostile text': hostilePages,
}).flatMap(([stored, requests]) =>
  requests.map((request): [string, string] => [
    `${request.path} rendered with ${stored}`,
    renderPage(request).body,
  ]),
);
const pages = [...built, ...renderedPages];

const html = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      'require-sri': 'off',
    },
  }),
);

interface Entry {
  '@type': string;
  [property: string]: unknown;
}

function entriesOf(text: string): Entry[] {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json)['@graph'];
}

const withInner = (value: unknown): Entry[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('@type' in value ? [value as Entry] : []), ...Object.values(value).flatMap(withInner)];

const required: Record<string, string[]> = {
  Course: ['name', 'description', 'url', 'provider.name'],
  Service: ['name', 'provider.name', 'offers.price'],
  Offer: ['category', 'price', 'priceCurrency'],
  ItemList: ['itemListElement'],
  Place: ['name', 'address'],
  GeoCoordinates: ['latitude', 'longitude'],
};
const known = [...Object.keys(required), 'BreadcrumbList', 'ListItem', 'Organization'];

const at = (entry: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry);

describe.each(pages)('%s', (_, text) => {
  it('is valid HTML', async () => {
    const { results } = await html.validateString(text);
    expect(
      results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    ).toEqual([]);
  });

  it('has the structured data that search engines require', async () => {
    const graph = entriesOf(text);
    const jsonld = Object.groupBy(graph, (entry) => entry['@type']) as Record<string, Entry[]>;
    expect(await new StructuredDataValidator().validate({ jsonld, microdata: {}, rdfa: {} })).toEqual([]);
    for (const entry of withInner(graph)) {
      expect(known).toContain(entry['@type']);
      for (const path of required[entry['@type']] ?? [])
        expect([entry['@type'], path, at(entry, path) || undefined]).toEqual([
          entry['@type'],
          path,
          expect.anything(),
        ]);
    }
  });
});
