/** Stored with each order. Change it whenever you change a price. */
export const catalogueVersion = '2025-09';

export const bands = ['0-3', '3-7', '7-14', '14-20', '20+'] as const;

export type Band = (typeof bands)[number];

export const planNames = ['Resume', 'Cover Letter', 'LinkedIn'] as const;
export type PlanName = (typeof planNames)[number];

export const comboNames = ['Starter Pack', 'Ultimate Career Kit', 'Pro Online Presence'] as const;
type ComboName = (typeof comboNames)[number];

export const planItems = [...planNames, ...comboNames] as const;
export type PlanItem = (typeof planItems)[number];

export const comboContents: Record<ComboName, readonly PlanName[]> = {
  'Starter Pack': ['Resume', 'Cover Letter'],
  'Ultimate Career Kit': ['Resume', 'Cover Letter', 'LinkedIn'],
  'Pro Online Presence': ['Resume', 'LinkedIn'],
};

/** In rupees. */
export const planPrices: Record<Band, Record<PlanName, number>> = {
  '0-3': { Resume: 1499, 'Cover Letter': 599, LinkedIn: 1399 },
  '3-7': { Resume: 2499, 'Cover Letter': 699, LinkedIn: 1999 },
  '7-14': { Resume: 3499, 'Cover Letter': 799, LinkedIn: 2999 },
  '14-20': { Resume: 4499, 'Cover Letter': 899, LinkedIn: 3999 },
  '20+': { Resume: 5999, 'Cover Letter': 999, LinkedIn: 4999 },
};

/** In rupees. `originalPrice` is what the plans cost separately. */
export interface ComboPrice {
  price: number;
  originalPrice: number;
}

export const comboPrices: Record<Band, Record<ComboName, ComboPrice>> = {
  '0-3': {
    'Starter Pack': { price: 1899, originalPrice: 2098 },
    'Ultimate Career Kit': { price: 2999, originalPrice: 3497 },
    'Pro Online Presence': { price: 2599, originalPrice: 2898 },
  },
  '3-7': {
    'Starter Pack': { price: 2999, originalPrice: 3198 },
    'Ultimate Career Kit': { price: 4499, originalPrice: 5197 },
    'Pro Online Presence': { price: 3999, originalPrice: 4498 },
  },
  '7-14': {
    'Starter Pack': { price: 3999, originalPrice: 4298 },
    'Ultimate Career Kit': { price: 6499, originalPrice: 7297 },
    'Pro Online Presence': { price: 5999, originalPrice: 6498 },
  },
  '14-20': {
    'Starter Pack': { price: 4999, originalPrice: 5398 },
    'Ultimate Career Kit': { price: 8499, originalPrice: 9397 },
    'Pro Online Presence': { price: 7999, originalPrice: 8498 },
  },
  '20+': {
    'Starter Pack': { price: 6499, originalPrice: 6998 },
    'Ultimate Career Kit': { price: 10499, originalPrice: 11997 },
    'Pro Online Presence': { price: 9999, originalPrice: 10998 },
  },
};

export const listedPrices: ReadonlySet<number> = new Set(
  bands.flatMap((band) => [
    ...Object.values(planPrices[band]),
    ...Object.values(comboPrices[band]).map((combo) => combo.price),
  ]),
);

export const priceOf = ({ band, item }: { band: Band; item: PlanItem }): number =>
  isCombo(item) ? comboPrices[band][item].price : planPrices[band][item];

export const isCombo = (item: PlanItem): item is ComboName => item in comboContents;
