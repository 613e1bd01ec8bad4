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

export const comboRupees: Record<Band, Record<ComboName, number>> = {
  '0-3': { 'Starter Pack': 1899, 'Ultimate Career Kit': 2999, 'Pro Online Presence': 2599 },
  '3-7': { 'Starter Pack': 2999, 'Ultimate Career Kit': 4499, 'Pro Online Presence': 3999 },
  '7-14': { 'Starter Pack': 3999, 'Ultimate Career Kit': 6499, 'Pro Online Presence': 5999 },
  '14-20': { 'Starter Pack': 4999, 'Ultimate Career Kit': 8499, 'Pro Online Presence': 7999 },
  '20+': { 'Starter Pack': 6499, 'Ultimate Career Kit': 10499, 'Pro Online Presence': 9999 },
};

/** What a combo's plans cost separately. */
export const originalRupees = (band: Band, combo: ComboName): number =>
  comboContents[combo].reduce((sum, plan) => sum + planRupees[band][plan], 0);

export const listedRupees = (): ReadonlySet<number> =>
  new Set(bands.flatMap((band) => [...Object.values(planRupees[band]), ...Object.values(comboRupees[band])]));

export const priceInRupees = ({ band, item }: { band: Band; item: PlanItem }): number =>
  isCombo(item) ? comboRupees[band][item] : planRupees[band][item];

export const isCombo = (item: PlanItem): item is ComboName => item in comboContents;
