import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { type DrawnPath, findDrawnPage } from '#shared/pages.ts';

const client = new CloudFrontClient({});

/**
 * Invalidates the pages at these paths by one CloudFront invalidation. `ids` identify the changes, so a repeat is no second
 * invalidation. Returns the number of invalidated addresses: 0 without paths, and on a machine or emulator without CloudFront.
 */
export async function invalidate(paths: readonly string[], ids: readonly string[]): Promise<number> {
  const { DISTRIBUTION_ID } = process.env;
  if (!DISTRIBUTION_ID || paths.length === 0) return 0;
  const files = drawnFiles();
  const addresses = [...new Set(paths.flatMap((path) => invalidationPaths(path, files)))].toSorted();
  const items = addresses.length > mostAddresses ? ['/*'] : addresses;
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: DISTRIBUTION_ID,
      InvalidationBatch: {
        // CloudFront refuses a repeated reference with other paths, which another release can have.
        CallerReference: hashOf([...ids.toSorted(), ...items]),
        Paths: { Quantity: items.length, Items: items },
      },
    }),
  );
  return items.length;
}

/**
 * The addresses under which CloudFront may keep the page of a path: the visitor's address, and the address that
 * `infra/edge/site-request.js` makes from it, which is a file of the release with the path as parameter.
 */
function invalidationPaths(path: string, files: DrawnFiles): string[] {
  // CloudFront counts a wildcard for all pages of a pattern as one address.
  const all = Object.entries(files).find(
    ([page]) => page.replace(/\{\w+\}/, '*') === path && path.endsWith('*'),
  );
  if (all) return [path, `${all[1]}*`];
  const page = findDrawnPage(path)?.page;
  const file = page && files[page];
  return file ? [path, `${file}?path=${path}`] : [path];
}

/** The file of the current release for each drawn page. */
type DrawnFiles = Partial<Record<DrawnPath, string>>;

const drawnFiles = (): DrawnFiles => JSON.parse(process.env.DRAWN_FILES ?? '{}');

const hashOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('base64url');

// A tenth of what CloudFront takes at once. Beyond it, `/*` invalidates everything as one address.
const mostAddresses = 300;
