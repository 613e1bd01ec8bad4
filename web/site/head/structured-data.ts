import type { BreadcrumbList, FAQPage, ItemList, ListItem, Organization, Place, Question } from 'schema-dts';
import { brand, offices, socials } from '#shared/brand.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { jsonLd } from '../../content/json-ld.ts';
import type { Page, PageHead } from '../../page.ts';

/** Describes only what the page shows, so the questions are read from the rendered `body`. */
export function structuredData(route: Page, head: PageHead, path: string, body: string): string {
  if (head.noindex) return '';
  const { hasFaq, canonical = path } = head;
  const graph = [
    ...(companyPages.includes(path) ? [organization] : []),
    ...(path === '/' || canonical === null ? [] : [breadcrumbs(head.title, canonical)]),
    ...(path === '/certifications' ? [certificationList] : []),
    ...(hasFaq ? [faqPage(route.path, faqOf(body))] : []),
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

function faqPage(path: string, questions: ReturnType<typeof faqOf>): FAQPage {
  if (questions.length === 0) throw new Error(`${path} sets \`hasFaq\`, but its page shows no questions.`);
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
  };
}

const faqOf = (html: string): { question: string; answer: string }[] =>
  [...html.matchAll(/<details\b([^>]*)>\s*<summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g)]
    .filter(([, attributes = '']) => attributes.includes('data-faq'))
    .map(([, , question = '', answer = '']) => ({ question: textOf(question), answer: textOf(answer) }));

const textOf = (html: string) =>
  html
    .replace(/<\/(?:p|li|div|h\d|dd|dt)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#x27|quot|lt|gt|amp);/g, (entity, name: string) => characters[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const characters: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };
