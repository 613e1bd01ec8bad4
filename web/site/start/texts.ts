declare global {
  /** A browser's translator replaces text nodes: `now` is the replacement, and `was` is the original. */
  interface Node {
    now?: Node;
    was?: Node;
  }
}

/** Remembers which text was replaced, so that `web/ui/translation.ts` can restore it before React changes it. */
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
