import type { Objects } from '#infra/local/aws/s3/objects.ts';

export const emptyBucket: Objects = { put: () => {}, get: () => undefined, remove: () => {} };
