import { createHash, randomBytes } from 'node:crypto';
import {
  checkPortrait,
  type PortraitType,
  portraitFolder,
  portraitMediaTypes,
} from '#shared/domain/team/portrait.ts';
import { invalid } from '../platform/errors.ts';
import { bucketNamed } from '../platform/s3.ts';

interface Portrait {
  name: string;
  bytes: Buffer;
  type: PortraitType;
}

/**
 * The hash of the bytes is the name, in a new folder for each upload, so that deleting one person's portrait never
 * deletes the same picture of someone else. The key must match `portraitKeyShapes`.
 */
export function prepare(bytes: Buffer): Portrait {
  const { type, fault } = checkPortrait(bytes);
  if (fault !== undefined) throw invalid(fault);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { name: `${randomBytes(4).toString('hex')}/${hash}.${type}`, bytes, type };
}

/** Throws `busy` if S3 fails. */
export const store = ({ name, bytes, type }: Portrait): Promise<void> =>
  media.put(keyOf(name), {
    body: bytes,
    mediaType: portraitMediaTypes[type],
    cacheControl: 'public, max-age=31536000, immutable',
  });

export const remove = (name: string): Promise<void> => media.remove(keyOf(name));

const media = bucketNamed('MEDIA_BUCKET');

const keyOf = (name: string) => `${portraitFolder}/${name}`;
