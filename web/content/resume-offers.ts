import { deliveryDays, supportMonths } from '#shared/domain/policies.ts';
import {
  comboContents,
  comboNames,
  isCombo,
  type PlanItem,
  type PlanName,
  planItems,
  planNames,
} from '#shared/domain/pricing.ts';

/** A plan or a combo. */
export type OfferName = PlanItem;

/** The plans that an offer consists of. */
export const offerContents = (name: OfferName): readonly PlanName[] =>
  isCombo(name) ? comboContents[name] : [name];

/** What comes with an offer besides the writing. */
export const offerFeatures = (name: OfferName): readonly string[] => [
  `Delivery in ${deliveryDays} days`,
  'Unlimited revisions',
  name === 'Ultimate Career Kit'
    ? `${supportMonths} months of priority support`
    : `${supportMonths} months support`,
];

/** The offers as their two tabs divide them. */
export const offersByTab = { Plans: planNames, Combo: comboNames } as const;

/** One of the price list's two tabs. */
export type OfferTab = keyof typeof offersByTab;

/** The tab that an offer stands under. */
export const tabOf = (name: OfferName): OfferTab => (isCombo(name) ? 'Combo' : 'Plans');

/** An offer by its name, where there is one. */
export const findOffer = (name: string): OfferName | undefined => planItems.find((offer) => offer === name);
