import {
  checkPortrait,
  type PortraitType,
  portraitLimits,
  portraitMediaTypes,
  withoutMetadata,
} from '#shared/domain/team/portrait.ts';

/** The message says what to do, and is safe to show. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Draws the centred square of a picture on `canvas`, and encodes that as a portrait. Throws `PictureError`. */
export async function encodePortrait(file: Blob, canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await decode(file);
  const side = Math.min(picture.width, picture.height);
  if (side < portraitLimits.minSide) {
    picture.close();
    throw new PictureError(
      `The picture is too small. It needs at least ${portraitLimits.minSide} pixels each way.`,
    );
  }
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('This browser can’t prepare pictures. Use a newer one.');
  const { width, height } = canvas;
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, width, height);
  picture.close();
  for (const type of ['webp', 'jpg'] as const) {
    const encoded = await smallEnough(canvas, type);
    if (encoded) return encoded;
  }
  throw new PictureError('The picture couldn’t be made small enough. Choose another one.');
}

/** Chromium before 111 doesn't know the option, and turns pictures upright without it. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error) => {
      if (error instanceof TypeError) return createImageBitmap(file);
      throw error;
    });
  } catch {
    throw new PictureError(
      'This browser can’t open the file. If it’s a HEIC picture from an iPhone, save it as JPEG first.',
    );
  }
}

/** Undefined if the browser can't write this type, or if the picture stays too large. */
async function smallEnough(canvas: HTMLCanvasElement, type: PortraitType): Promise<Blob | undefined> {
  const mediaType = portraitMediaTypes[type];
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, mediaType, quality));
    // Browsers write PNG instead of a type that they don't know.
    if (blob?.type !== mediaType) return undefined;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const picture = withoutMetadata(bytes, type);
    if (checkPortrait(picture).type === type) return new Blob([picture], { type: mediaType });
  }
  return undefined;
}
