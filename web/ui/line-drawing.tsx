interface Props {
  /** An SVG path in a 320 × 120 view box. */
  shape: string;
  accent: string;
}

export const LineDrawing = ({ shape, accent }: Props) => (
  <svg viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" className="drawing">
    <path d={shape} className="drawing-shape" />
    <path d={accent} className="drawing-path" />
  </svg>
);
