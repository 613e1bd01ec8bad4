/**
 * Keeps the controls (`band`, `tab`, `plan`) and the URL in sync, starting before the first paint. Choosing a plan
 * opens its tab. Opening a tab selects the plan last chosen there, or else the tab's first plan.
 */
export function syncControls(): void {
  // Sets each control as soon as the parser adds it.
  const parsing = new MutationObserver(applyAddress);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsing.disconnect());
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (!['band', 'tab', 'plan'].includes(name)) return;
    if (name === 'plan') choosePlan(value);
    selectPlanOfTab();
    const query = new URLSearchParams(location.search);
    for (const control of all('[name=band]:checked, [name=tab]:checked, [name=plan]'))
      query.set(control.name, control.value);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  });
}

const all = (controls: string) => document.querySelectorAll<HTMLInputElement>(controls);

function applyAddress(): void {
  // People type `20+` with a plain plus, which `URLSearchParams` reads as a space.
  const query = new URLSearchParams(location.search.toLowerCase().replaceAll('+', '%2B'));
  choosePlan(query.get('plan'));
  for (const control of all('[name=band], [name=tab]'))
    if (control.value === query.get(control.name)) control.checked = true;
  selectPlanOfTab();
}

function choosePlan(plan: string | null): void {
  for (const tab of all('[name=tab]')) {
    if (!plan || !tab.dataset.plans?.split(' ').includes(plan)) continue;
    tab.checked = true;
    for (const list of all('[name=plan]')) list.value = plan;
  }
}

function selectPlanOfTab(): void {
  for (const tab of all('[name=tab]:checked')) {
    const plans = tab.dataset.plans?.split(' ') ?? [];
    for (const list of all('[name=plan]')) {
      if (!plans.includes(list.value)) list.value = tab.dataset.chosen ?? plans[0] ?? '';
      tab.dataset.chosen = list.value;
    }
  }
}
