/** Whether a text fits a pattern as CloudFront and `aws s3 sync` read it: `*` takes slashes too, `?` one character. */
export const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(text);
