import type { Service } from 'schema-dts';
import { brand } from '#shared/brand.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { type PageHead, type PageProps, responseIn } from '../../page.ts';
import { book, mostInFull } from './offers.tsx';

export function servicesHead({ data }: PageProps): Partial<PageHead> {
  const offers = responseIn(data, 'GET /coaching/offers')?.data ?? [];
  if (offers.length === 0) return {};
  const least = Math.min(...offers.map(({ rupees }) => rupees));
  return {
    description: `One-on-one coaching in IT and project management, by the session or as a package, from ${formatRupees(least)}. See prices and free times, and book online.`,
    graph: offers.slice(0, mostInFull).map(serviceJsonLd),
  };
}

const serviceJsonLd = ({ title, rupees }: Offer): Service => ({
  '@type': 'Service',
  name: title,
  provider: { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    url: `${brand.origin}/services#${book}`,
    price: rupees,
    priceCurrency: 'INR',
  },
});
