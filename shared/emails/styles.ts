import { dark, light } from '../palette.ts';

const text =
  "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',sans-serif";
const display = "Georgia,'Noto Serif','Noto Serif Devanagari',serif";
const wrap = 'overflow-wrap:anywhere;word-break:break-word;';
const tap = `display:inline-block;min-width:44px;margin:0 4px 8px 0;padding:12px;border-radius:3px;font:600 16px/20px ${text};text-align:center;text-decoration:none;`;

/**
 * Inline, because many email programs ignore style sheets. Only dark mode needs one. Each key is also a class name in
 * `darkStyles`.
 */
export const styles = {
  page: `margin:0;padding:0;background:${light.paper};`,
  sheet: `background:${light.raised};border:1px solid ${light['line-strong']};border-top:4px solid ${light.accent};padding:24px 20px;color:${light.ink};font:400 16px/26px ${text};text-align:left;${wrap}`,
  head: `padding:24px 4px 12px;color:${light.ink};font:700 20px/28px ${display};text-align:left;`,
  heading: `margin:0 0 16px;color:${light.ink};font:700 26px/34px ${display};${wrap}`,
  contact: `margin:0;color:${light.ink};font:700 26px/34px ${display};${wrap}`,
  listed: `margin:0;padding:16px 0 0;border-top:1px solid ${light.line};color:${light.ink};font:700 20px/28px ${display};${wrap}`,
  paragraph: `margin:0 0 16px;color:${light.ink};font:400 16px/26px ${text};${wrap}`,
  about: `margin:2px 0 12px;color:${light['ink-muted']};font:400 16px/24px ${text};${wrap}`,
  quote: `margin:0 0 16px;padding:12px 16px;background:${light.tint};border-left:3px solid ${light['line-strong']};color:${light.ink};font:400 16px/26px ${text};${wrap}`,
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed;',
  name: `width:104px;padding:9px 8px 9px 0;border-top:1px solid ${light.line};color:${light['ink-muted']};font:400 14px/22px ${text};text-align:left;vertical-align:top;${wrap}`,
  value: `padding:9px 0;border-top:1px solid ${light.line};color:${light.ink};font:400 15px/22px ${text};text-align:left;vertical-align:top;${wrap}`,
  link: `color:${light.ink};text-decoration:underline;`,
  primary: `${tap}border:1px solid ${light.accent};background:${light.accent};color:${light['on-accent']};`,
  secondary: `${tap}border:1px solid ${light['line-strong']};color:${light.ink};`,
  call: `display:inline-block;padding:11px 16px 11px 0;color:${light.ink};font:400 16px/22px ${text};text-decoration:underline;`,
  foot: `padding:16px 4px 32px;color:${light['ink-muted']};font:400 14px/22px ${text};text-align:left;${wrap}`,
} as const;

/** Outlook for Windows uses Times New Roman if it doesn't know the first font in a list. */
export const outlookStyles = `body,table,td,th,p,a,blockquote,h1,h2{font-family:'Segoe UI',Arial,sans-serif!important}
.head,.heading,.contact,.listed{font-family:Georgia,serif!important}
.primary,.secondary{border:0!important;padding:0!important}`;

export const outlookButtons = {
  primary: `padding:12px;border:1px solid ${light.accent};background:${light.accent};`,
  secondary: `padding:12px;border:1px solid ${light['line-strong']};`,
} as const;

/** Needs `!important` to override the inline styles. */
export const darkStyles = `@media (prefers-color-scheme: dark){
.page{background:${dark.paper}!important}
.sheet{background:${dark.raised}!important;border-color:${dark['line-strong']}!important;border-top-color:${dark.accent}!important}
.head,.sheet,.heading,.contact,.listed,.paragraph,.value,.link,.call,.secondary{color:${dark.ink}!important}
.about,.name,.foot{color:${dark['ink-muted']}!important}
.quote{background:${dark.tint}!important;border-color:${dark['line-strong']}!important;color:${dark.ink}!important}
.listed,.name,.value{border-color:${dark.line}!important}
.primary{background:${dark.accent}!important;border-color:${dark.accent}!important}
.secondary{border-color:${dark['line-strong']}!important}
}`;
