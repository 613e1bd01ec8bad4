import { brand } from '#shared/brand.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { fileOf, interviewQuestion } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';

const api = startApi({ table: memoryTable(400) });

beforeEach(() => {
  setClock(Date.parse('2026-11-20T06:30:00.000Z'));
});

const add = async (values: { question?: string; publishOn?: string } = {}) =>
  (await api.owner('POST /interview-questions', { body: { ...interviewQuestion, ...values } })).data;
const remove = (id: string) => api.owner('DELETE /interview-questions/{id}', { path: { id } });

describe('the sitemap', () => {
  const addressesIn = async (path: string) =>
    [...(await (await api.render(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(brand.origin, ''),
    );

  it('is an index of the pages and, once there are any, of the questions', async () => {
    expect(await addressesIn('/sitemap.xml')).toEqual(['/sitemap-pages.xml']);
    const question = await add();
    await add({ question: 'Tomorrow?', publishOn: '2026-11-21' });
    await remove((await add({ question: 'Deleted?' })).id);
    expect(await addressesIn('/sitemap.xml')).toEqual(['/sitemap-pages.xml', '/sitemap-questions-all']);
    expect(await addressesIn('/sitemap-questions-all')).toEqual([questionPath(question)]);
    const answer = await api.render('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=64800, stale-if-error=604800',
    );
    expect(await answer.text()).toContain(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    );
  });

  it('has all of thousands of questions once, in parts, and reads only a few for the index', async () => {
    const all = 2500;
    for (let from = 0; from < all; from += 500)
      await api.owner('POST /admin/interview-questions/import', {
        body: fileOf(
          Array.from({ length: 500 }, (_, row) => ({
            ...interviewQuestion,
            question: `Question ${from + row}?`,
          })),
        ),
      });
    api.uses.length = 0;
    const [pages, ...parts] = await addressesIn('/sitemap.xml');
    expect(pages).toBe('/sitemap-pages.xml');
    expect(parts).toEqual([...'0123456789abcdef'].map((digit) => `/sitemap-questions-${digit}`));
    expect(api.uses.length).toBeLessThan(8);
    const listed: string[] = [];
    for (const part of parts) {
      const addresses = await addressesIn(part);
      expect(addresses.length).toBeLessThan(1000);
      listed.push(...addresses);
    }
    expect(listed).toHaveLength(all);
    expect(new Set(listed).size).toBe(all);
    expect((await api.render('/sitemap-questions-all')).status).toBe(404);
  });

  it.each(['', 'g', 'ALL', '0123', '-', 'all/x'])('has no part %j', async (part) => {
    expect((await api.render(`/sitemap-questions-${part}`)).status).toBe(502);
  });
});
