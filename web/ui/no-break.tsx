/** Browsers would otherwise break `3-5 days` after the hyphen. */
export const NoBreak = ({ children }: { children: string }) => <span className="no-break">{children}</span>;

/** Keeps a date such as 7 September 2025, or a time such as 6:30 pm, on one line. */
export const withWholeTimes = (text: string): string =>
  text
    .replace(/(\d) ([ap]m|noon|midnight)\b/gi, '$1\u00a0$2')
    .replace(/(\d) ([A-Z][a-z]+) (\d{4})\b/gi, '$1\u00a0$2\u00a0$3');
