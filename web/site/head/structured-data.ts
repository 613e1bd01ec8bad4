import type { BreadcrumbList, ItemList, ListItem, Organization, Place } from 'schema-dts';
import { brand, offices, socials } from '#shared/brand.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { jsonLd } from '../../content/json-ld.ts';
import type { PageHead } from '../../page.ts';

export function structuredData(head: PageHead, path: string): string {
  if (head.noindex) return '';
  const { canonical = path } = head;
  const graph = [
    ...(companyPages.includes(path) ? [organization] : []),
    ...(path === '/' || canonical === null ? [] : [breadcrumbs(head.title, canonical)]),
    ...(path === '/certifications' ? [certificationList] : []),
    ...(head.graph ?? []),
  ];
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonLd(graph)}</script>`;
}

const companyPages = ['/', '/about', '/contact'];

const organization: Organization = {
  '@type': 'Organization',
  '@id': `${brand.origin}/#organization`,
  name: brand.name,
  description: brand.purpose,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
  telephone: brand.phone,
  email: brand.email,
  sameAs: socials.map(({ url }) => url),
  location: offices.map(
    ({ city, address, latitude, longitude }): Place => ({
      '@type': 'Place',
      name: `${brand.name}, ${city}`,
      address,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    }),
  ),
};

function breadcrumbs(title: string, path: string): BreadcrumbList {
  const trail = [
    { name: 'Home', path: '/' },
    ...sections.filter((section) => path.startsWith(section.below)),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, path: step }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: brand.origin + step,
      }),
    ),
  };
}

const sections = [
  { below: '/certifications/', name: 'Certifications', path: '/certifications' },
  { below: '/course/', name: 'Courses', path: '/courses' },
  { below: '/interview-question/', name: 'Interview questions', path: '/interview-questions' },
];

const certificationList: ItemList = {
  '@type': 'ItemList',
  name: 'Certifications',
  itemListElement: certificationIds.map(
    (id, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: certificationName(id),
      url: `${brand.origin}/certifications/${id}`,
    }),
  ),
};
