import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { checkoutScript } from '#shared/razorpay.ts';
import { createDrawnPages, type Drawing } from './drawn-from-sources.ts';
import { listenerOf, type Send } from './http-server.ts';
import { replaceCheckout } from './replace-checkout.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

/**
 * The site from its sources: Vite serves scripts, styles and pictures with hot reload, and each document is drawn
 * anew, from what the API answers through `callApi`. None of the edge's rules for pages hold here.
 */
export async function serveSources(
  server: Server,
  callApi: Send,
): Promise<{ listener: RequestListener; stop: () => Promise<void> }> {
  // Only development needs Vite: `npm start` opens without loading it.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    // Otherwise Vite writes a bundled copy of it and imports that, which `node --watch` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    define: { builtFiles: 'globalThis.builtFiles' },
    plugins: [
      { name: 'local-checkout', transform: { filter: { code: checkoutScript }, handler: replaceCheckout } },
      reloadDrawnPages,
    ],
  });
  const answer = createDrawnPages(callApi, async () => {
    Object.assign(globalThis, { builtFiles: { ...sources, start: await startText() } });
    return (await vite.ssrLoadModule('/site/draw.tsx')) as Drawing;
  });
  const drawn = listenerOf(async (request) => {
    const response = await answer(request);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text());
    return new Response(html.replace('</head>', `${styles}</head>`), response);
  });
  return {
    listener: (message, reply) => vite.middlewares(message, reply, () => drawn(message, reply)),
    stop: () => vite.close(),
  };
}

/** What documents name instead of the files of a build. */
const sources = {
  sheets: {},
  fonts: [],
  wake: ['/site/wake.tsx'],
  islands: {},
  desk: { scripts: ['/desk/main.tsx'], sheets: [] },
};

const styles = '<script type="module" src="/site/development.ts"></script>';

/** The script that documents carry, which is no module. */
async function startText(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'site/start/start.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

/** Loads a page again where what draws it has changed: no script in the browser hears of that. */
const reloadDrawnPages: Plugin = {
  name: 'reload-drawn-pages',
  hotUpdate({ modules, file, server }) {
    const { client } = server.environments;
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};
