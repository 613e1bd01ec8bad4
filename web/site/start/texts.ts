declare global {
  /** A browser's translator replaces text nodes: `now` is the replacement, and `was` is the original. */
  interface Node {
    now?: Node;
    was?: Node;
  }
}

/** Remembers which texts were replaced, so that `web/ui/translation.ts` can restore them before React changes them. */
export function rememberTexts(): void {
  new MutationObserver((records) => {
    for (const {
      removedNodes: [text],
      addedNodes: [now],
    } of records)
      if (text && now) {
        text.now = now;
        now.was = text;
      }
  }).observe(document, { subtree: true, childList: true });
}
