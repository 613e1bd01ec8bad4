import { firstLoads } from './first-load.ts';
import { measured } from './lighthouse.ts';
import { startSite } from './site.ts';

/**
 * Measures the load that the site puts on a visitor's phone: the bytes of every page's first load, and Lighthouse's mobile run of
 * one page of each template beside the same page without scripts. Ends with 1 where a bound is missed.
 */

const missed: string[] = [];
const bound = (holds: boolean, sentence: string) => holds || missed.push(sentence);

const loads = firstLoads();
console.table(loads);
for (const [route, { html, js, images }] of Object.entries(loads)) {
  if (route === '/admin') continue;
  bound(html <= 20_000, `${route}: ${html} bytes of HTML`);
  bound(js <= 90_000, `${route}: ${js} bytes of JavaScript`);
  bound(images <= 60_000, `${route}: ${images} bytes of images`);
}

const templates = [
  '/',
  '/courses',
  '/certifications',
  '/certifications/ccna',
  '/certifications/pmp',
  '/services',
  '/resume',
  '/interview-questions',
  '/about',
  '/contact',
  '/privacy-policy',
  '/payment-success',
];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : templates;

const site = await startSite();
const rows: Record<string, object> = {};
try {
  const course = await site.firstCourse();
  for (const route of [...chosen, ...(chosen === templates ? [course] : [])]) {
    const page = await measured(site.origin + route);
    const floor = await measured(`${site.origin}${route}?floor`);
    const ratio = Number((page.lcp / floor.lcp).toFixed(2));
    rows[route] = { ...page, floorLcp: floor.lcp, ratio };
    if (route === course) continue;
    bound(page.performance >= 99, `${route}: performance ${page.performance}`);
    bound(page.accessibility === 100, `${route}: accessibility ${page.accessibility}`);
    bound(page.bestPractices === 100, `${route}: best practices ${page.bestPractices}`);
    bound(page.seo === 100 || route === '/payment-success', `${route}: SEO ${page.seo}`);
    bound(page.cls <= 0.02, `${route}: layout shift ${page.cls}`);
    bound(ratio <= 1.1, `${route}: LCP ${ratio} times the floor's`);
  }
} finally {
  await site.stop();
}
console.table(rows);
for (const sentence of missed) console.error(`Missed: ${sentence}`);
process.exit(missed.length > 0 ? 1 : 0);
