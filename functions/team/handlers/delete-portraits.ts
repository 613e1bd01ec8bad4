import { portraitAddress } from '#shared/domain/team/portrait.ts';
import type { PortraitFacts, StoredMember } from '../../members/store.ts';
import { job } from '../../platform/job.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import { refreshPaths } from '../../platform/outbox/refresh.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import * as portraits from '../portraits.ts';

/** Deletes portraits that their item no longer shows, or never did, and then CloudFront's copies. */
export const handler = job(() =>
  runDue<PortraitFacts, OutboxItem & Partial<StoredMember>>('PORTRAIT', async ({ item, entry }) => {
    const { portrait } = entry.facts;
    if ((item as Partial<StoredMember>).portrait === portrait) return undefined;
    await portraits.remove(portrait);
    return { followUps: [refreshPaths([portraitAddress(portrait)])] };
  }),
);
