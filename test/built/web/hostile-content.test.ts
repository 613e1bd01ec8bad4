/** @jest-environment jsdom */
import { drawPage } from '#drawing';
import { brand } from '#shared/brand.ts';
import { findDrawnPage, type PageRequest } from '#shared/pages.ts';
import {
  hindi,
  hostile,
  hostilePages,
  longCourse,
  manyCourses,
  pageOf,
} from '../../support/web/hostile-pages.ts';
import { course } from '../../support/web/samples.ts';
import { seededPages } from '../../support/web/seeded-pages.ts';

/** Whatever somebody typed or asked for stays text: it becomes no markup, no script and no header. */

const read = (request: PageRequest) => new DOMParser().parseFromString(drawPage(request).body, 'text/html');
const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

/** What a page runs and what it looks like, whatever it says. */
function codeOf(page: Document) {
  const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
  return {
    scripts: scripts.map(({ textContent }) => textContent),
    styles: [...page.querySelectorAll('style')].map(({ textContent }) => textContent),
  };
}

function commentsOf(page: Document): string[] {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** The structured data of a page, which is one element at most. */
function graphOf(page: Document): Record<string, unknown>[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThanOrEqual(1);
  return JSON.parse(blocks[0]?.textContent ?? '{"@graph":[]}')['@graph'];
}

describe.each(
  hostilePages.map((request, index): [string, PageRequest] => [`${request.page} (${index})`, request]),
)('%s of hostile words', (_, request) => {
  const { headers } = drawPage(request);
  const page = read(request);

  it('has the scripts, the sheets and the policy that it has with other words', () => {
    const usual = seededPages.find((each) => each.page === request.page);
    if (!usual) throw new Error(`The seed draws no ${request.page}.`);
    expect(headers).toEqual(drawPage(usual).headers);
    expect(codeOf(page)).toEqual(codeOf(read(usual)));
  });

  it('has nothing that only these words could make', () => {
    expect(
      page.querySelectorAll(
        '[src="x"], [onerror], [onload], [style], iframe:not([name^=map-]), object, base, meta[http-equiv]',
      ),
    ).toHaveLength(0);
    // What leaves the head or the body early ends in the other one, or behind it.
    expect(page.head.querySelectorAll('meta[charset]')).toHaveLength(1);
    expect(page.body.querySelectorAll('title, style, link, :not([data-island]) > meta')).toHaveLength(0);
    expect([...page.body.children].at(-1)?.tagName).not.toBe('IMG');
    // React sets these apart two texts beside each other.
    expect(commentsOf(page).filter((text) => text.trim() !== '')).toEqual([]);
    for (const link of page.querySelectorAll('[href], [action]'))
      expect(link.getAttribute('href') ?? link.getAttribute('action')).toMatch(
        /^(?:\/|#|https:|mailto:|tel:)/,
      );
  });

  it('has structured data in one element, and props that its islands can read', () => {
    expect(Array.isArray(graphOf(page))).toBe(true);
    for (const island of page.querySelectorAll<HTMLElement>('[data-island]'))
      expect(JSON.parse(island.dataset.props ?? '')).toEqual(expect.anything());
  });
});

describe('a course of hostile words', () => {
  const page = read(pageOf(course({ title: hostile, description: hostile })));

  it('is named and described by them, as text', () => {
    // A parser takes a line break to be one character.
    const shown = hostile.replace('\r\n', '\n');
    expect(page.querySelector('h1')?.textContent).toBe(shown);
    expect(content(page, '[property="og:title"]')).toBe(page.title);
    expect(page.title).toContain('</script>');
    expect(content(page, '[name=description]')).toContain('</script>');
    expect(content(page, '[property="og:description"]')).toBe(content(page, '[name=description]'));
    expect(graphOf(page)).toContainEqual(expect.objectContaining({ '@type': 'Course', name: hostile }));
  });

  it('has a canonical address that an id of any form cannot leave', () => {
    const id = '"><script>alert(1)</script>';
    const odd = read(pageOf(course({ id })));
    expect(odd.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${brand.origin}/course/${encodeURI(id)}`,
    );
    expect(content(odd, '[property="og:url"]')).toBe(`${brand.origin}/course/${encodeURI(id)}`);
    expect(odd.querySelectorAll('script').length).toBe(page.querySelectorAll('script').length);
  });
});

describe('a catalogue', () => {
  it('of a hundred courses has cards of twenty-four, and leads to the next', () => {
    const page = read(manyCourses);
    expect(page.querySelectorAll('main article')).toHaveLength(24);
    const [list] = graphOf(page).filter((entry) => entry['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(24);
    expect(page.querySelector('main a[rel=next]')?.getAttribute('href')).toBe('/courses/2');
  });
});

describe('long and foreign words', () => {
  it('stand in the page whole, and in its description as far as a search result shows them', () => {
    const page = read(pageOf(longCourse));
    expect(page.querySelector('h1')?.textContent).toBe(longCourse.title);
    expect(page.body.textContent).toContain(longCourse.description.trim());
    expect(content(page, '[name=description]')?.length).toBeLessThanOrEqual(170);
    expect(page.title).toContain(longCourse.title.replace(/\s+/g, ' ').trim());
  });

  it.each(['/', '/courses', '/course/hindi', '/interview-questions'])('of Hindi are on %s', (path) => {
    const drawn = hostilePages
      .filter((each) => each.path === path)
      .map((each) => read(each).body.textContent);
    expect(findDrawnPage(path)).toBeDefined();
    expect(drawn[0]).toContain(hindi);
  });
});
