/**
 * Brings the page's islands to life. The first sign of a person downloads their scripts, where the connection is good
 * enough; touching an island wakes it, and a press that came too early is given again, unless writing followed it.
 * `scripts` are the page's files, the one that wakes (`wake.tsx`) first.
 */
export function keepIslands(scripts: readonly string[]): void {
  const [main = ''] = scripts;
  const page = document.documentElement;
  let pressed: HTMLElement | undefined;

  const wake = (island: HTMLElement) => {
    if ('awake' in island.dataset) return;
    island.dataset.awake = '';
    Promise.race([
      import(/* @vite-ignore */ main).then((script: typeof import('../wake.tsx')) => script.wake(island)),
      // What has not come within two minutes counts as failed.
      new Promise((_, reject) => setTimeout(reject, 120_000)),
    ]).then(
      () => {
        island.dataset.awake = 'true';
        delete page.dataset.lost;
        if (pressed && island.contains(pressed)) pressed.click();
      },
      () => {
        // The forms then say what to do instead, and still post. The next touch asks again.
        delete island.dataset.awake;
        page.dataset.lost = '';
      },
    );
  };

  const download = () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const onSign = () => {
    for (const island of islandsThatWake('sign', 'address')) wake(island);
    const { connection } = navigator as Navigator & {
      connection?: { saveData: boolean; effectiveType: string };
    };
    if (!connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')) download();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, once: true });

  const onTouch = (event: Event) => {
    const target = event.target as Element;
    const island = target.closest<HTMLElement>('[data-island]');
    // Further typing takes a press back, and so does another press.
    if (event.type === 'input' || event.type === 'click') pressed = undefined;
    if (!island || island.dataset.awake === 'true') return;
    wake(island);
    const button = event.type === 'click' && target.closest<HTMLElement>('button, a');
    // A form posts by itself, and a popover opens by itself.
    if (!button || (button instanceof HTMLButtonElement && button.type === 'submit')) return;
    event.preventDefault();
    pressed = button;
  };
  for (const touch of ['pointerdown', 'focusin', 'click', 'input'])
    document.addEventListener(touch, onTouch, true);

  // The way out of a session has to work without a network, too: its scripts are here before it is pressed.
  const wakeForOwner = () => {
    if (page.hasAttribute('data-owner')) for (const island of islandsThatWake('owner')) wake(island);
  };
  addEventListener('storage', wakeForOwner);

  document.addEventListener('DOMContentLoaded', () => {
    wakeForOwner();
    for (const island of islandsThatWake('load')) wake(island);
    if (location.search || location.hash) for (const island of islandsThatWake('address')) wake(island);
  });
}

const signs = ['pointermove', 'scroll', 'touchstart', 'keydown', 'focusin'];

const islandsThatWake = (...when: string[]) =>
  document.querySelectorAll<HTMLElement>(when.map((word) => `[data-wakes=${word}]`).join());
