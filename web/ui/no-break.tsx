/** Browsers would otherwise break `3-5 days` after the hyphen. */
export const NoBreak = ({ children }: { children: string }) => <span className="no-break">{children}</span>;

/** Keeps a date such as 7 September 2025, or a time such as 6:30 pm, on one line. */
export const withWholeTimes = (text: string): string =>
  text.replace(
    /(?<=\d) (?=(?:[ap]m|noon|midnight|[A-Z][a-z]+ \d{4})\b)|(?<=\d [A-Z][a-z]+) (?=\d{4}\b)/gi,
    '\u00a0',
  );
