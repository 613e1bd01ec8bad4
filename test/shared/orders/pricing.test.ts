import { createHash } from 'node:crypto';
import {
  bands,
  catalogueVersion,
  comboContents,
  comboPrices,
  listedPrices,
  planPrices,
} from '#shared/domain/orders/pricing.ts';

describe('the price list', () => {
  it.each([
    ['0-3', [1499, 599, 1399], [1899, 2098], [2999, 3497], [2599, 2898]],
    ['3-7', [2499, 699, 1999], [2999, 3198], [4499, 5197], [3999, 4498]],
    ['7-14', [3499, 799, 2999], [3999, 4298], [6499, 7297], [5999, 6498]],
    ['14-20', [4499, 899, 3999], [4999, 5398], [8499, 9397], [7999, 8498]],
    ['20+', [5999, 999, 4999], [6499, 6998], [10499, 11997], [9999, 10998]],
  ] as const)('for %s years is the specified one', (band, plans, starter, ultimate, online) => {
    expect(Object.values(planPrices[band])).toEqual(plans);
    expect(
      Object.values(comboPrices[band]).map(({ price, originalPrice }) => [price, originalPrice]),
    ).toEqual([starter, ultimate, online]);
  });

  it('gives as a combo’s original price what its plans cost one by one', () => {
    for (const band of bands) {
      for (const [name, { originalPrice }] of Object.entries(comboPrices[band])) {
        const plans = comboContents[name as keyof typeof comboContents];
        expect(originalPrice).toBe(plans.reduce((sum, plan) => sum + planPrices[band][plan], 0));
      }
    }
  });

  it('lists each amount that may be asked, and no original price that is no price', () => {
    expect(listedPrices.has(4499)).toBe(true);
    expect(listedPrices.has(10499)).toBe(true);
    for (const rupees of [0, 1, 2098, 11997, 4498.99]) expect(listedPrices.has(rupees)).toBe(false);
  });

  it('has the edition that its prices belong to: whoever changes one raises the other', () => {
    const prices = createHash('sha256').update(JSON.stringify([planPrices, comboPrices]));
    expect({ edition: catalogueVersion, prices: prices.digest('hex').slice(0, 12) }).toEqual({
      edition: '2025-09',
      prices: '42de22deedcb',
    });
  });
});
