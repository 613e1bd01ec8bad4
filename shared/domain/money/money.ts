/** The sum of the paise of several entries, such as payments or refunds. */
export const sumPaise = (entries: readonly { paise: number }[]): number =>
  entries.reduce((total, { paise }) => total + paise, 0);

export const paiseOf = (rupees: number): number => rupees * 100;

export const rupeesOf = (paise: number): number => paise / 100;

/** An amount of rupees as India writes it: ₹4,499 or ₹1,04,499.50. */
export const rupees = (amount: number): string => format().format(amount);

/** An amount of paise, written in rupees. */
export const money = (paise: number): string => rupees(rupeesOf(paise));

/** An amount of the smallest unit of a currency, such as cents: US$54 or ₹25.58. */
export function moneyIn(currency: string, amount: number): string {
  if (currency === 'INR') return money(amount);
  // A currency's code has three letters; Intl throws for any other text.
  if (!/^[A-Z]{3}$/i.test(currency)) return `${amount} ${currency}`;
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const written = new Intl.NumberFormat('en-IN', options);
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions();
  return written.format(amount / 10 ** digits);
}

/** A price in rupees as visitors and the owner read it: 0 is a price on request. */
export const priceInWords = (amount: number): string => (amount === 0 ? 'Price on request' : rupees(amount));

// Made when it is first used, as the dates' formats are (`domain/time/india-words.ts`).
let made: Intl.NumberFormat | undefined;
function format(): Intl.NumberFormat {
  made ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return made;
}
