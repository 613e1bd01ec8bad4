import type { DeleteObjectCommandInput, PutObjectCommandInput } from '@aws-sdk/client-s3';
import { createApi } from '#infra/local/aws/s3/api.ts';
import type { StoredObject } from '#infra/local/aws/s3/objects.ts';
import { localBucket } from '#infra/local/aws/s3/s3.ts';

/** The id of the key that the S3 client of the tests signs with. */
const accessKeyId = 'test';

/** Amazon S3 for the tests: one bucket in memory, whose signed links are good for their method and time. */
export function fakeS3() {
  const objects = new Map<string, StoredObject>();
  const answer = createApi({
    path: '',
    bucket: localBucket,
    accessKeyId,
    objects: {
      put: (key, object) => void objects.set(key, object),
      get: (key) => objects.get(key),
      remove: (key) => void objects.delete(key),
    },
  });

  return {
    /** What the bucket holds, by key. */
    objects,
    /** The environment in which a client calls this one. */
    environment: {
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: 'test',
      FILES_BUCKET: localBucket,
    },
    put: ({ Key = '', Body, ContentType = '', ContentDisposition }: PutObjectCommandInput) => {
      const headers = { mediaType: ContentType, disposition: ContentDisposition };
      objects.set(Key, { body: Body as Buffer, ...headers, at: Date.now() });
      return {};
    },
    remove: ({ Key = '' }: DeleteObjectCommandInput) => {
      objects.delete(Key);
      return {};
    },
    /** Follows a link as a browser does. */
    download: (location: string) => answer(new Request(location), '203.0.113.7'),
  };
}

export type FakeS3 = ReturnType<typeof fakeS3>;
