import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { type SeatState, seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { refundDays, seatRefundDays } from '#shared/policies.ts';
import type { OrderStatusResult } from '../../purchase/order-status.ts';

interface OrderMessage {
  /** Shown only if the heading or the text doesn't say it. */
  status?: string;
  /** If there's no heading, the page shows the thank-you message. */
  heading?: string;
  text?: ReactNode;
  isOpen?: boolean;
}

const unpaid: OrderMessage = {
  heading: 'We haven’t received a payment yet',
  text: (
    <>
      <p>
        If money has left your account, please don’t pay again. It can take a while to reach us; this page
        updates by itself.
      </p>
      <p>If you didn’t finish paying, you haven’t bought anything.</p>
    </>
  ),
  isOpen: true,
};

export const seatMessages: Partial<Record<SeatState, OrderMessage>> = {
  confirming: {
    heading: 'We’re confirming your seat',
    text: (
      <p>
        We’ve received your payment. Within a minute or two, this page will show whether the seat is yours.
        We’ll email you too.
      </p>
    ),
  },
  none: {
    status: 'Paid',
    heading: 'No seats were left',
    text: (
      <>
        <p>{seatTakenText}</p>
        <p>
          To choose another batch, reply to our email or call{' '}
          <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>. Otherwise we’ll refund you within{' '}
          {seatRefundDays} business days.
        </p>
      </>
    ),
  },
};

export const orderMessages: Record<OrderStatusResult | 'loading', OrderMessage> = {
  paid: {},
  partially_refunded: { status: 'Paid, partly refunded' },
  refunded: {
    heading: 'Payment refunded',
    text: (
      <p>
        The refund will return to the original payment method within {refundDays.least}-{refundDays.most}{' '}
        business days.
      </p>
    ),
  },
  processing: {
    heading: 'We’re confirming your payment',
    text: (
      <>
        <p>We’re waiting for your bank. You don’t need to do anything. Please don’t pay again.</p>
        <p>
          This page updates by itself. You can also close it: we’ll still receive your payment and be in
          touch.
        </p>
      </>
    ),
  },
  checking: {
    heading: 'We’ve received a payment and are checking it',
    text: (
      <p>
        The amount doesn’t match the price of your order. Please don’t pay again: we’ll contact you, or you
        can call <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a> and give the order number below.
      </p>
    ),
  },
  created: unpaid,
  attempted: unpaid,
  unknown: {
    heading: 'We can’t find this order',
    text: (
      <p>
        Part of the link may be missing. If money has left your account, please don’t pay again: call{' '}
        <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a> and tell us the name and email you ordered
        with.
      </p>
    ),
  },
  unreachable: {
    heading: 'Still checking',
    text: (
      <p>
        Our server isn’t responding, or the connection is slow. If you’ve paid, your payment is safe. Please
        don’t pay again. This page updates by itself.
      </p>
    ),
  },
  loading: { heading: 'Loading your order…', text: <p>This takes a moment.</p> },
};
