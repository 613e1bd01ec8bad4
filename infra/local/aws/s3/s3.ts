import { retention } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { createApi } from './api.ts';
import { openObjectFolder } from './objects.ts';

/** The path under which the bucket answers, on the local site's own address. */
export const s3Path = '/s3';

/** The bucket's name, which no host can have, so that every client puts it into the path. */
export const localBucket = 'local_files';

interface S3Options {
  /** The folder of the objects, which outlives a restart. */
  folder: string;
  credentials: { accessKeyId: string };
}

/**
 * Simulates Amazon S3 with one bucket: its lifecycle, and PutObject, GetObject and DeleteObject, each only with signed
 * headers.
 */
export function openS3({ folder, credentials: { accessKeyId } }: S3Options) {
  const objects = openObjectFolder(folder);
  const eraseExpired = () => objects.eraseBefore(Date.now() - retention.fileDays * dayMs);
  eraseExpired();
  const clock = setInterval(eraseExpired, 3_600_000);
  return {
    answer: createApi({ path: s3Path, bucket: localBucket, objects, accessKeyId }),
    stop: () => clearInterval(clock),
  };
}
