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

/** The things that a plan can be for, as the price list's two tabs divide them. */
export const itemsByTab = { Plans: planNames, Combo: comboNames } as const;

/** One of the price list's two tabs. */
export type PriceTab = keyof typeof itemsByTab;

/** The band that the price list begins with. */
export const firstBand: Band = '14-20';

/** The item that the price list begins with. */
export const firstItem: Plan['item'] = 'Resume';

/** The items' names in addresses and controls: `/resume?plan=ultimate`. */
export const planSlugs: Record<Plan['item'], string> = {
  Resume: 'resume',
  'Cover Letter': 'cover-letter',
  LinkedIn: 'linkedin',
  'Starter Pack': 'starter',
  'Ultimate Career Kit': 'ultimate',
  'Pro Online Presence': 'pro',
};

/** The things that an item consists of. */
export const contentsOf = (item: Plan['item']): readonly PlanName[] =>
  isCombo(item) ? comboContents[item] : [item];

/** The service that comes with an item. */
export const featuresOf = (item: Plan['item']): readonly string[] => [
  `Delivery in ${deliveryDays} days`,
  'Unlimited revisions',
  item === 'Ultimate Career Kit'
    ? `${supportMonths} months of priority support`
    : `${supportMonths} months support`,
];

/** A band by its name, where the price list has it. */
export const findBand = (name: string): Band | undefined => bands.find((band) => band === name);

/** An item by its slug, where the price list has it. */
export const findItem = (slug: string): Plan['item'] | undefined =>
  planItems.find((item) => planSlugs[item] === slug);

/** Tells whether the price list still has a plan that was stored before. */
export const isListed = ({ band, item }: Plan): boolean =>
  findBand(band) !== undefined && planItems.includes(item);
