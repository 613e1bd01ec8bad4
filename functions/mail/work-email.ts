import type { TemplateName } from '#shared/domain/mail/emails.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { EmailTemplate } from '#shared/emails/template.ts';
import * as orders from '../orders/store.ts';
import { emailEntriesOf, type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { Mailed } from '../platform/outbox/email-states.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { currentWork } from '../work/current-work.ts';
import type { StoredWork } from '../works/store.ts';
import type { Email } from './email.ts';
import { basicsOf } from './order-emails.ts';

export interface WorkEmail {
  order: orders.StoredOrder;
  work: StoredWork;
  state: WorkState;
  basics: ReturnType<typeof basicsOf>;
  about: string | undefined;
  emailId: string;
}

export function aboutWork<Facts>(
  template: EmailTemplate<Facts>,
  read: (mail: WorkEmail) => NoInfer<Facts> | SupersededEmail | Promise<NoInfer<Facts> | SupersededEmail>,
): Email<Facts> {
  return {
    template,
    read: async ({ item, entry }) => {
      const order = await orders.find(item.sk);
      if (!order) return superseded('changed');
      if (endsWithRefund(template.name) && refundPhaseOf(order) !== 'kept') return superseded('refunded');
      if (isAboutSeat(template.name) && seatStateOf(order) !== 'held') return superseded('changed');
      const work = currentWork(order, item as OutboxItem & StoredWork);
      return read({
        ...{ order, work, state: workStateOf(work), about: entry.facts.about, emailId: entry.id },
        basics: basicsOf(order),
      });
    },
  };
}

/** A cancelled session still has to leave the buyer's calendar. */
const endsWithRefund = (name: TemplateName) =>
  name !== 'message-to-buyer' && name !== 'buyer-replied' && name !== 'session-cancelled';

const isAboutSeat = (name: TemplateName) =>
  name === 'seat-reserved' || name === 'class-tomorrow' || name === 'class-changed';

export const now = () => new Date().toISOString();

export const mobileOf = ({ order: { buyer } }: WorkEmail) => buyer && { mobile: buyer.mobile };

/** True if no later email with this template is waiting. Without an `emailId`, true if none is waiting at all. */
export const isLast = (template: TemplateName, { outbox }: Pick<Mailed, 'outbox'>, emailId?: string) =>
  emailEntriesOf(outbox, template).at(-1)?.id === emailId;

export const wasSentRecently = (
  template: TemplateName,
  { outbox, emails = [] }: Mailed,
  emailId?: string,
) => {
  const lately = new Date(Date.now() - lateMs).toISOString();
  const hasLeft = emails.some(
    (each) => each.template === template && each.outcome === 'sent' && each.at > lately,
  );
  return hasLeft || !isLast(template, { outbox }, emailId);
};

const lateMs = 6 * 60 * 60_000;
