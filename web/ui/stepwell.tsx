interface Props {
  tiers: number;
  flights: number;
}

/** Each tier is shifted by half a flight, so that a single path of stairs leads to the top. */
export const Stepwell = ({ tiers, flights }: Props) => {
  const width = flights * flight;
  const height = tiers * rise;
  return (
    <svg
      viewBox={`0 -4 ${width} ${height + 8}`}
      width={width}
      height={height + 8}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className="drawing"
    >
      {range(tiers).map((tier) => {
        const floor = height - tier * rise;
        const shift = (tier % 2) * rise - flight;
        return (
          <g key={tier}>
            <path
              className="drawing-shape"
              d={range(flights + 2)
                .map((index) => `M${shift + index * flight} ${floor}${up}${down}`)
                .join('')}
            />
            <path className="drawing-edge" d={`M0 ${floor}H${width}`} />
          </g>
        );
      })}
      <path className="drawing-edge" d={`M0 0H${width}`} />
      <path className="drawing-path" d={`M0 ${height}${up.repeat(tiers)}H${width}`} />
    </svg>
  );
};

const step = 16;
const count = 5;
const rise = step * count;
const flight = 2 * rise;
const up = `v-${step}h${step}`.repeat(count);
const down = `v${step}h${step}`.repeat(count);

const range = (length: number) => Array.from({ length }, (_, index) => index);
