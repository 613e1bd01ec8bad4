import { escaped } from '../domain/text/text.ts';
import type { Block, Link } from './letter.ts';
import { linkParts, safeHref } from './links.ts';
import { styles } from './styles.ts';
import { oneLine, paragraphsOf, words } from './words.ts';

/** A block of a letter; its button or first link stands out where it is the primary one. */
export function blockHtml(block: Block, isPrimary: boolean, isFirst = false): string {
  switch (block.kind) {
    case 'heading':
      return element('h1', 'heading', html(block.text));
    case 'paragraph':
      return element('p', 'paragraph', html(block.text));
    case 'contact': {
      const links = [...block.links, ...(block.open ? [block.open] : [])].map((link, place) =>
        button(link, isFirst && isPrimary && place === 0),
      );
      return [
        isFirst ? element('h1', 'contact', html(block.name)) : element('h2', 'listed', html(block.name)),
        block.about ? element('p', 'about', html(block.about)) : '',
        links.length > 0 ? `<p style="margin:0 0 8px">${links.join(' ')}</p>` : '',
      ].join('');
    }
    case 'fact':
      return `<tr><th scope="row" ${styled('name')}>${html(block.name)}</th><td ${styled('value')}>${factHtml(block)}</td></tr>`;
    case 'button':
      return `<p style="margin:8px 0 0">${button(block, isPrimary)}</p>`;
    case 'quote':
      return element('blockquote', 'quote', htmlParagraphs(block.text, html).join('<br><br>'));
    case 'message':
      return htmlParagraphs(block.text, messageHtml)
        .map((lines) => element('p', 'paragraph', lines))
        .join('');
  }
}

const htmlParagraphs = (text: string, line: (line: string) => string) =>
  paragraphsOf(text).map((lines) => lines.map(line).join('<br>'));

const messageHtml = (line: string) =>
  linkParts(line)
    .map(({ text, href }) => (href ? anchor('link', href, text) : escaped(text)))
    .join('');

const factHtml = ({ value, href }: Extract<Block, { kind: 'fact' }>) =>
  safeHref(href) ? anchor('link', href, value) : html(value);

const button = ({ text, href }: Link, isPrimary: boolean) =>
  safeHref(href) ? anchor(isPrimary ? 'primary' : 'secondary', href, text) : html(text);

/** A link, drawn as one kind of them. */
export const anchor = (kind: keyof typeof styles, href = '', text: string): string =>
  `<a href="${escaped(href)}" ${styled(kind)}>${escaped(oneLine(text))}</a>`;

const element = (tag: string, kind: keyof typeof styles, content: string) =>
  `<${tag} dir="auto" ${styled(kind)}>${content}</${tag}>`;

/** The attributes that give an element its look. */
export const styled = (kind: keyof typeof styles): string => `class="${kind}" style="${styles[kind]}"`;

/** One line that is no link, as HTML. */
export const html = (text: string): string => escaped(words(text));
