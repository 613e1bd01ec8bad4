import type { Plan } from '#shared/domain/orders/payment.ts';
import { findBand, findItem, firstBand, firstItem, planSlugs } from '../content/resume-plans.ts';

/**
 * The plan that is chosen in the price list, where the page's own controls keep it, for the item whose slug was pressed
 * or else the one in the bar.
 */
export function chosenPlan(pressed?: string): Plan {
  const band = document.querySelector<HTMLInputElement>('[name="band"]:checked')?.value;
  return {
    band: findBand(band ?? '') ?? firstBand,
    item: findItem(pressed || (planList()?.value ?? '')) ?? firstItem,
  };
}

/** Chooses a plan in the price list's controls. */
export function choosePlan({ band, item }: Plan): void {
  const step = document.querySelector<HTMLInputElement>(`[name="band"][value="${band}"]`);
  if (step) step.checked = true;
  const list = planList();
  if (!list) return;
  list.value = planSlugs[item];
  // The tabs and the address follow it.
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const planList = () => document.querySelector<HTMLSelectElement>('select[name="plan"]');
