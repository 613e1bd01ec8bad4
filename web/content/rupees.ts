/** An amount of rupees as India writes it: ₹4,499 or ₹1,04,499.50. */
export const rupees = (amount: number): string => format.format(amount);

/** What visitors read for a price: an owner who has not settled one leaves 0. */
export const shownPrice = (amount: number): string => (amount === 0 ? 'Price on request' : rupees(amount));

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
