import * as orders from '../orders/store.ts';
import { invalid } from '../platform/errors.ts';
import { parseLink, verifyLink } from '../platform/signed-links.ts';

export async function orderOfLink(link: string): Promise<orders.StoredOrder> {
  const given = parseLink(link);
  const order = given && (await orders.find(given.id));
  if (!given || !order || !(await verifyLink('review', given, order.linkVersion)))
    throw invalid('This review link no longer works. You can leave a review on our home page.', [
      { field: 'link', message: 'This review link no longer works.' },
    ]);
  return order;
}
