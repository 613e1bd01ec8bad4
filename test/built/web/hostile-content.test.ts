/** @jest-environment jsdom */
import { renderPage } from '#renderer';
import { brand } from '#shared/brand.ts';
import { findRenderedPage, type PageRequest } from '#shared/pages.ts';
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

const read = (request: PageRequest) => new DOMParser().parseFromString(renderPage(request).body, 'text/html');
const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

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

function graphOf(page: Document): Record<string, unknown>[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThanOrEqual(1);
  return JSON.parse(blocks[0]?.textContent ?? '{"@graph":[]}')['@graph'];
}

describe.each(
  hostilePages.map((request, index): [string, PageRequest] => [`${request.page} (${index})`, request]),
)('%s with hostile text', (_, request) => {
  const { headers } = renderPage(request);
  const page = read(request);

  it('has the same scripts, styles and policy as with other text', () => {
    const usual = seededPages.find((each) => each.page === request.page);
    if (!usual) throw new Error(`The seed doesn’t render ${request.page}.`);
    expect(headers).toEqual(renderPage(usual).headers);
    expect(codeOf(page)).toEqual(codeOf(read(usual)));
  });

  it('has no element that the text created', () => {
    expect(
      page.querySelectorAll(
        '[src="x"], [onerror], [onload], [style], iframe:not([name^=map-]), object, base, meta[http-equiv]',
      ),
    ).toHaveLength(0);
    expect(page.head.querySelectorAll('meta[charset]')).toHaveLength(1);
    expect(page.body.querySelectorAll('title, style, link, :not([data-island]) > meta')).toHaveLength(0);
    expect([...page.body.children].at(-1)?.tagName).not.toBe('IMG');
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

describe('a course with hostile text', () => {
  const page = read(pageOf(course({ title: hostile, description: hostile })));

  it('shows it as text in its title and description', () => {
    const shown = hostile.replace('\r\n', '\n');
    expect(page.querySelector('h1')?.textContent).toBe(shown);
    expect(content(page, '[property="og:title"]')).toBe(page.title);
    expect(page.title).toContain('</script>');
    expect(content(page, '[name=description]')).toContain('</script>');
    expect(content(page, '[property="og:description"]')).toBe(content(page, '[name=description]'));
    expect(graphOf(page)).toContainEqual(expect.objectContaining({ '@type': 'Course', name: hostile }));
  });

  it('has a canonical address that no id can break out of', () => {
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
  it('of a hundred courses has 24 cards and links to the next page', () => {
    const page = read(manyCourses);
    expect(page.querySelectorAll('main article')).toHaveLength(24);
    const [list] = graphOf(page).filter((entry) => entry['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(24);
    expect(page.querySelector('main a[rel=next]')?.getAttribute('href')).toBe('/courses/2');
  });
});

describe('long or foreign text', () => {
  it('is complete on the page and cut in the description', () => {
    const page = read(pageOf(longCourse));
    expect(page.querySelector('h1')?.textContent).toBe(longCourse.title);
    expect(page.body.textContent).toContain(longCourse.description.trim());
    expect(content(page, '[name=description]')?.length).toBeLessThanOrEqual(170);
    expect(page.title).toContain(longCourse.title.replace(/\s+/g, ' ').trim());
  });

  it.each(['/', '/courses', '/course/hindi', '/interview-questions'])('in Hindi is on %s', (path) => {
    const texts = hostilePages
      .filter((each) => each.path === path)
      .map((each) => read(each).body.textContent);
    expect(findRenderedPage(path)).toBeDefined();
    expect(texts[0]).toContain(hindi);
  });
});
