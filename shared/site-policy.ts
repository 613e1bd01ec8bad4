/** The content security policy of a page whose inline styles and scripts have these hashes. */
export const pagePolicy = ({
  styles,
  scripts,
}: {
  styles: readonly string[];
  scripts: readonly string[];
}): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(quoted).join(' ')}`,
    `style-src 'self' ${styles.map(quoted).join(' ')}`,
    "img-src 'self' data:",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const quoted = (hash: string) => `'${hash}'`;
