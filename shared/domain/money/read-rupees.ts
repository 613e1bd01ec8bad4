import { cleanValue } from '../text/clean.ts';
import type { Reading } from '../text/reading.ts';

/** Reads `4499`, `₹4,499`, `Rs. 4,499.50`, `4499/-` or `1,04,499 only`. */
export function readRupees(text: string): Reading<number> {
  const [, amount = ''] = written.exec(cleanValue(text)) ?? [];
  if (!/\d/.test(amount)) return { fault: notAnAmount };
  if (inGroups.test(amount)) return { value: Number(amount.replace(/[, ]/g, '')) };
  return { fault: `“${amount}” can be read in two ways. Write it without commas, as in 4499 or 4499.50.` };
}

export function readWholeRupees(text: string): Reading<number> {
  const reading = readRupees(text);
  const isGood = reading.value
    ? Number.isInteger(reading.value)
    : reading.fault && reading.fault !== notAnAmount;
  return isGood ? reading : { fault: 'Enter whole rupees, such as 500.' };
}

const notAnAmount = 'Enter an amount in rupees, such as 4,499.';

const written =
  /^(?:₹|rs\b\.?|inr\b|rupees\b)? ?([\d., ]*?) ?(?:\/[-=]|-)? ?(?:₹|rs\b\.?|inr\b|rupees\b)? ?(?:only)?\.?$/i;

// Plain digits or groups of digits (`1,00,000`, `100,000`), with at most two decimals.
const inGroups = /^(?:\d*|\d{1,2}(?:[, ]\d{2})*[, ]\d{3}|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{0,2})?$/;
