import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { type DrawnPath, findDrawnPage } from '#shared/pages.ts';

const client = new CloudFrontClient({});

/**
 * Has the distribution forget the pages at these paths, in one invalidation; `ids` are those of the changes that it
 * is for, so that asking again for the same is one invalidation still. Returns the number of addresses: 0 where there
 * are no pages, or no distribution that keeps them, as on this machine and on an emulator.
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
        // CloudFront refuses the same reference for other paths, as another release has them.
        CallerReference: hashOf([...ids.toSorted(), ...items]),
        Paths: { Quantity: items.length, Items: items },
      },
    }),
  );
  return items.length;
}

/**
 * The addresses at which CloudFront may keep the page of a path: the one that a visitor asks for, and the one that
 * `infra/edge/site-request.js` makes of it, a file of the release with the path as parameter.
 */
function invalidationPaths(path: string, files: DrawnFiles): string[] {
  // All pages of a pattern, in one address as CloudFront counts them.
  const all = Object.entries(files).find(
    ([page]) => page.replace(/\{\w+\}/, '*') === path && path.endsWith('*'),
  );
  if (all) return [path, `${all[1]}*`];
  const page = findDrawnPage(path)?.page;
  const file = page && files[page];
  return file ? [path, `${file}?path=${path}`] : [path];
}

/** By drawn page, the file as which the release in use keeps it. */
type DrawnFiles = Partial<Record<DrawnPath, string>>;

const drawnFiles = (): DrawnFiles => JSON.parse(process.env.DRAWN_FILES ?? '{}');

const hashOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('base64url');

// A tenth of what CloudFront takes at once. Beyond that, forgetting all it keeps is one address.
const mostAddresses = 300;
