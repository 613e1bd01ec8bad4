import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { light } from '#shared/palette.ts';
import { type Card, cardFile, cardSize, cards } from '../../content/share-cards.ts';
import { cardDrawing } from './card-drawing.ts';

/**
 * Creates the share cards and icons in `web/public` with Chromium. They're committed, so run this only after the brand
 * or a card's text has changed: `npx node web/site/head/draw-pictures.ts`.
 */

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pictures = folder('../../public');

const [tokens, font, icon] = await Promise.all([
  tokensWithColours(),
  readFile(
    folder('../../../node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'),
    'base64',
  ),
  readFile(`${pictures}/favicon.svg`, 'utf8'),
]);

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
await mkdir(`${pictures}/cards`, { recursive: true });
const names: Card[] = Object.keys(cards).filter((name): name is Card => name in cards);
for (const [index, name] of names.entries()) {
  const drawing = cardDrawing({ ...cards[name], name: brand.name, icon, tokens, font, shift: index });
  await writeFile(pictures + cardFile(name), await pictureOf(drawing, cardSize));
}
await writeFile(`${pictures}/apple-touch-icon.png`, await iconOf(180, 0));
// Devices may crop a tenth off each side of a maskable icon.
await writeFile(`${pictures}/icon-512.png`, await iconOf(512, 0.1));
await writeFile(`${pictures}/favicon.ico`, asIco(await iconOf(32, 0), 32));
await browser.close();

async function pictureOf(html: string, viewport: { width: number; height: number }): Promise<Buffer> {
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function iconOf(size: number, margin: number): Promise<Buffer> {
  const edge = Math.round(size * margin);
  const style = `body{margin:0;background:${light.ink}}svg{display:block;margin:${edge}px;width:${size - 2 * edge}px;height:auto}`;
  return pictureOf(`<style>${style}</style>${icon}`, { width: size, height: size });
}

async function tokensWithColours(): Promise<string> {
  const css = await readFile(folder('../../styles/tokens.css'), 'utf8');
  return css.replace(
    '--palette: light;',
    Object.entries(light)
      .map(([role, value]) => `--${role}:${value};`)
      .join(''),
  );
}

/** An `.ico` file can contain an unmodified PNG after a 22-byte header. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
