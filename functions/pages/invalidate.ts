import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { findRenderedPage, type RenderedPath } from '#shared/pages.ts';

const client = new CloudFrontClient({});

/**
 * Sends one CloudFront invalidation. `ids` identify the changes, so a repeat isn't a second invalidation. Returns the
 * number of invalidated addresses; 0 without CloudFront.
 */
export async function invalidate(paths: readonly string[], ids: readonly string[]): Promise<number> {
  const { DISTRIBUTION_ID } = process.env;
  if (!DISTRIBUTION_ID || paths.length === 0) return 0;
  const files = renderedFiles();
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
 * The visitor's address, and the address that `infra/edge/site-request.js` makes from it: a file of the release with the
 * path as a parameter.
 */
function invalidationPaths(path: string, files: RenderedFiles): string[] {
  // CloudFront counts a wildcard for all pages of a pattern as one address.
  const all = Object.entries(files).find(
    ([page]) => page.replace(/\{\w+\}/, '*') === path && path.endsWith('*'),
  );
  if (all) return [path, `${all[1]}*`];
  const page = findRenderedPage(path)?.page;
  const file = page && files[page];
  return file ? [path, `${file}?path=${path}`] : [path];
}

type RenderedFiles = Partial<Record<RenderedPath, string>>;

const renderedFiles = (): RenderedFiles => JSON.parse(process.env.DRAWN_FILES ?? '{}');

const hashOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('base64url');

// A tenth of CloudFront's limit. Above it, `/*` invalidates everything as one address.
const mostAddresses = 300;
