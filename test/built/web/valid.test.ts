/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import StructuredDataValidator from '@adobe/structured-data-validator';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { drawPage } from '#drawing';
import { hostilePages } from '../../support/web/hostile-pages.ts';
import { emptyPages, seededPages, unreadablePages } from '../../support/web/seeded-pages.ts';

/** Every page, as the build has it and as it is drawn, is HTML and structured data that validators accept. */
const site = 'dist/site';
const built = globSync(`${site}/**/*.html`).map((file): [string, string] => [
  file.slice(site.length),
  readFileSync(file, 'utf8'),
]);
const drawn = Object.entries({
  'the seed': seededPages,
  nothing: emptyPages,
  'no answer': unreadablePages,
  'hostile words': hostilePages,
}).flatMap(([stored, requests]) =>
  requests.map((request): [string, string] => [
    `${request.path} drawn with ${stored}`,
    drawPage(request).body,
  ]),
);
const pages = [...built, ...drawn];

const html = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Scripts and styles come from the site alone, of the release that names them: a hash guards against nobody.
      'require-sri': 'off',
    },
  }),
);

/** Entries of a page's structured data. `offers` and the like are entries in turn. */
interface Entry {
  '@type': string;
  [property: string]: unknown;
}

function entriesOf(text: string): Entry[] {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json)['@graph'];
}

/** Each entry, and each one that stands in it. */
const withInner = (value: unknown): Entry[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('@type' in value ? [value as Entry] : []), ...Object.values(value).flatMap(withInner)];

/**
 * What Google's documentation requires of types that its validator's library has no rules for, each as a path.
 * The names of types and their properties are checked where the entries are made, by the types of schema-dts.
 */
const required: Record<string, string[]> = {
  Course: ['name', 'description', 'url', 'provider.name'],
  Offer: ['category', 'price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  ItemList: ['itemListElement'],
  Place: ['name', 'address'],
  GeoCoordinates: ['latitude', 'longitude'],
};
const known = [...Object.keys(required), 'Answer', 'BreadcrumbList', 'ListItem', 'Organization'];

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

  it('describes itself to search engines as they require', async () => {
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
