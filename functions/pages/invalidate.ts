import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { findRenderedPage, type RenderedPath } from '#shared/pages.ts';

const client = new CloudFrontClient({});

/**
 * Sends one CloudFront invalidation and returns how many addresses it included, or 0 if there's no distribution. `ids`
 * identify the changes, so that a retry doesn't start a second invalidation.
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
        // The paths can differ between releases, and CloudFront refuses a reference that is reused with different
        // paths.
        CallerReference: hashOf([...ids.toSorted(), ...items]),
        Paths: { Quantity: items.length, Items: items },
      },
    }),
  );
  return items.length;
}

/**
 * Returns the address that visitors request and, for a rendered page, the one that `infra/edge/site-request.js`
 * rewrites it to: a file of the release, with the path as a parameter.
 */
function invalidationPaths(path: string, files: RenderedFiles): string[] {
  // CloudFront counts a wildcard as one address, however many pages it matches.
  const all = Object.entries(files).find(
    ([page]) => page.replace(/\{\w+\}/, '*') === path && path.endsWith('*'),
  );
  if (all) return [path, `${all[1]}*`];
  const page = findRenderedPage(path)?.page;
  const file = page && files[page];
  return file ? [path, `${file}?path=${path}`] : [path];
}

type RenderedFiles = Partial<Record<RenderedPath, string>>;

const renderedFiles = (): RenderedFiles => JSON.parse(process.env.RENDERED_FILES ?? '{}');

const hashOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('base64url');

// A tenth of CloudFront's limit. Above that, a single `/*` invalidates everything.
const mostAddresses = 300;
