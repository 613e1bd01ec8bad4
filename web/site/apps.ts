import { desktop } from '../breakpoints.ts';

/**
 * Pages that React renders only in the browser, keyed by path. Each is built separately, so that other pages don't load
 * any of it. `first` is preloaded together with `script`. If `fontMedia` is set, only matching screens preload the
 * fonts.
 */
export const apps: Readonly<
  Record<string, { script: string; mount: string; first?: string; fontMedia?: string }>
> = {
  '/admin': {
    ...{ script: 'admin/main.tsx', mount: 'admin/mount.tsx', first: 'admin/tabs/today/today.tsx' },
    fontMedia: desktop,
  },
  '/receipt': { script: 'receipt/main.tsx', mount: 'receipt/mount.tsx' },
  '/order': { script: 'order/main.tsx', mount: 'order/mount.tsx' },
};
