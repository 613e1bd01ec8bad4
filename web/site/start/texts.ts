declare global {
  /** A text that a translator has replaced (`now`), or what it was replaced by (`was`). */
  interface Node {
    now?: Node;
    was?: Node;
  }
}

/**
 * Remembers which text a translator, such as Chrome's, has replaced by which element, so that `web/ui/translation.ts` can
 * put the text back before React changes it.
 */
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
