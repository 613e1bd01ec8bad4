/**
 * Hydrates an island on a press, focus or input in it, or in an element that names it in `data-hydrate-island`. A press
 * made before hydration is repeated afterwards, unless the visitor has since typed or pressed something else. On a
 * good connection, the first interaction with the page preloads all `scripts`, of which the first is `hydrate.tsx`.
 */
export function hydrateIslands(scripts: readonly string[]): void {
  const [main = ''] = scripts;
  const page = document.documentElement;
  let held: HTMLElement | undefined;
  let isNative = false;

  const hold = (button?: HTMLElement) => {
    // Only buttons outside the island are marked as busy, because React can't hydrate markup that has changed.
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
      // Stops waiting for the script after two minutes.
      new Promise((_, reject) => setTimeout(reject, 120_000)),
    ]).then(
      () => {
        island.dataset.hydrated = 'true';
        delete page.dataset.lost;
        pressAgain(island);
      },
      () => {
        // `data-lost` makes the page say what to do instead. Hydration is retried on the next tap.
        delete island.dataset.hydrated;
        page.dataset.lost = '';
        // Lets the browser itself follow the pressed link or open its popover.
        isNative = true;
        pressAgain(island);
        isNative = false;
      },
    );
  };

  const hydrateAll = (when: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(`[data-hydrate=${when}]`)) hydrate(island);
  };

  const onSign = (event: Event) => {
    // When a page opens under a stationary pointer, browsers report a movement of zero pixels.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX === 0 && movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    hydrateAll('address');
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
    // Typing or another press cancels the held press, unless the held press was on a toggle button.
    if (['input', 'click'].includes(event.type) && !held?.hasAttribute('aria-pressed')) hold();
    if (!island || island.dataset.hydrated === 'true') return;
    hydrate(island);
    const button = event.type === 'click' && target.closest<HTMLElement>('button, a');
    if (!button || (button instanceof HTMLButtonElement && button.type === 'submit')) return;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    hold(button);
  };
  for (const touch of ['pointerdown', 'focusin', 'click', 'input'])
    document.addEventListener(touch, onTouch, true);

  // Forms show their own messages instead of the browser's, even if their script hasn't loaded yet.
  const onInvalid = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    const island = form && islandOf(form);
    if (isNative || !island || island.dataset.hydrated === 'true') return;
    event.preventDefault();
    hold(form.querySelector<HTMLElement>('[type=submit]') ?? undefined);
    hydrate(island);
  };
  document.addEventListener('invalid', onInvalid, true);

  // Logging out must work offline, so its script is loaded early.
  const hydrateForOwner = () => {
    if (page.hasAttribute('data-owner')) hydrateAll('owner');
  };
  addEventListener('storage', hydrateForOwner);

  document.addEventListener('DOMContentLoaded', () => {
    hydrateForOwner();
    hydrateAll('load');
    if (/\b(payment|order)=/.test(location.search)) hydrateAll('payment');
    if (location.search || location.hash) hydrateAll('address');
  });
}

const signs = ['pointermove', 'scroll', 'touchstart', 'keydown', 'focusin'];

function islandOf(part: Element): HTMLElement | null {
  const name = part.closest<HTMLElement>('[data-hydrate-island]')?.dataset.hydrateIsland;
  return name
    ? document.querySelector(`[data-island="${name}"]`)
    : part.closest<HTMLElement>('[data-island]');
}
