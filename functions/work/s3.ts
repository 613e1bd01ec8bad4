import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { busy } from '../platform/errors.ts';

/** The bucket of the files of orders. */

/** Stores an object at a key. Throws `busy` when S3 fails. */
export async function putObject(key: string, body: Buffer, mediaType: string): Promise<void> {
  await answered(
    client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: mediaType })),
    'The file could not be kept just now. Please send it again in a moment.',
  );
}

/** Deletes an object, if it exists. Throws `busy` when S3 fails. */
export async function deleteObject(key: string): Promise<void> {
  await answered(
    client.send(new DeleteObjectCommand(at(key))),
    'The files could not be deleted just now. Please try again in a moment.',
  );
}

/** Reads an object; undefined if there is none. Throws `busy` when S3 fails. */
export const getObject = (key: string): Promise<Buffer | undefined> =>
  answered(read(key), 'The file could not be opened just now. Please try again in a moment.');

async function read(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand(at(key)));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

// S3 answers AccessDenied for a missing object to a caller without the right to list the bucket.
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);

// Three attempts end within a Lambda's time, with time left for the table.
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
