/**
 * Every document carries this script in its head. It loads the page's scripts after the first paint, since reading
 * comes before pressing, and remembers the button that is pressed until then. The element names the scripts, the
 * main one first.
 */

const page = document.documentElement;
// A page is drawn once for every query: what depends on it waits for the scripts, where there is one.
if (location.search) page.dataset.query = '';

const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];

let pressed: HTMLButtonElement | null = null;
// Further typing takes a press back.
for (const event of ['click', 'input']) document.addEventListener(event, keep, true);
// The main script says so once it listens itself.
document.addEventListener('listening', pressAgain, { once: true });

// A tab in the background paints nothing, and shall be ready when it is opened.
if (document.hidden) bring();
else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });

function onPaint(_: PerformanceObserverEntryList, observer: PerformanceObserver): void {
  observer.disconnect();
  bring();
}

function bring(): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
    document.head.append(link);
  }
  start();
}

function start(): void {
  import(/* @vite-ignore */ scripts[0] ?? '').catch(() => {
    // The forms then say what to do instead.
    page.dataset.lost = '';
    setTimeout(start, 3000);
  });
}

function keep({ target }: Event): void {
  const element = target as Element;
  // A choice by itself, such as a band of years, takes nothing back.
  if (!element.closest('fieldset')) pressed = element.closest('button');
}

function pressAgain(): void {
  for (const event of ['click', 'input']) document.removeEventListener(event, keep, true);
  delete page.dataset.lost;
  // The button that opens the menu needs no script.
  if (!pressed?.popoverTargetElement) pressed?.click();
}
