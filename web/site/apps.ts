/**
 * The pages that React draws in the browser alone, by path: the script that does so, and the page's file with what stands
 * there until then. Each is a build of its own, so that no other page carries a byte of it.
 */
export const apps: Readonly<Record<string, { script: string; place: string }>> = {
  '/admin': { script: 'desk/main.tsx', place: 'desk/place.tsx' },
  '/receipt': { script: 'receipt/main.tsx', place: 'receipt/place.tsx' },
  '/order': { script: 'order/main.tsx', place: 'order/place.tsx' },
};
