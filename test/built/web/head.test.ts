/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import { brand } from '#shared/brand.ts';
import { certificationIds } from '#shared/domain/courses/certifications.ts';

const site = 'dist/site';
const read = (path: string) => readFileSync(`${site}${path}`);
const { pages }: { pages: Record<string, string> } = JSON.parse(
  readFileSync('dist/site-manifest.json', 'utf8'),
);
const files = globSync(`${site}/**/*.html`).map((path) => path.slice(site.length));
const kept = [
  '/404.html',
  '/admin.html',
  '/certifications/_.html',
  '/course/_.html',
  '/callback-sent.html',
  '/complaint-sent.html',
  '/form-not-sent/callback.html',
  '/form-not-sent/complaint.html',
  '/enquiry-sent.html',
  '/form-not-sent/course.html',
  '/form-not-sent/enquiry.html',
  '/form-not-sent/pmp.html',
  '/form-not-sent/review.html',
  '/interview-question/_.html',
  '/order.html',
  '/pay.html',
  '/payment-success.html',
  '/receipt.html',
  '/review-sent.html',
  '/review.html',
];
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

const documentOf = (file: string) => new DOMParser().parseFromString(read(file).toString(), 'text/html');
const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

describe.each(files)('%s', (file) => {
  const page = documentOf(file);

  it('has a sharing card with an existing image', () => {
    expect(content(page, '[property="og:title"]')).toBe(page.title);
    expect(content(page, '[property="og:description"]')).toBe(content(page, '[name=description]'));
    expect(content(page, '[name="twitter:card"]')).toBe('summary_large_image');
    const picture = content(page, '[property="og:image"]') ?? '';
    expect(picture).toMatch(`${brand.origin}/cards/`);
    expect(content(page, '[name="twitter:image"]')).toBe(picture);
    const png = read(picture.slice(brand.origin.length));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(60_000);
  });

  it('has a description that fits a search result', () => {
    const description = content(page, '[name=description]') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(25);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(page.title.length).toBeLessThanOrEqual(70);
  });

  it('has one canonical address, or none if it has many', () => {
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical ?? null).toBe(content(page, '[property="og:url"]') ?? null);
    if (/_\.html$|404/.test(file)) expect(canonical).toBeUndefined();
    else expect(canonical).toMatch(new RegExp(`^${brand.origin}/`));
  });

  it('has structured data that can’t be broken out of', () => {
    const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
    expect(blocks.length).toBeLessThanOrEqual(1);
    for (const { textContent } of blocks) {
      expect(textContent).not.toContain('<');
      expect(JSON.parse(textContent ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
});

const typesOf = (file: string): string[] => {
  const text = documentOf(file).querySelector('script[type="application/ld+json"]')?.textContent;
  const graph: { '@type': string }[] = text ? JSON.parse(text)['@graph'] : [];
  return graph.map((entry) => entry['@type']);
};

describe('the structured data', () => {
  it('includes the company on its own pages, and breadcrumbs on every inner page', () => {
    for (const file of ['/index.html', '/about.html', '/contact.html'])
      expect(typesOf(file)).toContain('Organization');
    expect(typesOf('/index.html')).not.toContain('BreadcrumbList');
    for (const file of files.filter((path) => path !== '/index.html' && !/_\.html$/.test(path)))
      expect(typesOf(file).includes('BreadcrumbList')).toBe(!kept.includes(file));
  });
});

describe('every page', () => {
  it('has a unique title, shared only with its own second address', () => {
    const titles = new Map<string, Set<string>>();
    for (const file of files) {
      const page = documentOf(file);
      const address = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? file;
      titles.set(page.title, (titles.get(page.title) ?? new Set()).add(address));
    }
    for (const [title, addresses] of titles) expect([title, ...addresses]).toHaveLength(2);
  });

  it('is indexable, except Admin Panel, confirmations and errors', () => {
    expect(files.filter((file) => isNoindex(read(file).toString())).sort()).toEqual([...kept].sort());
  });
});

describe('the sitemap', () => {
  const sitemap = new DOMParser().parseFromString(read('/sitemap-pages.xml').toString(), 'text/xml');
  const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');

  it('lists each indexable static page once, by its canonical address', () => {
    const canonicals = Object.values(pages)
      .filter((file) => !kept.includes(file))
      .flatMap((file) => documentOf(file).querySelector('link[rel=canonical]')?.getAttribute('href') ?? []);
    expect(addresses.length).toBeGreaterThan(15);
    const certifications = certificationIds.map((id) => `${brand.origin}/certifications/${id}`);
    expect([...addresses].sort()).toEqual([...new Set([...canonicals, ...certifications])].sort());
    expect(addresses).toContain(`${brand.origin}/terms-of-service`);
  });

  it('is in a robots.txt that disallows nothing', () => {
    const robots = read('/robots.txt').toString();
    expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow:.*\S\s*$/m);
  });
});

describe('the icons', () => {
  it('exist for tabs, home screens and the web manifest', () => {
    const page = documentOf('/index.html');
    const links = [...page.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
    const manifest = JSON.parse(read('/site.webmanifest').toString());
    const named = [...links.map((link) => link.getAttribute('href')), ...manifest.icons.map(srcOf)];
    expect(named).toEqual(
      expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']),
    );
    for (const path of named) expect(read(path).length).toBeLessThan(10_000);
  });

  it('have the background colour of either scheme', () => {
    const themes = [...documentOf('/index.html').querySelectorAll('meta[name="theme-color"]')];
    expect(themes.map((theme) => theme.getAttribute('media'))).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});

const srcOf = ({ src }: { src: string }) => src;
