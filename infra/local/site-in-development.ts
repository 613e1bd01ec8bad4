import { globSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { InlineConfig, Plugin, ViteDevServer } from 'vite';
import { findRenderedPage, type PageData, type RenderPage } from '#shared/pages.ts';
import { checkoutScript } from '#shared/razorpay.ts';
import { loadModule } from './load.ts';
import { replaceCheckout } from './replace-checkout.ts';

const web = join(import.meta.dirname, '../../web');

/** Serves the sources through Vite with hot reload, but without the edge's rules for pages. */
export async function serveSources(
  server: Server,
): Promise<{ listener: RequestListener; stop: () => Promise<void> }> {
  // Only development needs Vite and esbuild, so `npm start` doesn't load them.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    // With other loaders, Vite writes a bundled copy of the configuration, which `node --watch` treats as a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    define: { builtFiles: JSON.stringify(await sourcesAsBuilt()) },
    plugins: [localCheckout, reloading],
  } satisfies InlineConfig);
  return {
    listener: (message, reply) =>
      vite.middlewares(message, reply, () => {
        answerPage(vite, message, reply).catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          reply.writeHead(500).end(error.stack);
        });
      }),
    stop: () => vite.close(),
  };
}

const localCheckout: Plugin = {
  name: 'local-checkout',
  // The renderer uses the script's address only in a policy, which this run doesn't send.
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { code: checkoutScript }, handler: replaceCheckout },
};

/** If code runs only on the server, the browser has no module to replace, so it reloads the page. */
const reloading: Plugin = {
  name: 'reloading',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/**
 * Replaces the build's list of files. The addresses are Vite's, and style sheets are linked when a page is rendered.
 */
async function sourcesAsBuilt() {
  const { build } = await import('esbuild');
  const bundled = async (source: string) => {
    const entryPoints = [join(web, source)];
    const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false });
    return outputFiles[0]?.text;
  };
  const ownStarts = globSync('pages/*/start.ts', { cwd: web }).map(async (file) => {
    const folder = dirname(file);
    return [`${folder}/${basename(folder)}.tsx`, await bundled(file)];
  });
  return {
    sheets: {},
    fonts: [],
    start: await bundled('site/start/start.ts'),
    ownStarts: Object.fromEntries(await Promise.all(ownStarts)),
    hydrate: ['/site/hydrate.tsx'],
    islands: {},
    apps: await appsAsBuilt(),
  };
}

async function appsAsBuilt() {
  const { apps } = (await import(join(web, 'site/apps.ts'))) as { apps: Record<string, { script: string }> };
  return Object.fromEntries(
    Object.entries(apps).map(([path, { script }]) => [path, { scripts: [`/${script}`], sheets: [] }]),
  );
}

interface Renderer {
  renderPage: RenderPage;
  renderAll: () => { path: string; html: string }[];
  renderFiles: () => Record<string, string>;
}

async function answerPage(vite: ViteDevServer, message: IncomingMessage, reply: ServerResponse) {
  const path = decodeURI(new URL(message.url ?? '/', 'http://localhost').pathname);
  const renderer = (await vite.ssrLoadModule('/site/render.tsx')) as unknown as Renderer;
  const { status, type, location, body } = await render(renderer, path);
  const links = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
    .filter(({ file }) => file?.endsWith('.css'))
    .map(({ url }) => `<link rel="stylesheet" href="${url}">`);
  const text = type.startsWith('text/html')
    ? await vite.transformIndexHtml(
        path,
        body.replace('</head>', () => `${links.join('\n')}</head>`),
      )
    : body;
  const headers = { 'content-type': type, 'cache-control': 'no-store', ...(location && { location }) };
  reply.writeHead(status, headers).end(text);
}

async function render({ renderPage, renderAll, renderFiles }: Renderer, path: string) {
  const found = findRenderedPage(path);
  const pages = renderAll();
  const built = pages.find((page) => page.path === path);
  if (found && (!built || found.page === path)) {
    const { status, headers, body } = renderPage({
      page: found.page,
      path,
      data: await read(found),
      now: Date.now(),
    });
    return { status, type: headers['content-type'], location: headers.location, body };
  }
  const file = renderFiles()[path];
  if (file !== undefined) return { status: 200, type: 'text/plain; charset=utf-8', body: file };
  const page = built ?? pages.find((each) => each.path === '*');
  return { status: built ? 200 : 404, type: 'text/html; charset=utf-8', body: page?.html ?? '' };
}

async function read(found: object): Promise<PageData | 'unreadable'> {
  try {
    const { readPage } = await loadModule<{ readPage: (asked: object) => Promise<PageData> }>(
      'functions/pages/read-page.ts',
    );
    return await readPage(found);
  } catch (error) {
    console.error(error);
    return 'unreadable';
  }
}
