/** Built from `web/site/render.tsx`. `functions` doesn't import anything else from `web`. */
declare module '#renderer' {
  import type { RenderPage } from '#shared/pages.ts';
  export const renderPage: RenderPage;
}
