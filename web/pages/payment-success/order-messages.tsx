import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { type SeatState, seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { refundDays, seatRefundDays } from '#shared/policies.ts';
import type { OrderAnswer } from '../../purchase/order-status.ts';

interface OrderMessage {
  /** The payment's state in a few words; missing where there is no order. */
  status?: string;
  /** The heading; missing where the order is paid, which has a message of its own. */
  heading?: string;
  text?: ReactNode;
  /** No payment has come yet: the buyer may want to choose again. */
  isOpen?: boolean;
}

const paid: OrderMessage = { status: 'Paid' };

const unpaid: OrderMessage = {
  status: 'Not seen yet',
  heading: 'No payment seen yet',
  text: (
    <>
      <p>
        If money has left your account, do not pay again. It can take a while to reach us; this page keeps
        asking and says when it has.
      </p>
      <p>If you have not paid, nothing was bought.</p>
    </>
  ),
  isOpen: true,
};

/** The messages about a paid order that has no seat, or not yet. */
export const seatMessages: Partial<Record<SeatState, OrderMessage>> = {
  confirming: {
    status: 'Paid',
    heading: 'We’re confirming your seat',
    text: (
      <p>
        Your payment has arrived. This page says within a minute or two whether the seat is yours, and we’ll
        email you too.
      </p>
    ),
  },
  none: {
    status: 'Paid',
    heading: 'No seat was left',
    text: (
      <>
        <p>{seatTakenText}</p>
        <p>
          To choose another batch, answer our email or call{' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. Otherwise we’ll refund you within{' '}
          {seatRefundDays} business days.
        </p>
      </>
    ),
  },
};

/** The messages about an order, by its state. */
export const orderMessages: Record<OrderAnswer | 'asking', OrderMessage> = {
  paid,
  partially_refunded: { status: 'Paid, a part of it refunded' },
  refunded: {
    status: 'Refunded',
    heading: 'Payment refunded',
    text: (
      <p>
        The refund goes to the original payment method within {refundDays.least}-{refundDays.most} business
        days.
      </p>
    ),
  },
  processing: {
    status: 'On its way',
    heading: 'Your payment is on its way',
    text: (
      <>
        <p>The bank has yet to pass it on. There is nothing left to do, and please do not pay again.</p>
        <p>
          This page keeps asking and says when it has arrived. You may close it, too: your payment reaches us
          all the same, and we will be in touch with you then.
        </p>
      </>
    ),
  },
  checking: {
    status: 'Being checked',
    heading: 'We’ve received a payment and are checking it',
    text: (
      <p>
        The amount isn’t the price of your order. Please don’t pay again: we’ll contact you, or you can call{' '}
        <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> and give the order number below.
      </p>
    ),
  },
  created: unpaid,
  attempted: unpaid,
  unknown: {
    heading: 'There is no such order',
    text: (
      <p>
        Perhaps a part of the address was lost. If money has left your account, do not pay again: call{' '}
        <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> and tell us the name and email you ordered with.
      </p>
    ),
  },
  unreachable: {
    status: 'Not known yet',
    heading: 'Still trying',
    text: (
      <p>
        Our server does not answer, or the connection is slow. A payment that you made is safe; please do not
        pay again. This page keeps asking.
      </p>
    ),
  },
  asking: { heading: 'Looking up your order', text: <p>This takes a moment.</p> },
};
