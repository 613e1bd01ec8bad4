import type { Plan } from '#shared/domain/orders/payment.ts';
import { findBand, findItem, firstBand, firstItem, planSlugs } from '../content/resume-plans.ts';

/** `pressed` is the slug of the item on the pressed button. By default, the item that's selected in the price list. */
export function chosenPlan(pressed?: string): Plan {
  const band = document.querySelector<HTMLInputElement>('[name="band"]:checked')?.value;
  const tab = document.querySelector<HTMLInputElement>('[name="tab"]:checked')?.value;
  const plan = document.querySelector<HTMLSelectElement>(`select[data-tab="${tab}"]`)?.value;
  return {
    band: findBand(band ?? '') ?? firstBand,
    item: findItem(pressed || (plan ?? '')) ?? firstItem,
  };
}

export function choosePlan({ band, item }: Plan): void {
  const step = document.querySelector<HTMLInputElement>(`[name="band"][value="${band}"]`);
  if (step) step.checked = true;
  const plan = planSlugs[item];
  const list = document.querySelector(`option[value="${plan}"]`)?.closest('select');
  if (!list) return;
  list.value = plan;
  // The price list listens for this event to update its tabs and the address.
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
