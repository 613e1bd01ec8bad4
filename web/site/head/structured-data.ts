import { brand } from '#shared/brand.ts';
import { certificationIds, certificationName } from '../../content/certifications.ts';
import { jsonLd } from '../../content/json-ld.ts';
import type { PageRoute } from '../loading/page-route.ts';
import { descriptionOf } from './descriptions.ts';
import { drawnQuestions } from './drawn-questions.ts';

/**
 * What a page holds, for search engines: only what a visitor reads on it too. `body` is the page as it was
 * drawn, from which its questions are taken word for word.
 */
export function structuredData(route: PageRoute, body: string): string {
  if (route.noindex) return '';
  const { faq } = descriptionOf(route.path);
  const graph = [
    ...(companyPages.includes(route.path) ? [organization] : []),
    ...(route.path === '/' || /[:*]/.test(route.path) ? [] : [breadcrumbs(route)]),
    ...(route.path === '/certifications' ? [certificationList] : []),
    ...(faq ? [faqPage(route.path, drawnQuestions(body, faq))] : []),
  ];
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonLd({ '@graph': graph })}</script>`;
}

const companyPages = ['/', '/about', '/contact'];

const organization = {
  '@type': 'Organization',
  '@id': `${brand.origin}/#organization`,
  name: brand.name,
  description: brand.purpose,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
  telephone: brand.phone,
  email: brand.email,
  sameAs: brand.socials.map(({ url }) => url),
  location: brand.offices.map(({ city, address, latitude, longitude }) => ({
    '@type': 'Place',
    name: `${brand.name}, ${city}`,
    address,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  })),
};

function breadcrumbs({ path, canonical = path, title }: PageRoute) {
  const trail = [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/certifications/') ? [{ name: 'Certifications', path: '/certifications' }] : []),
    { name: title, path: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: brand.origin + step,
    })),
  };
}

const certificationList = {
  '@type': 'ItemList',
  name: 'Certifications',
  itemListElement: certificationIds.map((id, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: certificationName(id),
    url: `${brand.origin}/certifications/${id}`,
  })),
};

function faqPage(path: string, questions: ReturnType<typeof drawnQuestions>) {
  if (questions.length === 0) throw new Error(`${path} promises questions, and its page shows none.`);
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
