declare global {
  /** A translator's replacement (`now`) or the replaced text (`was`). */
  interface Node {
    now?: Node;
    was?: Node;
  }
}

/** Remembers replaced texts, so that `web/ui/translation.ts` can restore them before React changes them. */
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
