import * as orders from '../store/orders.ts';
import type { WalkedStatus } from '../store/sweep.ts';
import * as progress from '../store/sweep.ts';
import { forEachOrder } from './for-each-order.ts';

/**
 * Walks the orders that an earlier release has stored, each status once, and puts those that need attention on their
 * lists, until `deadline` (ms) and a few pages a run. Where one of them could not be put there, or that release was
 * at work again (`hasWritten`), the walk begins anew. Returns how many could not.
 */
export async function announceStoredOrders(deadline: number, hasWritten: boolean): Promise<number> {
  const walk = await progress.findWalk();
  if (hasWritten && walk.version !== undefined) {
    await progress.moveWalk(walk, {});
    return 0;
  }
  if (walk.isOver) return 0;
  let status: WalkedStatus | undefined = walk.status ?? statuses[0];
  let { after } = walk;
  let failed = 0;
  for (let pages = 0; pages < mostPages && status && Date.now() < deadline; pages++) {
    const { items, next } = await orders.list({ limit: pageSize, after }, status);
    failed += await forEachOrder(items, orders.announce);
    after = next;
    if (next === undefined) status = statuses[statuses.indexOf(status) + 1];
  }
  const hasFailed = walk.hasFailed || failed > 0;
  if (status) await progress.moveWalk(walk, { status, after, hasFailed });
  else await progress.moveWalk(walk, { isOver: !hasFailed });
  return failed;
}

// Nothing was ever paid of the others.
const statuses: readonly WalkedStatus[] = ['attempted', 'paid', 'partially_refunded', 'refunded'];
const pageSize = 100;
const mostPages = 5;
