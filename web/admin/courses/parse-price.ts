/** Rupees as an owner types them: `4499`, `4,499` or `₹4,499`. What is no amount is 0. */
export function parsePrice(typed: string): number {
  const rupees = Number(typed.replace(/[₹,\s]/g, ''));
  return Number.isFinite(rupees) && rupees > 0 ? rupees : 0;
}
