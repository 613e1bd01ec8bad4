import { brand } from '#shared/brand.ts';
import { escaped } from '#shared/domain/text/text.ts';
import { pageTitle } from '../../content/page-title.ts';
import { cardFile, cardSize, cards } from '../../content/share-cards.ts';
import type { PageHead } from '../../page.ts';

export function shareTags(
  { title, description, card = 'home', canonical, noindex }: PageHead,
  path: string,
): string {
  // `null` means that the page is served at many addresses, none of which is canonical.
  const address = canonical === null ? undefined : brand.origin + encodeURI(canonical ?? path);
  const image = brand.origin + cardFile(card);
  const { headline, line } = cards[card];
  return [
    noindex && named('robots', 'noindex'),
    address && `<link rel="canonical" href="${escaped(address)}"/>`,
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'en_IN'),
    property('og:title', pageTitle(title)),
    property('og:description', description),
    address && property('og:url', address),
    property('og:image', image),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', `${headline} ${line}.`),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', image),
  ]
    .filter(Boolean)
    .join('');
}

const property = (key: string, content: string) => `<meta property="${key}" content="${escaped(content)}"/>`;
const named = (key: string, content: string) => `<meta name="${key}" content="${escaped(content)}"/>`;
