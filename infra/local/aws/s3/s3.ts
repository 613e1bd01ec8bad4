import { join } from 'node:path';
import { retention } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { createApi } from './api.ts';
import { openObjectFolder } from './objects.ts';

export const s3Path = '/s3';

/** These aren't valid host names, so clients use path-style addresses. */
export const localBuckets = { files: 'local_files', media: 'local_media' } as const;

interface S3Options {
  /** The folder with a subfolder for each bucket. */
  folder: string;
  credentials: { accessKeyId: string };
}

export function openS3({ folder, credentials: { accessKeyId } }: S3Options) {
  const files = openObjectFolder(join(folder, 'files'));
  const media = openObjectFolder(join(folder, 'media'));
  const eraseExpired = () => files.eraseBefore(Date.now() - retention.fileDays * dayMs);
  eraseExpired();
  const clock = setInterval(eraseExpired, 3_600_000);
  return {
    answer: createApi({
      path: s3Path,
      buckets: { [localBuckets.files]: files, [localBuckets.media]: media },
      accessKeyId,
    }),
    media,
    stop: () => clearInterval(clock),
  };
}
