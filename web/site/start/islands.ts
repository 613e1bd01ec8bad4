/**
 * Brings the page's islands to life. The first sign of a person downloads their scripts, where the connection is good
 * enough; touching an island wakes it, or an element outside of it that names it in `data-wakes-island`. A press that
 * came too early is given again, unless writing or another press followed it. `scripts` are the page's files, the one
 * that wakes (`wake.tsx`) first.
 */
export function keepIslands(scripts: readonly string[]): void {
  const [main = ''] = scripts;
  const page = document.documentElement;
  let held: HTMLElement | undefined;
  let isNative = false;

  const hold = (button?: HTMLElement) => {
    // A button in an island has to stay as it was drawn, for React to take it over.
    if (held?.dataset.wakesIsland) held.removeAttribute('aria-busy');
    if (button?.dataset.wakesIsland) button.setAttribute('aria-busy', 'true');
    held = button;
  };
  const pressAgain = (island: HTMLElement) => {
    const button = held;
    if (!button || islandOf(button) !== island) return;
    hold();
    button.click();
  };

  const wake = (island: HTMLElement) => {
    if ('awake' in island.dataset) return;
    island.dataset.awake = '';
    Promise.race([
      import(/* @vite-ignore */ main).then((script: typeof import('../wake.tsx')) => script.wake(island)),
      // A script that has not come within two minutes counts as failed.
      new Promise((_, reject) => setTimeout(reject, 120_000)),
    ]).then(
      () => {
        island.dataset.awake = 'true';
        delete page.dataset.lost;
        pressAgain(island);
      },
      () => {
        // The forms then say what to do instead, and still post. The next touch asks for the script again.
        delete island.dataset.awake;
        page.dataset.lost = '';
        // The browser then follows a pressed link itself, and opens a popover.
        isNative = true;
        pressAgain(island);
        isNative = false;
      },
    );
  };

  const wakeAll = (when: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(`[data-wakes=${when}]`)) wake(island);
  };

  const onSign = (event: Event) => {
    // Where a page appears under a resting mouse, the browser reports a move of zero pixels.
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
    // Further typing takes a press back, and so does another press; a choice among several stays.
    if (['input', 'click'].includes(event.type) && !held?.hasAttribute('aria-pressed')) hold();
    if (!island || island.dataset.awake === 'true') return;
    wake(island);
    const button = event.type === 'click' && target.closest<HTMLElement>('button, a');
    // A form posts by itself.
    if (!button || (button instanceof HTMLButtonElement && button.type === 'submit')) return;
    // With one of these keys a link opens elsewhere.
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    hold(button);
  };
  for (const touch of ['pointerdown', 'focusin', 'click', 'input'])
    document.addEventListener(touch, onTouch, true);

  // A form's own messages replace the browser's, also at a press that came before the form's script.
  const onInvalid = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    const island = form && islandOf(form);
    if (isNative || !island || island.dataset.awake === 'true') return;
    event.preventDefault();
    hold(form.querySelector<HTMLElement>('[type=submit]') ?? undefined);
    wake(island);
  };
  document.addEventListener('invalid', onInvalid, true);

  // The way out of a session has to work without a network, too: its scripts are here before it is pressed.
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

/** The island that an element is a part of, or that it names. */
function islandOf(part: Element): HTMLElement | null {
  const name = part.closest<HTMLElement>('[data-wakes-island]')?.dataset.wakesIsland;
  return name
    ? document.querySelector(`[data-island="${name}"]`)
    : part.closest<HTMLElement>('[data-island]');
}
