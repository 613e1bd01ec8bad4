/** Rupees as an owner types them: `4499`, `4,499`, `₹4,499` or `Rs. 4499/-`. What is no amount is 0. */
export function parsePrice(typed: string): number {
  const [, amount = ''] = /^(?:₹|rs\.?|inr)?([\d,]*\.?\d*)(?:\/-)?$/i.exec(typed.replace(/\s/g, '')) ?? [];
  return Number(amount.replaceAll(',', '')) || 0;
}
