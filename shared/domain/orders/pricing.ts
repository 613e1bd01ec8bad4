/** Stored with each order. Change it whenever you change a price. */
export const catalogueVersion = '2025-09';

/** In years of experience. */
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

export const planRupees: Record<Band, Record<PlanName, number>> = {
  '0-3': { Resume: 1499, 'Cover Letter': 599, LinkedIn: 1399 },
  '3-7': { Resume: 2499, 'Cover Letter': 699, LinkedIn: 1999 },
  '7-14': { Resume: 3499, 'Cover Letter': 799, LinkedIn: 2999 },
  '14-20': { Resume: 4499, 'Cover Letter': 899, LinkedIn: 3999 },
  '20+': { Resume: 5999, 'Cover Letter': 999, LinkedIn: 4999 },
};

/** `originalRupees` is what the plans cost separately. */
export interface ComboPrice {
  rupees: number;
  originalRupees: number;
}

export const comboPrices: Record<Band, Record<ComboName, ComboPrice>> = {
  '0-3': {
    'Starter Pack': { rupees: 1899, originalRupees: 2098 },
    'Ultimate Career Kit': { rupees: 2999, originalRupees: 3497 },
    'Pro Online Presence': { rupees: 2599, originalRupees: 2898 },
  },
  '3-7': {
    'Starter Pack': { rupees: 2999, originalRupees: 3198 },
    'Ultimate Career Kit': { rupees: 4499, originalRupees: 5197 },
    'Pro Online Presence': { rupees: 3999, originalRupees: 4498 },
  },
  '7-14': {
    'Starter Pack': { rupees: 3999, originalRupees: 4298 },
    'Ultimate Career Kit': { rupees: 6499, originalRupees: 7297 },
    'Pro Online Presence': { rupees: 5999, originalRupees: 6498 },
  },
  '14-20': {
    'Starter Pack': { rupees: 4999, originalRupees: 5398 },
    'Ultimate Career Kit': { rupees: 8499, originalRupees: 9397 },
    'Pro Online Presence': { rupees: 7999, originalRupees: 8498 },
  },
  '20+': {
    'Starter Pack': { rupees: 6499, originalRupees: 6998 },
    'Ultimate Career Kit': { rupees: 10499, originalRupees: 11997 },
    'Pro Online Presence': { rupees: 9999, originalRupees: 10998 },
  },
};

export const listedRupees: ReadonlySet<number> = new Set(
  bands.flatMap((band) => [
    ...Object.values(planRupees[band]),
    ...Object.values(comboPrices[band]).map((combo) => combo.rupees),
  ]),
);

export const priceInRupees = ({ band, item }: { band: Band; item: PlanItem }): number =>
  isCombo(item) ? comboPrices[band][item].rupees : planRupees[band][item];

export const isCombo = (item: PlanItem): item is ComboName => item in comboContents;
