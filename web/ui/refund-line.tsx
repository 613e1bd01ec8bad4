import {
  ifOurFault,
  type RefundRule,
  refundAnswers,
  refundPath,
} from '#shared/domain/orders/refund-rules.ts';

interface Props {
  /** Without a rule, for example because a payment link doesn't say what it's for, the line links to the whole table. */
  rule?: RefundRule | undefined;
  opensInNewTab?: boolean;
}

export const RefundLine = ({ rule, opensInNewTab = false }: Props) => (
  <p>
    {rule ? refundAnswers[rule] : 'Refunds depend on what you’re paying for.'} {ifOurFault}{' '}
    <a href={refundPath(rule)} {...(opensInNewTab && { target: '_blank' })}>
      Refund rules
    </a>
  </p>
);
