/**
 * The site's colours by role, for light and dark mode. Style sheets use them as `--paper` and so on
 * (`web/styles/tokens.css`).
 */

export const ink = '#1a2340';

export const light = {
  paper: '#faf5e9',
  raised: '#fffdf7',
  tint: '#f2e9d4',
  ink,
  'ink-muted': '#454c64',
  line: '#ddd0b4',
  'line-strong': '#82775f',
  rule: '#1a2340',
  accent: '#f3ab2b',
  'accent-lit': '#f7bd52',
  'on-accent': '#1a2340',
  riser: '#1a2340',
  focus: '#2748c4',
  good: '#17603a',
  'good-tint': '#e2efdd',
  bad: '#9c1f17',
  'bad-tint': '#fae4da',
  shade: 'rgb(26 35 64 / 0.55)',
} as const;

export const dark = {
  paper: '#131a2e',
  raised: '#1b2440',
  tint: '#19213a',
  ink: '#f4ecdb',
  'ink-muted': '#c9c3b6',
  line: '#35405f',
  'line-strong': '#8b96b5',
  rule: '#aca898',
  accent: '#f3b03c',
  'accent-lit': '#f9c566',
  riser: '#96650f',
  focus: '#a9c0ff',
  good: '#8fd6a8',
  'good-tint': '#18362f',
  bad: '#ffb4a6',
  'bad-tint': '#43232b',
  shade: 'rgb(4 7 16 / 0.7)',
} as const satisfies Partial<Record<keyof typeof light, string>>;
