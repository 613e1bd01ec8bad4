import {
  type DeleteObjectCommandInput,
  type GetObjectCommandInput,
  type PutObjectCommandInput,
  S3ServiceException,
} from '@aws-sdk/client-s3';

export function fakeS3() {
  const objects = new Map<string, Buffer>();
  const headers = new Map<string, object>();
  return {
    objects,
    headers,
    environment: {
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      FILES_BUCKET: 'files',
      MEDIA_BUCKET: 'media',
    },
    put: ({ Key = '', Body, ContentType, CacheControl }: PutObjectCommandInput) => {
      objects.set(Key, Body as Buffer);
      headers.set(Key, { mediaType: ContentType, cacheControl: CacheControl });
      return {};
    },
    get: ({ Key = '' }: GetObjectCommandInput) => {
      const body = objects.get(Key);
      if (!body) throw accessDenied();
      return { Body: { transformToByteArray: async () => new Uint8Array(body) } };
    },
    remove: ({ Key = '' }: DeleteObjectCommandInput) => {
      objects.delete(Key);
      return {};
    },
  };
}

const accessDenied = () =>
  new S3ServiceException({ name: 'AccessDenied', message: 'Access Denied', $fault: 'client', $metadata: {} });

export type FakeS3 = ReturnType<typeof fakeS3>;
