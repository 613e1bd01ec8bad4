/** `dist/drawing/draw.js`, which the web build makes of `web/site/draw.tsx`; this room knows no other part of web. */
declare module '#drawing' {
  import type { DrawPage } from '#shared/pages.ts';
  export const drawPage: DrawPage;
}
