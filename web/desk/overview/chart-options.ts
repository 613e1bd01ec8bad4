import uPlot from 'uplot';
import type { DayFigures } from '#shared/domain/overview.ts';
import { shortDay } from './short-day.ts';

/** How the days are drawn: two thin bars a day, enquiries and paid orders, over a scale of whole numbers. */
export function chartOptions(place: HTMLElement, days: readonly DayFigures[]): uPlot.Options {
  const { fontFamily } = getComputedStyle(place);
  const colour = (token: string) => colourOf(place, token);
  const axis = { font: `12px ${fontFamily}`, stroke: colour('--ink-soft'), ticks: { show: false } };
  return {
    width: place.clientWidth,
    height: place.clientHeight,
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
        // Today, and each week before it.
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
  .toSorted((a, b) => a - b);

function bars(align: -1 | 1, stroke: string, fill: string): uPlot.Series {
  const paths = uPlot.paths.bars?.({ align, size: [0.4] });
  return { stroke, fill, width: 1, points: { show: false }, ...(paths && { paths }) };
}

/** A colour of the style sheets, which a canvas does not read. */
const colourOf = (place: HTMLElement, token: string): string =>
  getComputedStyle(place).getPropertyValue(token);
