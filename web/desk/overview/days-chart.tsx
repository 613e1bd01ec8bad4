import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DayFigures } from '#shared/domain/overview.ts';
import { longDate } from '../../content/dates.ts';
import { chartOptions } from './chart-options.ts';
import styles from './days-chart.module.css';

/** What came in on each of the days, as bars. */
export function DaysChart({ days }: { days: readonly DayFigures[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? keepDrawn(place.current, days) : undefined), [days]);
  return <div ref={place} role="img" aria-label={inWords(days)} className={styles.place} />;
}

/** Draws the chart, and again whenever the place or the colours have changed. Returns how to end that. */
function keepDrawn(place: HTMLElement, days: readonly DayFigures[]): () => void {
  let chart: uPlot | undefined;
  const draw = () => {
    chart?.destroy();
    chart = new uPlot(chartOptions(place, days), columnsOf(days), place);
  };
  // Also calls at once.
  const sizes = new ResizeObserver(draw);
  sizes.observe(place);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', draw);
  return () => {
    sizes.disconnect();
    scheme.removeEventListener('change', draw);
    chart?.destroy();
  };
}

const columnsOf = (days: readonly DayFigures[]): uPlot.AlignedData => [
  days.map((_, index) => index),
  // A bar of no height would still be a line.
  days.map(({ enquiries }) => enquiries || null),
  days.map(({ orders }) => orders || null),
];

function inWords(days: readonly DayFigures[]): string {
  const sum = (figure: 'enquiries' | 'orders') => days.reduce((total, day) => total + day[figure], 0);
  const [most] = days.toSorted((a, b) => b.enquiries - a.enquiries);
  const peak = most?.enquiries ? `, most enquiries on ${longDate(most.date)}: ${most.enquiries}` : '';
  return `Bar chart: ${sum('enquiries')} enquiries and ${sum('orders')} paid orders in ${days.length} days${peak}`;
}
