/**
 * The pages that React draws in the browser alone, by path: the script that does so, and the page's file with what stands
 * there until then. Each is a build of its own, so that no other page carries a byte of it.
 */
export const apps: Readonly<Record<string, { script: string; mount: string }>> = {
  '/admin': { script: 'desk/main.tsx', mount: 'desk/mount.tsx' },
  '/receipt': { script: 'receipt/main.tsx', mount: 'receipt/mount.tsx' },
  '/order': { script: 'order/main.tsx', mount: 'order/mount.tsx' },
};
