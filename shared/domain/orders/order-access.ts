import * as z from 'zod/mini';
import { wholeSignedLink } from '../../signed-link.ts';
import { email } from '../text/contact-fields.ts';
import { noticeVersion } from '../text/fields.ts';

/** The part behind the `#` of a link that opens an order, a payment link or a review: `<id>.<expires>.<mac>`. */
export const Link = z
  .string('Link is required.')
  .check(z.regex(wholeSignedLink, 'This link is not complete. Open it from the mail again.'));

/** The proof with which a buyer opens an order: the link of a mail. */
export const OrderSessionInput = z.object({ link: Link });

/** The request of somebody who has lost the link of an order. */
export const OrderLinkInput = z.object({ email, noticeVersion });
export type OrderLinkInput = z.output<typeof OrderLinkInput>;

/** The answer to a request for links, which is the same for every address. */
export const OrderLinkAsked = z.object({});

/** The address that mails of an order go to, as the owner corrects it. */
export const OrderEmailInput = z.object({ email });

/** A link that opens an order, as the owner hands it on: a path where the stage has no domain for its mails. */
export const OrderLink = z.object({ url: z.string() });
