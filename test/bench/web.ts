import { apps } from '#web/site/apps.ts';
import { firstLoads } from './first-load.ts';
import { measured } from './lighthouse.ts';
import { startSite } from './site.ts';

const missed: string[] = [];
const bound = (holds: boolean, sentence: string) => holds || missed.push(sentence);

const loads = firstLoads();
console.table(loads);
for (const [route, { html, js, images, later }] of Object.entries(loads)) {
  if (route in apps) continue;
  bound(html <= 13_000, `${route}: ${html} bytes of HTML`);
  bound(js === 0, `${route}: ${js} bytes of JavaScript before the visitor interacts`);
  bound(later <= 83_000, `${route}: ${later} bytes of JavaScript afterwards`);
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
    rows[route] = { ...page, floorLcp: floor.lcp, floorTbt: floor.tbt, ratio };
    if (route === course) continue;
    bound(page.performance >= floor.performance - 1, `${route}: performance ${page.performance}`);
    bound(page.tbt <= floor.tbt + 50, `${route}: blocked ${page.tbt - floor.tbt} ms longer than the floor`);
    bound(page.accessibility === 100, `${route}: accessibility ${page.accessibility}`);
    bound(page.bestPractices === 100, `${route}: best practices ${page.bestPractices}`);
    bound(page.seo === 100 || route === '/payment-success', `${route}: SEO ${page.seo}`);
    bound(page.cls === 0, `${route}: layout shift ${page.cls}`);
    bound(ratio <= 1.05, `${route}: LCP ${ratio} times the floor's`);
  }
} finally {
  await site.stop();
}
console.table(rows);
for (const sentence of missed) console.error(`Missed: ${sentence}`);
process.exit(missed.length > 0 ? 1 : 0);
