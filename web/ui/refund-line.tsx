import { type RefundRuleId, refundPath, refundRules } from '#shared/domain/orders/refund-rules.ts';

interface Props {
  /** Without a rule, for example because a payment link doesn't say what it's for, the line links to the whole table. */
  rule?: RefundRuleId | undefined;
  opensInNewTab?: boolean;
}

export const RefundLine = ({ rule, opensInNewTab = false }: Props) => (
  <p>
    {refundRules.find(({ id }) => id === rule)?.answer ?? 'Refunds depend on what you’re paying for.'}{' '}
    <a href={refundPath(rule)} {...(opensInNewTab && { target: '_blank' })}>
      Refund rules
    </a>
  </p>
);
