import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { longDate, shortDay } from '#shared/domain/time/format.ts';
import styles from './figures.module.css';

export function DaysChart({ days }: { days: readonly DayFigures[] }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? drawChart(container.current, days) : undefined), [days]);
  return <div ref={container} role="img" aria-label={summaryOf(days)} className={styles.container} />;
}

function drawChart(container: HTMLElement, days: readonly DayFigures[]): () => void {
  let chart: uPlot | undefined;
  const draw = () => {
    chart?.destroy();
    chart = new uPlot(chartOptions(container, days), columnsOf(days), container);
  };
  // The observer fires as soon as it starts observing, which draws the first chart.
  const sizes = new ResizeObserver(draw);
  sizes.observe(container);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', draw);
  return () => {
    sizes.disconnect();
    scheme.removeEventListener('change', draw);
    chart?.destroy();
  };
}

function chartOptions(container: HTMLElement, days: readonly DayFigures[]): uPlot.Options {
  const { fontFamily } = getComputedStyle(container);
  const colour = (token: string) => colourOf(container, token);
  const axis = { font: `12px ${fontFamily}`, stroke: colour('--ink-muted'), ticks: { show: false } };
  return {
    width: container.clientWidth,
    height: container.clientHeight,
    padding: [8, 16, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.7, days.length - 0.3] },
      y: { range: (_, __, most) => [0, Math.max(4, most)] },
    },
    axes: [
      {
        ...axis,
        size: 24,
        gap: 4,
        grid: { show: false },
        splits: () => days.flatMap((_, index) => ((days.length - 1 - index) % 7 === 0 ? [index] : [])),
        values: (_, places) => places.map((index) => shortDay(days[index]?.date ?? '')),
      },
      { ...axis, size: 40, incrs: wholeSteps, grid: { stroke: colour('--line'), width: 1 } },
    ],
    series: [{}, bars(-1, colour('--ink'), colour('--ink')), bars(1, colour('--riser'), colour('--accent'))],
  };
}

const wholeSteps = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1000, 10_000].map((power) => step * power))
  .sort((a, b) => a - b);

function bars(align: -1 | 1, stroke: string, fill: string): uPlot.Series {
  const paths = uPlot.paths.bars?.({ align, size: [0.4] });
  return { stroke, fill, width: 1, points: { show: false }, ...(paths && { paths }) };
}

/** A canvas can't read CSS variables. */
const colourOf = (container: HTMLElement, token: string): string =>
  getComputedStyle(container).getPropertyValue(token);

const columnsOf = (days: readonly DayFigures[]): uPlot.AlignedData => [
  days.map((_, index) => index),
  // A bar of height 0 would still be drawn as a line, so it's left out.
  days.map(({ enquiries }) => enquiries || null),
  days.map(({ orders }) => orders || null),
];

function summaryOf(days: readonly DayFigures[]): string {
  const sum = (figure: 'enquiries' | 'orders') => days.reduce((total, day) => total + day[figure], 0);
  const [most] = [...days].sort((a, b) => b.enquiries - a.enquiries);
  const peak = most?.enquiries
    ? `, with the most enquiries (${most.enquiries}) on ${longDate(most.date)}`
    : '';
  return `Bar chart: ${sum('enquiries')} enquiries and ${sum('orders')} paid orders in ${days.length} days${peak}`;
}
