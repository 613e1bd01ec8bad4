import { useState } from 'react';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Choices } from '../../sheet/choices.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { NewLink } from './new-link.tsx';
import { RefundFromWork } from './refund-from-work.tsx';

interface Props {
  opened: WorkSheet;
  show: (opened: WorkSheet) => unknown;
  /** Reads the order again. */
  refresh: () => unknown;
}

/** The owner's actions on the order itself: its address, its link, its money. */
export function OrderActions({ opened, show, refresh }: Props) {
  const { status } = opened.order;
  // What came of a refund outlives its form, which goes when all the money has gone back.
  const [outcome, setOutcome] = useState<string>();
  const onRefunded = (made: string) => {
    setOutcome(made);
    refresh();
  };
  if (!isPaid(status)) return null;
  return (
    <>
      <Choices
        title="The order"
        name="order-action"
        choices={[
          {
            id: 'email',
            name: 'Correct the address',
            form: <CorrectAddress opened={opened} show={show} />,
          },
          { id: 'link', name: 'New link for the buyer', form: <NewLink opened={opened} /> },
          ...(status === 'refunded'
            ? []
            : [
                {
                  id: 'refund',
                  name: 'Give money back',
                  form: <RefundFromWork opened={opened} onRefunded={onRefunded} />,
                },
              ]),
        ]}
      />
      {outcome && (
        <p key={outcome} ref={focusOnMount} tabIndex={-1} role="status">
          {outcome}
        </p>
      )}
    </>
  );
}
