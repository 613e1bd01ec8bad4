export const portraitLimits = { bytes: 60_000, minSide: 320, maxSide: 640 } as const;

export type PortraitType = 'webp' | 'jpg';

export const portraitMediaTypes: Record<PortraitType, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** The folder in the bucket and in the address. */
export const portraitFolder = 'portraits';

export const portraitAddress = (portrait: string): string => `/${portraitFolder}/${portrait}`;

type CheckedPortrait = { type: PortraitType; fault?: undefined } | { type?: undefined; fault: string };

/** Goes by the bytes, because a file's name and media type can be wrong. */
export function checkPortrait(bytes: Uint8Array): CheckedPortrait {
  if (bytes.length > portraitLimits.bytes) return { fault: 'A portrait can be up to 60 kB.' };
  const isWebp = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP';
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isWebp && !isJpeg) return { fault: 'A portrait must be a WebP or JPEG picture.' };
  const picture = isWebp ? readWebp(bytes) : readJpeg(bytes);
  if (picture === 'broken') return { fault: 'The picture is incomplete or damaged. Choose it again.' };
  if (picture === 'metadata')
    return { fault: 'The picture has metadata, such as its place and camera. Remove it first.' };
  const { width, height } = picture;
  const { minSide, maxSide } = portraitLimits;
  if (width !== height || width < minSide || width > maxSide)
    return { fault: `A portrait must be a square of ${minSide} to ${maxSide} pixels.` };
  return { type: isWebp ? 'webp' : 'jpg' };
}

interface Size {
  width: number;
  height: number;
}

type Read = Size | 'broken' | 'metadata';

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  if (bytes.length < 20 || view.getUint32(4, true) + 8 !== bytes.length) return 'broken';
  let size: Size | undefined;
  let canvas: Size | undefined;
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return 'broken';
    const name = text(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (start + length > bytes.length) return 'broken';
    if (!neededChunks.includes(name)) return 'metadata';
    if (name === 'VP8X') {
      if (length < 10 || canvas || size) return 'broken';
      canvas = { width: uint24(bytes, start + 4) + 1, height: uint24(bytes, start + 7) + 1 };
    } else if (name !== 'ALPH') {
      if (size) return 'broken';
      size = name === 'VP8 ' ? lossySize(view, start, length) : losslessSize(view, start, length);
      if (!size) return 'broken';
    }
    at = start + length + (length % 2);
  }
  if (!size || (canvas && (canvas.width !== size.width || canvas.height !== size.height))) return 'broken';
  return size;
}

function lossySize(view: DataView, at: number, length: number): Size | undefined {
  if (length < 10) return undefined;
  const tag = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  const isKeyFrame = (tag & 1) === 0;
  const firstPartition = tag >> 5;
  const hasStartCode = view.getUint16(at + 3) === 0x9d01 && view.getUint8(at + 5) === 0x2a;
  if (!isKeyFrame || !hasStartCode || firstPartition > length - 10) return undefined;
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}

function losslessSize(view: DataView, at: number, length: number): Size | undefined {
  if (length < 5 || view.getUint8(at) !== 0x2f) return undefined;
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  let size: Size | undefined;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2 === bytes.length && hasScan && size ? size : 'broken';
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0;
    if (length < 2 || at + 2 + length > bytes.length) return 'broken';
    if (isMetadata(bytes, at, length)) return 'metadata';
    if (isFrame(marker)) {
      if (size || length < 8) return 'broken';
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
    if (marker === startOfScan) {
      hasScan = true;
      at = afterScan(bytes, at);
    }
  }
  return 'broken';
}

/**
 * Leaves out what isn't needed to show a picture from a canvas. Chromium adds a colour profile, which is always sRGB, and
 * Safari adds EXIF.
 */
export const withoutMetadata = (bytes: Uint8Array, type: PortraitType): Uint8Array<ArrayBuffer> =>
  type === 'webp' ? plainWebp(bytes) : plainJpeg(bytes);

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = text(bytes, at, 4);
    const chunk = bytes.slice(at, end);
    // The flags say which chunks follow. Only transparency remains.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & 0x10;
    if (neededChunks.includes(name)) kept.push(chunk);
    at = end;
  }
  const plain = joined(kept);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return plain;
}

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    const length = view.getUint16(at + 2);
    if (!isMetadata(bytes, at, length)) kept.push(bytes.subarray(at, at + 2 + length));
    at += 2 + length;
  }
  return joined([...kept, bytes.subarray(at)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const neededChunks = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];

const startOfScan = 0xda;
const endOfImage = 0xd9;

// 0xc4, 0xc8 and 0xcc are tables.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A comment or an application segment, except JFIF without a thumbnail and Adobe's colours. */
function isMetadata(bytes: Uint8Array, at: number, length: number): boolean {
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const isPlainJfif = marker === 0xe0 && length === 16 && text(bytes, at + 4, 4) === 'JFIF';
  const isAdobe = marker === 0xee && length === 14 && text(bytes, at + 4, 5) === 'Adobe';
  return !isPlainJfif && !isAdobe;
}

/** Where the next marker is. 0xff00 and restart markers are part of the scan. */
function afterScan(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break;
    at += 1;
  }
  return at;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const uint24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
