import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { siteFolder } from '#infra/edge/manifest.ts';
import { fits } from '../../infra/wildcards.ts';
import { type Resource, resources, type Template } from './templates.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export function bucketOf(web: Template): { keys: string[]; get: (key: string) => Answer } {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(siteFolder, join(parentPath, name)).replaceAll(sep, '/'));
  const objects = new Map<string, Answer>();
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

const mayList = (web: Template): boolean =>
  resources(web, 'AWS::S3::BucketPolicy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        Principal.Service === 'cloudfront.amazonaws.com' &&
        [Action].flat().includes('s3:ListBucket'),
    );
