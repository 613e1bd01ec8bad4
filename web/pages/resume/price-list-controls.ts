/**
 * Keeps the controls (`band`, `tab`, `plan`) and the URL in sync, starting before the first paint. Each tab has its own
 * list of plans, so choosing a plan also opens its tab.
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
    const query = new URLSearchParams(location.search);
    for (const control of all(`[name=band]:checked, [name=tab]:checked, select${ofOpenTab()}`))
      query.set(control.name, control.value);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  });
  document.addEventListener('click', ({ target, detail }) => {
    // The arrow keys' clicks have a detail of 0. Scrolling would hide the step that they move to.
    if (!detail || !['band', 'tab'].includes((target as HTMLInputElement).name)) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    for (const panel of all(`section${ofOpenTab()}`)) panel.scrollIntoView?.({ behavior });
  });
}

const all = (controls: string) => document.querySelectorAll<HTMLInputElement>(controls);

const ofOpenTab = () => `[data-tab=${all('[name=tab]:checked')[0]?.value}]`;

function applyAddress(): void {
  // People type `20+` with a plain plus, which `URLSearchParams` reads as a space.
  const query = new URLSearchParams(location.search.toLowerCase().replaceAll('+', '%2B'));
  choosePlan(query.get('plan'));
  for (const control of all('[name=band], [name=tab]'))
    if (control.value === query.get(control.name)) control.checked = true;
}

function choosePlan(plan: string | null): void {
  for (const tab of all('[name=tab]')) {
    if (!plan || !tab.dataset.plans?.split(' ').includes(plan)) continue;
    tab.checked = true;
    for (const list of all(`select[data-tab=${tab.value}]`)) list.value = plan;
  }
}
