/** Built from `web/site/render.tsx`. `functions` imports nothing else from web. */
declare module '#renderer' {
  import type { RenderPage } from '#shared/pages.ts';
  export const renderPage: RenderPage;
}
