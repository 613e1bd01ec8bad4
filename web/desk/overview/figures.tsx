import { CircleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rupees, rupeesOf } from '#shared/domain/money/money.ts';
import { type AttentionKind, attentionKinds } from '#shared/domain/orders/attention-kinds.ts';
import type { Count, Overview } from '#shared/domain/overview/overview.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type TabId, useTabAddress } from '../tabs.ts';
import styles from './figures.module.css';

interface Props {
  overview: Overview | undefined;
  hasFailed: boolean;
  onOpen: (tab: TabId) => void;
}

/** The figures. Those of open work lead to the tab with that work, filtered for it. */
export function Figures({ overview, hasFailed, onOpen }: Props) {
  const addressOf = useTabAddress();
  const figure = (name: ReactNode, value: string | undefined, needsWork = false) => (
    <div className={needsWork ? styles.alert : styles.figure}>
      <dt>{name}</dt>
      <dd>
        {needsWork && <CircleAlert aria-hidden="true" size={18} />}
        {value ?? (hasFailed ? '–' : <Skeleton characters={3} />)}
      </dd>
    </div>
  );
  const tabLink = (name: string, tab: TabId, filter?: AttentionKind) => (
    <Link to={addressOf(tab, filter)} className={styles.link} onClick={() => onOpen(tab)}>
      {name}
    </Link>
  );
  const { month, openEnquiries, waitingReviews, attention } = overview ?? {};
  return (
    <dl className={styles.figures} aria-busy={!overview && !hasFailed}>
      {figure('Gross revenue this month', month && rupees(rupeesOf(month.paise)))}
      {figure('Net revenue this month', month && rupees(rupeesOf(month.netPaise)))}
      {figure('Paid orders this month', month && grouped(month.orders))}
      {figure('Enquiries this month', month && grouped(month.enquiries))}
      {figure(tabLink('Open enquiries', 'manage-enquiries'), openEnquiries && upTo(openEnquiries))}
      {figure(tabLink('Waiting reviews', 'manage-reviews'), waitingReviews && upTo(waitingReviews))}
      {attentionKinds.map((kind) => (
        <Fragment key={kind}>
          {figure(
            tabLink(names[kind], 'orders', kind),
            attention && upTo(attention[kind]),
            attention !== undefined && attention[kind].count > 0,
          )}
        </Fragment>
      ))}
    </dl>
  );
}

const names: Record<AttentionKind, string> = {
  paid_twice: 'Orders paid twice',
  wrong_amount: 'Orders paid in another amount',
  refund_failed: 'Refunds that failed',
  disputed: 'Disputed orders',
  overdue: 'Overdue money',
  course_gone: 'Places in deleted courses',
};

const upTo = ({ count: counted, isMore }: Count) => `${grouped(counted)}${isMore ? '+' : ''}`;
