import {
  type Band,
  type ComboName,
  comboContents,
  comboNames,
  comboPrices,
  type PlanName,
  planNames,
  planPrices,
} from '#shared/domain/pricing.ts';

/** A plan or a combo. */
export type OfferName = PlanName | ComboName;

/** Rupees for an offer. */
export const offerPrice = (name: OfferName, band: Band): number =>
  isCombo(name) ? comboPrices[band][name].price : planPrices[band][name];

/** The plans that an offer consists of. */
export const offerContents = (name: OfferName): readonly PlanName[] =>
  isCombo(name) ? comboContents[name] : [name];

/** What comes with an offer besides the writing. */
export const offerFeatures = (name: OfferName): readonly string[] => [
  'Delivery in 3-5 days',
  'Unlimited revisions',
  name === 'Ultimate Career Kit' ? '6 months of priority support' : '6 months support',
];

/** The offers as their two tabs divide them. */
export const offersByTab = { Plans: planNames, Combo: comboNames } as const;

/** One of the price list's two tabs. */
export type OfferTab = keyof typeof offersByTab;

/** The tab that an offer stands under. */
export const tabOf = (name: OfferName): OfferTab => (isCombo(name) ? 'Combo' : 'Plans');

/** An offer by its name, where there is one. */
export const findOffer = (name: string): OfferName | undefined =>
  [...planNames, ...comboNames].find((offer) => offer === name);

const isCombo = (name: OfferName): name is ComboName => name in comboContents;
