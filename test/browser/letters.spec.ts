import type { Page } from '@playwright/test';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import type { Letter } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderHtml } from '#shared/letters/render.ts';
import { samples } from '../support/mail/letter-samples.ts';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/quality.ts';

/** The HTML of the mails, as a program for mail shows it to its reader. */

const names = Object.keys(letters) as LetterName[];

/** Texts as long as people can make them, without a place to break. */
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

async function open(page: Page, name: LetterName, facts: unknown = samples[name]): Promise<void> {
  const compose = letters[name].compose as (facts: unknown, context: { site: string }) => Letter;
  await page.setContent(renderHtml(compose(facts, { site: 'https://www.sopaan.example' })));
}

for (const name of names) {
  test(`the letter ${name} holds in the light and in the dark`, async ({ page }) => {
    await open(page, name);
    // The dark sheet changes colours alone.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoHorizontalScroll(page);
    await open(page, name, withLongTexts(samples[name]));
    await expectNoHorizontalScroll(page);
  });
}

test('a letter is one column of 600 px, whose buttons a thumb can press', { tag: '@screens' }, async ({
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
