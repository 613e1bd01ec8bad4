import { retention } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { createApi } from './api.ts';
import { openObjectFolder } from './objects.ts';

export const s3Path = '/s3';

/** This isn't a valid host name, so clients use path-style addresses. */
export const localBucket = 'local_files';

interface S3Options {
  folder: string;
  credentials: { accessKeyId: string };
}

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
