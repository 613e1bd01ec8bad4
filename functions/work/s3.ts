import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { busy } from '../platform/errors.ts';

/**
 * The bucket of orders' files. A buyer's file reaches a browser as an attachment of S3's alone, by a link of a minute:
 * it never runs at the site's own address, whatever is in it.
 */

/** What a download of an object is headed by. */
interface Headers {
  mediaType: string;
  /** Its `Content-Disposition`, where it has a name of its own. */
  disposition?: string | undefined;
}

/** Puts an object at a key; a second time it is the same. */
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

/** Deletes an object; one that is gone already is no error. */
export async function deleteObject(key: string): Promise<void> {
  await answered(
    client.send(new DeleteObjectCommand(at(key))),
    'The files could not be deleted just now. Please try again in a moment.',
  );
}

/** Signs a link that downloads an object for 60 seconds, as the attachment that is said, or that it says itself. */
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

// Three attempts end within the time of a Lambda, with room for the table.
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
