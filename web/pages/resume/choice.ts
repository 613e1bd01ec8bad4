/**
 * Keeps the controls of the price list (`band`, `tab`, `plan`) and the address together. An address opens what it names
 * before the first paint, and ignores what it doesn't know; every choice is written into it, so that it can be sent. The bar
 * at the foot of a phone's screen always sells something of the open tab: a chosen plan opens its tab (`data-plans`), and an
 * opened tab selects the plan that was last chosen in it, or its first.
 */
export function keepChoice(): void {
  // Each control opens as it is parsed.
  const parsing = new MutationObserver(openAddress);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsing.disconnect());
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (!['band', 'tab', 'plan'].includes(name)) return;
    if (name === 'plan') choosePlan(value);
    fitPlan();
    const query = new URLSearchParams(location.search);
    for (const control of all('[name=band]:checked, [name=tab]:checked, [name=plan]'))
      query.set(control.name, control.value);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  });
}

const all = (controls: string) => document.querySelectorAll<HTMLInputElement>(controls);

function openAddress(): void {
  // People type a plus as it is, as in `20+`; the browser would read a space there.
  const query = new URLSearchParams(location.search.toLowerCase().replaceAll('+', '%2B'));
  choosePlan(query.get('plan'));
  for (const control of all('[name=band], [name=tab]'))
    if (control.value === query.get(control.name)) control.checked = true;
  fitPlan();
}

/** Chooses a plan, and opens the tab that has it. */
function choosePlan(plan: string | null): void {
  for (const tab of all('[name=tab]')) {
    if (!plan || !tab.dataset.plans?.split(' ').includes(plan)) continue;
    tab.checked = true;
    for (const list of all('[name=plan]')) list.value = plan;
  }
}

/** Selects a plan of the open tab. */
function fitPlan(): void {
  for (const tab of all('[name=tab]:checked')) {
    const plans = tab.dataset.plans?.split(' ') ?? [];
    for (const list of all('[name=plan]')) {
      if (!plans.includes(list.value)) list.value = tab.dataset.chosen ?? plans[0] ?? '';
      tab.dataset.chosen = list.value;
    }
  }
}
