/**
 * Brings a page's scripts once its first picture stands: what one reads comes before what one presses. The
 * document names them, the main one first.
 */

const [main = '', ...others] = document.getElementById('start')?.dataset.scripts?.split(' ') ?? [];

// A tab in the background draws nothing, and shall be ready when somebody turns to it.
if (document.hidden) bring();
// The second frame is asked for when the first one is drawn.
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(bring)));

function bring(): void {
  for (const href of others) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
    document.head.append(link);
  }
  void import(/* @vite-ignore */ main);
}
