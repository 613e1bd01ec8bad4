import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { busy } from './errors.ts';

/** The environment variables that name the buckets. */
type BucketVariable = 'FILES_BUCKET' | 'MEDIA_BUCKET';

interface StoredObject {
  body: Buffer;
  mediaType: string;
  cacheControl?: string;
}

export const bucketNamed = (variable: BucketVariable) => ({
  put: (key: string, object: StoredObject) => putObject(at(variable, key), object),
  remove: (key: string) => deleteObject(at(variable, key)),
  /** Returns undefined if there is no such object. Throws `busy` if S3 fails. */
  get: (key: string) => getObject(at(variable, key)),
});

interface Place {
  Bucket: string | undefined;
  Key: string;
}

const at = (variable: BucketVariable, Key: string): Place => ({ Bucket: process.env[variable], Key });

async function putObject(place: Place, { body, mediaType, cacheControl }: StoredObject): Promise<void> {
  await answered(
    client.send(
      new PutObjectCommand({
        ...place,
        Body: body,
        ContentType: mediaType,
        ...(cacheControl && { CacheControl: cacheControl }),
      }),
    ),
    'We couldn’t save the file. Please send it again in a moment.',
  );
}

async function deleteObject(place: Place): Promise<void> {
  await answered(
    client.send(new DeleteObjectCommand(place)),
    'We couldn’t delete the files. Please try again in a moment.',
  );
}

const getObject = (place: Place): Promise<Buffer | undefined> =>
  answered(read(place), 'We couldn’t open the file. Please try again in a moment.');

async function read(place: Place): Promise<Buffer | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand(place));
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

async function answered<T>(call: Promise<T>, sorry: string): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw Object.assign(busy(sorry), { cause });
  }
}
