import { costTable } from '../bench/api-costs.ts';
import { costOf, sum, totalOf, usageOfRuns } from '../bench/cost.ts';
import { prices } from '../bench/prices.ts';

const taken = { reads: 0.5, writes: 2, warmMs: 3.2, startMs: 400, readsSecret: true };
const circumstances = { coldShare: 0.1, waitMs: 6, memoryGb: 0.5, logBytes: 200 };

describe('the benchmark', () => {
  it('counts the usage of a thousand runs: rounded-up milliseconds, and some cold starts', () => {
    expect(usageOfRuns(1000, taken, circumstances)).toEqual({
      lambdaRuns: 1000,
      lambdaGbSeconds: 25,
      tableReads: 500,
      tableWrites: 2000,
      logGigabytes: 0.0002,
      secretReads: 100,
    });
  });

  it('counts no secret reads for a Lambda without secrets', () => {
    expect(usageOfRuns(1000, { ...taken, readsSecret: false }, circumstances).secretReads).toBe(0);
  });

  it('adds up the usage of several Lambdas', () => {
    expect(sum([{ tableReads: 1, apiCalls: 2 }, { tableReads: 3 }, {}])).toEqual({
      tableReads: 4,
      apiCalls: 2,
    });
  });

  it('prices each kind of usage and omits what costs nothing', () => {
    const costs = costOf({ apiCalls: 2_000_000, secrets: 3, tableReads: 0 });
    expect(costs).toEqual({ apiCalls: 2, secrets: expect.closeTo(1.2) });
    expect(totalOf(costs)).toBeCloseTo(3.2);
  });

  it('cites a source for every price', () => {
    for (const { source, dollars, per } of Object.values(prices)) {
      expect(source).toMatch(/\w.{20,}\.$/);
      expect(dollars / per).toBeGreaterThan(0);
    }
  });
});

describe('a million page views', () => {
  const measured = new Map(
    ['listCourses', 'renderPage'].map((name) => [name, { reads: 1, writes: 0, warmMs: 2, startRatio: 4 }]),
  );
  const table = costTable(measured, { requests: 4, bytes: 50_000 });

  it('cost the sum of edge, rendering and API', () => {
    expect(Object.keys(table).filter((row) => row.startsWith('1 M'))).toEqual([
      '1 M page views, API',
      '1 M page views, rendering',
      '1 M page views, edge',
    ]);
    expect(Number(table['1 M page views, edge']?.total)).toBeCloseTo(50 * 0.109 + 4.2 * 0.9 + 2.2 * 0.1);
    expect(Number(table['1 M page views, rendering']?.total)).toBeGreaterThan(0);
  });
});

describe('a busy month', () => {
  const table = costTable(new Map(), { requests: 2, bytes: 40_000 });

  it('counts three emails for an enquiry and two for an order', () => {
    expect(table['1,000 enquiries']).toMatchObject({ emails: '0.3000' });
    expect(table['1,000 orders']).toMatchObject({ emails: '0.2000' });
  });
});
