import { rupees, rupeesOf } from '#shared/domain/money/money.ts';
import type { Overview } from '#shared/domain/overview/overview.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './figures.module.css';

interface Props {
  overview: Overview | undefined;
  hasFailed: boolean;
}

/** The figures of the month. */
export function Figures({ overview, hasFailed }: Props) {
  const figure = (name: string, value: string | undefined) => (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value ?? (hasFailed ? '–' : <Skeleton characters={3} />)}</dd>
    </div>
  );
  const { month } = overview ?? {};
  return (
    <dl className={styles.figures} aria-busy={!overview && !hasFailed}>
      {figure('Gross revenue this month', month && rupees(rupeesOf(month.paise)))}
      {figure('Net revenue this month', month && rupees(rupeesOf(month.netPaise)))}
      {figure('Paid orders this month', month && grouped(month.orders))}
      {figure('Enquiries this month', month && grouped(month.enquiries))}
    </dl>
  );
}
