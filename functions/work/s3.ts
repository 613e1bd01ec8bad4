import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { busy } from '../platform/errors.ts';

export async function putObject(key: string, body: Buffer, mediaType: string): Promise<void> {
  await answered(
    client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: mediaType })),
    'We couldn’t save the file. Please send it again in a moment.',
  );
}

export async function deleteObject(key: string): Promise<void> {
  await answered(
    client.send(new DeleteObjectCommand(at(key))),
    'We couldn’t delete the files. Please try again in a moment.',
  );
}

/** Returns undefined if there is no such object. Throws `busy` if S3 fails. */
export const getObject = (key: string): Promise<Buffer | undefined> =>
  answered(read(key), 'We couldn’t open the file. Please try again in a moment.');

async function read(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand(at(key)));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

// S3 returns AccessDenied for a missing object if the caller can't list the bucket.
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);

// Three attempts fit within the Lambda's timeout, leaving time for the table.
const client = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1500, requestTimeout: 4500, throwOnRequestTimeout: true },
});

const at = (Key: string) => ({ Bucket: process.env.FILES_BUCKET, Key });

async function answered<T>(call: Promise<T>, sorry: string): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw Object.assign(busy(sorry), { cause });
  }
}
