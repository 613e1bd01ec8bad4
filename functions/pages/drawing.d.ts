/** `dist/drawing/draw.js`, which the web build makes from `web/site/draw.tsx`. `functions` imports nothing else of web. */
declare module '#drawing' {
  import type { DrawPage } from '#shared/pages.ts';
  export const drawPage: DrawPage;
}
