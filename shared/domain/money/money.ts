export const sumPaise = (entries: readonly { paise: number }[]): number =>
  entries.reduce((total, { paise }) => total + paise, 0);

export const paiseOf = (rupees: number): number => rupees * 100;

export const rupeesOf = (paise: number): number => paise / 100;

/** Returns ₹4,499 or ₹1,04,499.50, for example. */
export const formatRupees = (rupees: number): string => format().format(rupees);

export const formatPaise = (paise: number): string => formatRupees(rupeesOf(paise));

/** `amount` is in the currency's smallest unit, such as cents. Returns $54 or ₹25.58, for example. */
export function formatMoney(currency: string, amount: number): string {
  if (currency === 'INR') return formatPaise(amount);
  // Intl throws a `RangeError` for any other code.
  if (!/^[A-Z]{3}$/i.test(currency)) return `${amount} ${currency}`;
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const written = new Intl.NumberFormat('en-IN', options);
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions();
  return written.format(amount / 10 ** digits);
}

export const formatPrice = (rupees: number): string =>
  rupees === 0 ? 'Price on request' : formatRupees(rupees);

/** Don't use it for a price on request. */
export const fullPriceText = (rupees: number): string => `${formatRupees(rupees)} ${fullPriceWords}`;

/** Follows the price. */
export const fullPriceWords = 'is the full price. Nothing is added.';

// Created on first use, like the formats in `domain/time/format.ts`.
let made: Intl.NumberFormat | undefined;
function format(): Intl.NumberFormat {
  made ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return made;
}
