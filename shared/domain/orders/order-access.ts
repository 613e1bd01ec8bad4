import * as z from 'zod/mini';
import { wholeSignedLink } from '../../signed-link.ts';
import { email } from '../text/contact-fields.ts';
import { noticeVersion } from '../text/fields.ts';

/** What comes after the `#` in a link to an order, payment or review: `<id>.<expires>.<mac>`. */
export const Link = z
  .string('Link is required.')
  .check(z.regex(wholeSignedLink, 'This link is incomplete. Open it again from the email.'));

export const OrderSessionInput = z.object({ link: Link });

export const OrderLinkInput = z.object({ email, noticeVersion });
export type OrderLinkInput = z.output<typeof OrderLinkInput>;

/** The response is the same for every address, so it doesn't reveal who has bought from us. */
export const OrderLinkRequested = z.object({});

export const OrderEmailInput = z.object({ email });

/** `url` is only a path on a stage without an email domain. */
export const OrderLink = z.object({ url: z.string() });
