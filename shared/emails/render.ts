import { brand, offices } from '../brand.ts';
import { whatsappAddress, whatsappNumber } from '../domain/text/phone.ts';
import { escaped } from '../domain/text/text.ts';
import { safeHref, splitLinks } from './links.ts';
import { splitParagraphs, toOneLine, withoutLinks, words } from './plain-text.ts';
import { darkStyles, outlookButtons, outlookStyles, styles } from './styles.ts';
import type { Block, ComposedEmail, Link } from './template.ts';

/** Wraps lines at 72 characters and writes links out in full. */
export function renderText({ blocks, why }: ComposedEmail): string {
  const parts = runsOf(blocks).map((run) => run.map(blockText).join('\n'));
  return `${[...parts, `-- \n${footLines.join('\n')}`, wrapped(why)].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wrapped(words(block.text));
    case 'contact':
      return [
        [words(block.name), ...block.links.map(linkText)].join(' · '),
        words(block.about ?? ''),
        block.open ? linkText(block.open) : '',
      ]
        .filter(Boolean)
        .join('\n');
    case 'fact':
      return `${words(block.name)}: ${factText(block)}`;
    case 'button':
      return linkText(block);
    case 'choice':
      return block.options.map(linkText).join('\n');
    case 'quote':
      return textLines(block.text, (line) => wrapped(withoutLinks(line), '> '), '\n>\n');
    case 'message':
      return textLines(block.text, wrapped, '\n\n');
  }
}

const textLines = (text: string, line: (line: string) => string, between: string) =>
  splitParagraphs(text)
    .map((lines) => lines.map((each) => line(each)).join('\n'))
    .join(between);

const linkText = ({ text, href }: Link) => (safeHref(href) ? `${toOneLine(text)}: ${href}` : words(text));

// The text of a `tel:` or `mailto:` link is already the address, so it isn't repeated.
function factText({ value, href }: Extract<Block, { kind: 'fact' }>): string {
  if (!safeHref(href)) return words(value);
  return /^https?:/.test(href ?? '') ? `${toOneLine(value)}: ${href}` : toOneLine(value);
}

function wrapped(text: string, mark = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line && mark.length + line.length + 1 + word.length > 72) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => mark + line).join('\n');
}

export function renderHtml({ subject, preheader, blocks, why }: ComposedEmail): string {
  const [first] = blocks;
  // Only one link stands out: the call link if we have a phone number, otherwise the button.
  const leads = first?.kind === 'contact' && first.links.length > 0 ? first : undefined;
  const body = runsOf(blocks).map((run) =>
    run[0]?.kind === 'fact'
      ? `<table ${styled('facts')}>${run.map((block) => blockHtml(block, false)).join('')}</table>`
      : run.map((block) => blockHtml(block, block === leads || !leads, block === first)).join(''),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${html(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
${darkStyles}</style>
${outlook(`<style>${outlookStyles}</style>`)}
</head>
<body ${styled('page')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${html(preheader)}${'&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled('page')}><tr><td align="center" style="padding:0 12px">
${outlook('<table role="presentation" width="600"><tr><td>')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td role="banner" ${styled('head')}>${html(brand.name)}</td></tr>
<tr><td role="main" ${styled('sheet')}>${body.join('\n')}</td></tr>
<tr><td role="contentinfo" ${styled('foot')}>${footHtml()}<br>${html(why)}</td></tr>
</table>
${outlook('</td></tr></table>')}
</td></tr></table>
</body>
</html>
`;
}

function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && block.kind === 'fact' && run[0]?.kind === 'fact') run.push(block);
    else runs.push([block]);
  }
  return runs;
}

function blockHtml(block: Block, isPrimary: boolean, isFirst = false): string {
  switch (block.kind) {
    case 'heading':
      return element('h1', 'heading', html(block.text));
    case 'paragraph':
      return element('p', 'paragraph', html(block.text));
    case 'contact': {
      const links = [...block.links, ...(block.open ? [block.open] : [])];
      return [
        isFirst ? element('h1', 'contact', html(block.name)) : element('h2', 'listed', html(block.name)),
        block.about ? element('p', 'about', html(block.about)) : '',
        links.length > 0 ? `<div style="margin:0 0 8px">${buttons(links, isFirst && isPrimary)}</div>` : '',
      ].join('');
    }
    case 'fact':
      return `<tr><th scope="row" ${styled('name')}>${html(block.name)}</th><td ${styled('value')}>${factHtml(block)}</td></tr>`;
    case 'button':
      return `<div style="margin:24px 0 16px">${buttons([block], isPrimary)}</div>`;
    case 'choice':
      return `<div style="margin:0 0 8px">${buttons(block.options, false)}</div>`;
    case 'quote':
      return element('blockquote', 'quote', htmlParagraphs(block.text, html).join('<br><br>'));
    case 'message':
      return htmlParagraphs(block.text, messageHtml)
        .map((lines) => element('p', 'paragraph', lines))
        .join('');
  }
}

const htmlParagraphs = (text: string, line: (line: string) => string) =>
  splitParagraphs(text).map((lines) => lines.map(line).join('<br>'));

const messageHtml = (line: string) =>
  splitLinks(line)
    .map(({ text, href }) => (href ? anchor('link', href, text) : escaped(text)))
    .join('');

const factHtml = ({ value, href }: Extract<Block, { kind: 'fact' }>) =>
  safeHref(href) ? anchor('link', href, value) : html(value);

/** Outlook for Windows applies padding only to table cells. */
function buttons(links: readonly Link[], isPrimary: boolean): string {
  const cells = links.map(({ text, href }, index) => {
    const kind = isPrimary && index === 0 ? 'primary' : 'secondary';
    const link = safeHref(href) ? anchor(kind, href, text) : html(text);
    return `${outlook(`<td style="${outlookButtons[kind]}">`)}${link}${outlook('</td><td width="8"></td>')}`;
  });
  return `${outlook('<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>')}${cells.join(' ')}${outlook('</tr></table>')}`;
}

/** Only Outlook for Windows reads this markup. */
const outlook = (markup: string) => `<!--[if mso]>${markup}<![endif]-->`;

const anchor = (kind: keyof typeof styles, href = '', text: string): string =>
  `<a href="${escaped(href)}" ${styled(kind)}>${escaped(toOneLine(text))}</a>`;

const element = (tag: string, kind: keyof typeof styles, content: string) =>
  `<${tag} dir="auto" ${styled(kind)}>${content}</${tag}>`;

const styled = (kind: keyof typeof styles): string => `class="${kind}" style="${styles[kind]}"`;

const html = (text: string): string => escaped(words(text));

const address = offices[0].address;
const footLines = [brand.name, address, brand.displayPhone, brand.email];
// Built for each email, because running these patterns when the module loads would add a millisecond to the Lambda
// function's cold start.
const footHtml = () =>
  [
    `${html(brand.name)}<br>${html(address)}`,
    [
      anchor('call', `tel:${brand.phone}`, brand.displayPhone),
      ...(whatsappNumber(brand.whatsapp)
        ? [anchor('call', whatsappAddress(brand.whatsapp), 'WhatsApp')]
        : []),
      anchor('call', `mailto:${brand.email}`, brand.email),
    ].join(' '),
  ].join('<br>');
