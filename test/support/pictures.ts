/** The containers of pictures with a given size, without sensible pixels. */

interface Options {
  width?: number;
  height?: number;
  /** The size of the compressed pixels. */
  bytes?: number;
  /** A chunk of WebP, or a segment of JPEG such as `APP1`, before the pixels. */
  extra?: Buffer;
}

export function webp({
  width = 320,
  height = 320,
  bytes = 900,
  extra = Buffer.alloc(0),
}: Options = {}): Buffer {
  const pixels = Buffer.alloc(bytes, 7);
  pixels[0] = 0x2f;
  pixels.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return riff(Buffer.concat([extra, chunk('VP8L', pixels)]));
}

export function lossyWebp({ width = 320, height = 320, bytes = 900 }: Options = {}): Buffer {
  const pixels = Buffer.alloc(bytes, 7);
  pixels.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
  pixels.writeUInt16LE(width, 6);
  pixels.writeUInt16LE(height, 8);
  return riff(chunk('VP8 ', pixels));
}

export const chunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.from(`${name}....`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

function riff(chunks: Buffer): Buffer {
  const head = Buffer.from('RIFF....WEBP');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
}

export function jpeg({
  width = 320,
  height = 320,
  bytes = 900,
  extra = Buffer.alloc(0),
}: Options = {}): Buffer {
  const size = Buffer.from([8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0]);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  const jfif = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1');
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, jfif),
    extra,
    segment(0xc0, size),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(bytes, 7),
    Buffer.from([0xff, 0, 0xff, 0xd0, 0xff, 0xd9]),
  ]);
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
