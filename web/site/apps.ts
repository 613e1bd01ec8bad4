/**
 * Pages that React renders only in the browser, by path: the script, the placeholder's file, the first part, and
 * which screens load the display font. Each is a separate build, so that other pages don't load any of it.
 */
export const apps: Readonly<
  Record<string, { script: string; mount: string; first?: string; fontMedia?: string }>
> = {
  '/admin': {
    ...{ script: 'admin/main.tsx', mount: 'admin/mount.tsx', first: 'admin/today/today.tsx' },
    fontMedia: '(min-width: 62.0625em)',
  },
  '/receipt': { script: 'receipt/main.tsx', mount: 'receipt/mount.tsx' },
  '/order': { script: 'order/main.tsx', mount: 'order/mount.tsx' },
};
