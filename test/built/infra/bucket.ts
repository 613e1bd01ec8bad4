import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { siteFolder } from '#infra/edge/manifest.ts';
import { fits } from '../../infra/wildcards.ts';
import { type Resource, resources, type Template } from './templates.ts';

/** An answer as far as the templates tell it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The site's bucket as its template's uploads leave it, of the files in `dist`: the answer to each key. */
export function bucketOf(web: Template): { keys: string[]; get: (key: string) => Answer } {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(siteFolder, join(parentPath, name)).replaceAll(sep, '/'));
  const objects = new Map<string, Answer>();
  // One after the other: web-stack-files.test.ts holds that each waits for the one before.
  for (const { Properties } of resources(web, 'Custom::CDKBucketDeployment')) {
    const folder = Properties.DestinationBucketKeyPrefix;
    for (const file of files.filter((file) => takes(Properties, file))) {
      objects.set(folder ? `${folder}/${file}` : file, stored(file, Properties));
    }
  }
  const missing = { status: mayList(web) ? 404 : 403, headers: { 'content-type': 'application/xml' } };
  return {
    keys: [...objects.keys()],
    get: (key) => objects.get(key) ?? { ...missing, body: Buffer.from('') },
  };
}

// As `aws s3 sync` is called: everything, less what is excluded, and of that what is included all the same.
const takes = ({ Exclude = [], Include = [] }: Resource['Properties'], file: string): boolean => {
  const isNamed = (pattern: string) => fits(pattern, file);
  return Include.some(isNamed) || !Exclude.some(isNamed);
};

const stored = (file: string, { SystemMetadata, UserMetadata }: Resource['Properties']): Answer => ({
  status: 200,
  headers: {
    'content-type': contentTypes[extname(file)] ?? 'binary/octet-stream',
    ...SystemMetadata,
    ...Object.fromEntries(
      Object.entries<string>(UserMetadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
    ),
  },
  body: readFileSync(join(siteFolder, file)),
});

// The `mimetypes` of Python 3.14, by which the upload names what its template does not.
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** A caller who may not list a bucket is answered 403 for a missing file, not 404. */
const mayList = (web: Template): boolean =>
  resources(web, 'AWS::S3::BucketPolicy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        Principal.Service === 'cloudfront.amazonaws.com' &&
        [Action].flat().includes('s3:ListBucket'),
    );
