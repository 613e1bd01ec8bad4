import { brand } from '#shared/brand.ts';
import { pageTitle } from '../../layout/page-head.tsx';
import type { PageRoute } from '../loading/page-route.ts';
import { cardFile, cardSize, cards } from './cards.ts';
import { descriptionOf } from './descriptions.ts';
import { escaped } from './escaped.ts';

/**
 * The tags for search results and share cards. Only crawlers read them, and they read the document: the tags stand
 * in the built file and cost no script.
 */
export function shareTags({ path, canonical = path, title }: PageRoute): string {
  const { text: description, card = 'home' } = descriptionOf(path);
  const image = brand.origin + cardFile(card);
  const { headline, line } = cards[card];
  // One file serves every course, so it cannot name the address of one.
  const hasAddress = !/[:*]/.test(path);
  return [
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'en_IN'),
    property('og:title', pageTitle(title)),
    property('og:description', description),
    hasAddress && property('og:url', brand.origin + canonical),
    property('og:image', image),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', `${headline} ${line}.`),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', pageTitle(title)),
    named('twitter:description', description),
    named('twitter:image', image),
  ]
    .filter(Boolean)
    .join('');
}

const property = (key: string, content: string) => `<meta property="${key}" content="${escaped(content)}"/>`;
const named = (key: string, content: string) => `<meta name="${key}" content="${escaped(content)}"/>`;
