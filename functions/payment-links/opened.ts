import { invalid } from '../platform/errors.ts';
import { parseLink, verifyLink } from '../platform/signed-links.ts';
import * as links from './store.ts';

/** The payment link that a text opens. Throws `invalid` where it opens none. */
export async function openedLink(text: string): Promise<links.StoredLink> {
  const given = parseLink(text);
  const link = given && (await links.find(given.id));
  if (!link || !(await verifyLink('pay', given, link.linkVersion)))
    throw invalid('This link opens no payment. Open it from the message again, or call us.');
  return link;
}
