import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { checkoutScript } from '#shared/razorpay.ts';
import { replaceCheckout } from './replace-checkout.ts';

/** The site as Vite serves it from its sources: hot reload, and none of the edge's rules for pages. */
export async function serveSources(
  server: Server,
): Promise<{ listener: RequestListener; stop: () => Promise<void> }> {
  // Only development needs Vite: `npm start` opens without loading it.
  const { createServer } = await import('vite');
  const web = join(import.meta.dirname, '../../web');
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    // Otherwise Vite writes a bundled copy of it and imports that, which `node --watch` takes for a change.
    configLoader: 'native',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    plugins: [
      { name: 'local-checkout', transform: { filter: { code: checkoutScript }, handler: replaceCheckout } },
    ],
  });
  return { listener: vite.middlewares, stop: () => vite.close() };
}
