import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { busy } from '../platform/errors.ts';

/**
 * The bucket of the files of orders. A browser downloads a file from S3's address, as an attachment, by a link that is valid
 * for a minute, so that no file ever runs at the site's own address.
 */

/** The headers of an object's download. */
interface Headers {
  mediaType: string;
  /** The `Content-Disposition` of an object that has a file name. */
  disposition?: string | undefined;
}

/** Stores an object at a key. Throws `busy` when S3 fails. */
export async function putObject(
  key: string,
  body: Buffer,
  { mediaType, disposition }: Headers,
): Promise<void> {
  await answered(
    client.send(
      new PutObjectCommand({
        ...at(key),
        Body: body,
        ContentType: mediaType,
        ContentDisposition: disposition,
      }),
    ),
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

/** Signs a link that downloads an object for 60 seconds; `disposition` overrides the object's own. */
export const signDownload = (key: string, disposition: string | undefined): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      ...at(key),
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'private, no-store',
    }),
    { expiresIn: linkSeconds },
  );

const linkSeconds = 60;

// Three attempts end within a Lambda's time, with time left for the table.
const client = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1500, requestTimeout: 4500, throwOnRequestTimeout: true },
});

const at = (Key: string) => ({ Bucket: process.env.FILES_BUCKET, Key });

async function answered(call: Promise<unknown>, sorry: string): Promise<void> {
  try {
    await call;
  } catch (cause) {
    throw Object.assign(busy(sorry), { cause });
  }
}
