import * as z from 'zod/mini';
import { wholeSignedLink } from '../../signed-link.ts';
import { email } from '../text/contact-fields.ts';
import { noticeVersion } from '../text/fields.ts';

/** The fragment of a link to an order, payment link or review: `<id>.<expires>.<mac>`. */
export const Link = z
  .string('Link is required.')
  .check(z.regex(wholeSignedLink, 'This link isn’t complete. Open it from the email again.'));

export const OrderSessionInput = z.object({ link: Link });

export const OrderLinkInput = z.object({ email, noticeVersion });
export type OrderLinkInput = z.output<typeof OrderLinkInput>;

/** The same for every address. */
export const OrderLinkRequested = z.object({});

/** Corrected by the owner. */
export const OrderEmailInput = z.object({ email });

/** For the owner to share; a path if the stage has no email domain. */
export const OrderLink = z.object({ url: z.string() });
