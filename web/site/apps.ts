/**
 * The pages that React renders only in the browser, by path: the script, the page's file with what is there until then,
 * the part that the script shows first, and the screens that have the display face, if not all. Each is its own build, so that no other page has a byte of it.
 */
export const apps: Readonly<
  Record<string, { script: string; mount: string; first?: string; fontMedia?: string }>
> = {
  '/admin': {
    ...{ script: 'desk/main.tsx', mount: 'desk/mount.tsx', first: 'desk/today/today.tsx' },
    fontMedia: '(min-width: 62.0625em)',
  },
  '/receipt': { script: 'receipt/main.tsx', mount: 'receipt/mount.tsx' },
  '/order': { script: 'order/main.tsx', mount: 'order/mount.tsx' },
};
