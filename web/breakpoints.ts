/**
 * The widths in `@media (width >= --tablet)` and `@media (width < --tablet)`. They're in em, so that larger text gets
 * the layout of a narrower screen. On screens up to 992 px wide, the menu is behind a button.
 */
export const breakpoints = { '--small-tablet': '40em', '--tablet': '48em', '--desktop': '62.0625em' };

export const desktop = `(min-width: ${breakpoints['--desktop']})`;
