/** Browsers would otherwise break `3-5 days` after the hyphen. */
export const NoBreak = ({ children }: { children: string }) => <span className="no-break">{children}</span>;

/** Keeps a date such as 7 September 2025, or a time such as 6:30 pm, on one line. */
export const withWholeTimes = (text: string): string =>
  text
    .replace(/(\d) ([ap]m|noon|midnight)\b/gi, '$1\u00a0$2')
    .replace(/(\d) ([A-Z][a-z]+) (\d{4})\b/gi, '$1\u00a0$2\u00a0$3');

/** Keeps every range such as `3-7 years`, date or time on one line, and leaves the text as it is. */
export function Unbroken({ children }: { children: string }) {
  const [before, whole, ...after] = children.split(unbroken);
  if (!whole) return before;
  return (
    <>
      {before}
      <NoBreak>{whole}</NoBreak>
      <Unbroken>{after.join('')}</Unbroken>
    </>
  );
}

const unbroken = /(\d{1,2}-\d{1,2}(?: years)?|\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?|\d{1,2}(?::\d\d)? [ap]m)/;
