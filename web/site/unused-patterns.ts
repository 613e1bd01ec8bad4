import { parse } from 'postcss';

/** Leaves out the patterns that no `className` in the scripts names. Otherwise, every page would include all of them. */
export function withoutUnused(sheet: string, scripts: string): string {
  const classNames = [...scripts.matchAll(/className[:=]([^,]*)/g)].map(([, code = '']) =>
    code.replace(/\.\w+/g, ''),
  );
  const named = new Set(classNames.flatMap((code) => code.match(/[a-z][\w-]*/g) ?? []));
  const isUsed = (selector: string) => requiredBy(selector).every((name) => named.has(name));
  const root = parse(sheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selector === '') rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The patterns that an element must have. Two letters and a number are a class of a module (`web/vite.config.ts`). */
function requiredBy(selector: string): string[] {
  const required = selector.replace(/\[[^\]]*\]|:not\([^()]*\)|\([^()]*,[^()]*\)/g, '');
  return [...required.matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !/^[a-z]{2}\d+$/.test(name));
}
