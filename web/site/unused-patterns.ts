/** Leaves out the patterns that no `className` in the scripts names. Otherwise, every page would include all of them. */
export function withoutUnused(sheet: string, scripts: string): string {
  const classes = [...scripts.matchAll(/className[:=]([^,]*)/g)].map(([, code = '']) =>
    code.replace(/\.\w+/g, ''),
  );
  const used = new Set(classes.flatMap((code) => code.match(/[a-z][\w-]*/g) ?? []));
  const isUsed = (selector: string) => patternsIn(selector).every((name) => used.has(name));
  return sheet
    .replace(/([^{};@]+)(\{[^{}]*\})/g, (_, selectors: string, declarations: string) => {
      const kept = selectors.split(/,(?![^(]*\))/).filter(isUsed);
      return kept.length > 0 ? kept.join(',') + declarations : '';
    })
    .replace(/@media[^{}]*\{\}/g, '');
}

/** The classes that an element must have. Two letters and a number are a class of a module (`web/vite.config.ts`). */
function patternsIn(selector: string): string[] {
  const required = selector.replace(/\[[^\]]*\]|:not\([^()]*\)|\([^()]*,[^()]*\)/g, '');
  return [...required.matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !/^[a-z]{2}\d+$/.test(name));
}
