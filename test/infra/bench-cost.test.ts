import { costTable } from '../bench/api-costs.ts';
import { costOf, sum, totalOf, usageOfRuns } from '../bench/cost.ts';
import { prices } from '../bench/prices.ts';

const taken = { reads: 0.5, writes: 2, warmMs: 3.2, startMs: 400, readsSecret: true };
const circumstances = { coldShare: 0.1, waitMs: 6, memoryGb: 0.5, logBytes: 200 };

describe('the bench', () => {
  it('counts what a thousand runs use: each begun millisecond, and a start for some of them', () => {
    expect(usageOfRuns(1000, taken, circumstances)).toEqual({
      lambdaRuns: 1000,
      // 10 ms warm and a tenth of 400 ms, of half a gigabyte.
      lambdaGbSeconds: 25,
      tableReads: 500,
      tableWrites: 2000,
      logGigabytes: 0.0002,
      secretReads: 100,
    });
  });

  it('reads no secret where there is none', () => {
    expect(usageOfRuns(1000, { ...taken, readsSecret: false }, circumstances).secretReads).toBe(0);
  });

  it('adds up what several Lambdas use', () => {
    expect(sum([{ tableReads: 1, apiCalls: 2 }, { tableReads: 3 }, {}])).toEqual({
      tableReads: 4,
      apiCalls: 2,
    });
  });

  it('prices each thing, and names none that costs nothing', () => {
    const costs = costOf({ apiCalls: 2_000_000, secrets: 3, tableReads: 0 });
    expect(costs).toEqual({ apiCalls: 2, secrets: expect.closeTo(1.2) });
    expect(totalOf(costs)).toBeCloseTo(3.2);
  });

  it('knows of every price where it comes from', () => {
    for (const { source, dollars, per } of Object.values(prices)) {
      expect(source).toMatch(/\w.{20,}\.$/);
      expect(dollars / per).toBeGreaterThan(0);
    }
  });
});

describe('a million page views', () => {
  const measured = new Map(
    ['listCourses', 'drawPage'].map((name) => [name, { reads: 1, writes: 0, warmMs: 2, startRatio: 4 }]),
  );
  const table = costTable(measured, { requests: 4, bytes: 50_000 });

  it('cost what the edge, the drawing and the API take', () => {
    expect(Object.keys(table).filter((row) => row.startsWith('1 M'))).toEqual([
      '1 M page views, API',
      '1 M page views, drawing',
      '1 M page views, edge',
    ]);
    // 50 GB, 4.2 million requests and 2.2 million runs of functions.
    expect(Number(table['1 M page views, edge']?.total)).toBeCloseTo(50 * 0.109 + 4.2 * 0.9 + 2.2 * 0.1);
    expect(Number(table['1 M page views, drawing']?.total)).toBeGreaterThan(0);
  });
});

describe('a busy month', () => {
  const table = costTable(new Map(), { requests: 2, bytes: 40_000 });

  it('counts three mails for an enquiry, and two for an order', () => {
    expect(table['1,000 enquiries']).toMatchObject({ mails: '0.3000' });
    expect(table['1,000 orders']).toMatchObject({ mails: '0.2000' });
  });
});
