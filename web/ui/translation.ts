/**
 * Chrome's translation replaces every text node with a `<font>` element, so React would fail when updating or removing
 * its own text.
 */
export function allowTranslation(): void {
  const node = Node.prototype;
  const { removeChild, insertBefore } = node;
  node.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  node.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    if (before) putBack(before);
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(node, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(node, 'nodeValue', {
    ...nodeValue,
    set(value) {
      putBack(this);
      nodeValue.set?.call(this, value);
    },
  });
}

/** Hydration needs the original text. */
export function untranslate(part: Element): void {
  for (const font of part.querySelectorAll('font')) if (font.was) font.replaceWith(font.was);
}

function putBack(text: Node): void {
  if (!text.parentNode) text.now?.parentNode?.replaceChild(text, text.now);
}
