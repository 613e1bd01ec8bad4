import { createHash } from 'node:crypto';
import {
  catalogueVersion,
  comboNames,
  comboRupees,
  listedRupees,
  originalRupees,
  planRupees,
} from '#shared/domain/orders/pricing.ts';

describe('the price list', () => {
  it.each([
    ['0-3', [1499, 599, 1399], [1899, 2098], [2999, 3497], [2599, 2898]],
    ['3-7', [2499, 699, 1999], [2999, 3198], [4499, 5197], [3999, 4498]],
    ['7-14', [3499, 799, 2999], [3999, 4298], [6499, 7297], [5999, 6498]],
    ['14-20', [4499, 899, 3999], [4999, 5398], [8499, 9397], [7999, 8498]],
    ['20+', [5999, 999, 4999], [6499, 6998], [10499, 11997], [9999, 10998]],
  ] as const)('for %s years has the advertised prices', (band, plans, starter, ultimate, online) => {
    expect(Object.values(planRupees[band])).toEqual(plans);
    expect(comboNames.map((combo) => [comboRupees[band][combo], originalRupees(band, combo)])).toEqual([
      starter,
      ultimate,
      online,
    ]);
  });

  it('lists each chargeable amount, and no original prices', () => {
    expect(listedRupees().has(4499)).toBe(true);
    expect(listedRupees().has(10499)).toBe(true);
    for (const rupees of [0, 1, 2098, 11997, 4498.99]) expect(listedRupees().has(rupees)).toBe(false);
  });

  it('has a version that changes with its prices', () => {
    const prices = createHash('sha256').update(JSON.stringify([planRupees, comboRupees]));
    expect({ edition: catalogueVersion, prices: prices.digest('hex').slice(0, 12) }).toEqual({
      edition: '2025-09',
      prices: '14504e2d46f0',
    });
  });
});
