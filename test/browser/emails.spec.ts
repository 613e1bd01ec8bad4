import type { Page } from '@playwright/test';
import { emailNames, type TemplateName } from '#shared/domain/mail/emails.ts';
import { renderHtml } from '#shared/emails/render.ts';
import { composeSample, samples } from '../support/mail/email-samples.ts';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/quality.ts';

const longTexts: Record<string, string> = {
  name: 'Venkatanarasimharajuvaripeta'.repeat(4).slice(0, 100),
  email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
  message: `https://${'x'.repeat(900)}.example ${'परियोजना'.repeat(60)}`,
  text: `https://www.sopaan.example/${'y'.repeat(400)}`,
  catalogue: 'Projektmanagementfachkraft'.repeat(5),
  what: 'Projektmanagementfachkraft'.repeat(5),
};

const withLongTexts = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts), (key, value) => longTexts[key] ?? value);

const open = (page: Page, name: TemplateName, facts?: unknown) =>
  page.setContent(renderHtml(composeSample(name, { site: 'https://www.sopaan.example' }, facts)));

for (const name of emailNames) {
  test(`the ${name} email renders in light and dark mode`, async ({ page }) => {
    await open(page, name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoHorizontalScroll(page);
    await open(page, name, withLongTexts(samples[name]));
    await expectNoHorizontalScroll(page);
  });
}

test('an email is one 600 px column with buttons large enough to tap', { tag: '@screens' }, async ({
  page,
}) => {
  await open(page, 'new-enquiry');
  const [width] = await page.getByRole('main').evaluateAll(([main]) => [main?.getBoundingClientRect().width]);
  expect(width).toBeLessThanOrEqual(600);
  const links = page.getByRole('main').getByRole('link').filter({ hasNotText: '@' });
  await expect(links).toHaveCount(3);
  for (const link of [...(await links.all()), page.getByRole('link', { name: '+91 712 000 0148' })])
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
