/**
 * Keeps the controls of the price list (`band`, `tab`, `plan`) and the address together. An address opens what it names
 * before the first paint, and ignores what it does not know; what somebody chooses is written into it, so that it can be
 * sent. A plan that is chosen in the bar at the foot of a phone's screen opens the tab that has it (`data-plans`). A tab
 * that is opened to look chooses no plan.
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
}

/** Chooses a plan, and opens the tab that has it. */
function choosePlan(plan: string | null): void {
  for (const tab of all('[name=tab]')) {
    if (!plan || !tab.dataset.plans?.split(' ').includes(plan)) continue;
    tab.checked = true;
    for (const list of all('[name=plan]')) list.value = plan;
  }
}
