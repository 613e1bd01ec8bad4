/**
 * Hydrates islands. The first interaction downloads their scripts on a good connection; touching an island, or an
 * element that names it in `data-hydrate-island`, hydrates it. A press that came too early is repeated, unless typing
 * or another press followed. `scripts` are the page's files, `hydrate.tsx` first.
 */
export function hydrateIslands(scripts: readonly string[]): void {
  const [main = ''] = scripts;
  const page = document.documentElement;
  let held: HTMLElement | undefined;
  let isNative = false;

  const hold = (button?: HTMLElement) => {
    // Buttons in an island must stay as rendered, so that React can hydrate them.
    if (held?.dataset.hydrateIsland) held.removeAttribute('aria-busy');
    if (button?.dataset.hydrateIsland) button.setAttribute('aria-busy', 'true');
    held = button;
  };
  const pressAgain = (island: HTMLElement) => {
    const button = held;
    if (!button || islandOf(button) !== island) return;
    hold();
    button.click();
  };

  const hydrate = (island: HTMLElement) => {
    if ('hydrated' in island.dataset) return;
    island.dataset.hydrated = '';
    Promise.race([
      import(/* @vite-ignore */ main).then((script: typeof import('../hydrate.tsx')) =>
        script.hydrate(island),
      ),
      // Counts as failed after two minutes.
      new Promise((_, reject) => setTimeout(reject, 120_000)),
    ]).then(
      () => {
        island.dataset.hydrated = 'true';
        delete page.dataset.lost;
        pressAgain(island);
      },
      () => {
        // Forms then say what to do instead, and still post. The next touch retries.
        delete island.dataset.hydrated;
        page.dataset.lost = '';
        // The browser then follows a pressed link or opens a popover itself.
        isNative = true;
        pressAgain(island);
        isNative = false;
      },
    );
  };

  const wakeAll = (when: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(`[data-hydrate=${when}]`)) hydrate(island);
  };

  const onSign = (event: Event) => {
    // Browsers report a move of zero pixels when a page appears under a resting mouse.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX === 0 && movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    wakeAll('address');
    const { connection } = navigator as Navigator & {
      connection?: { saveData: boolean; effectiveType: string };
    };
    if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  for (const sign of signs) addEventListener(sign, onSign, true);

  const onTouch = (event: Event) => {
    if (isNative) return;
    const target = event.target as Element;
    const island = islandOf(target);
    // Typing or another press cancels it; a changed choice doesn't.
    if (['input', 'click'].includes(event.type) && !held?.hasAttribute('aria-pressed')) hold();
    if (!island || island.dataset.hydrated === 'true') return;
    hydrate(island);
    const button = event.type === 'click' && target.closest<HTMLElement>('button, a');
    // Forms post without React.
    if (!button || (button instanceof HTMLButtonElement && button.type === 'submit')) return;
    // With these keys, a link opens elsewhere.
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    hold(button);
  };
  for (const touch of ['pointerdown', 'focusin', 'click', 'input'])
    document.addEventListener(touch, onTouch, true);

  // The form's own messages replace the browser's, even before its script has loaded.
  const onInvalid = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    const island = form && islandOf(form);
    if (isNative || !island || island.dataset.hydrated === 'true') return;
    event.preventDefault();
    hold(form.querySelector<HTMLElement>('[type=submit]') ?? undefined);
    hydrate(island);
  };
  document.addEventListener('invalid', onInvalid, true);

  // Logging out must work offline, so its script loads early.
  const wakeForOwner = () => {
    if (page.hasAttribute('data-owner')) wakeAll('owner');
  };
  addEventListener('storage', wakeForOwner);

  document.addEventListener('DOMContentLoaded', () => {
    wakeForOwner();
    wakeAll('load');
    if (/\b(payment|order)=/.test(location.search)) wakeAll('payment');
    if (location.search || location.hash) wakeAll('address');
  });
}

const signs = ['pointermove', 'scroll', 'touchstart', 'keydown', 'focusin'];

/** The island that an element belongs to or names. */
function islandOf(part: Element): HTMLElement | null {
  const name = part.closest<HTMLElement>('[data-hydrate-island]')?.dataset.hydrateIsland;
  return name
    ? document.querySelector(`[data-island="${name}"]`)
    : part.closest<HTMLElement>('[data-island]');
}
