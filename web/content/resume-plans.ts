import type { Plan } from '#shared/domain/orders/payment.ts';
import {
  type Band,
  bands,
  comboContents,
  comboNames,
  isCombo,
  type PlanName,
  planItems,
  planNames,
} from '#shared/domain/orders/pricing.ts';
import { deliveryDays, supportMonths } from '#shared/policies.ts';

export const itemsByTab = { Plans: planNames, Combo: comboNames } as const;

export type PriceTab = keyof typeof itemsByTab;

export const firstBand: Band = '14-20';

export const firstItem: PlanName = 'Resume';

export const planSlugs: Record<Plan['item'], string> = {
  Resume: 'resume',
  'Cover Letter': 'cover-letter',
  LinkedIn: 'linkedin',
  'Starter Pack': 'starter',
  'Ultimate Career Kit': 'ultimate',
  'Pro Online Presence': 'pro',
};

export const plansIn = (item: Plan['item']): readonly PlanName[] =>
  isCombo(item) ? comboContents[item] : [item];

export const featureTexts = (item: Plan['item']): readonly string[] => [
  `Delivery in ${deliveryDays} days`,
  'Unlimited revisions',
  item === 'Ultimate Career Kit'
    ? `${supportMonths} months of priority support`
    : `${supportMonths} months support`,
];

export const findBand = (name: string): Band | undefined => bands.find((band) => band === name);

export const findItem = (slug: string): Plan['item'] | undefined =>
  planItems.find((item) => planSlugs[item] === slug);

/** The browser may have stored a plan that's no longer on the price list. */
export const isListed = ({ band, item }: Plan): boolean =>
  findBand(band) !== undefined && planItems.includes(item);
