import type { APIResponse } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { openNavigation, openTab, signIn } from './support/people.ts';
import { publicRoutes } from './support/public-routes.ts';

test.use({ expectedFailures: [/the server responded with a status of 404/] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read every page', async ({ page }) => {
    for (const route of publicRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length, route).toBeGreaterThan(100);
    }
  });

  test('a visitor can reach every review and every question', async ({ page }) => {
    await page.goto('/interview-questions');
    await page.getByRole('link', { name: 'All interview questions' }).click();
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByText('Posted: ')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL('/interview-questions/2');

    const onPages: string[] = [];
    for (let address: string | undefined = '/interview-questions/1'; address !== undefined; ) {
      const html: string = await (await page.request.get(address)).text();
      onPages.push(
        ...[...html.matchAll(/href="\/interview-question\/[^"]*?([0-9a-f]{16})"/g)].map(([, id = '']) => id),
      );
      address = html.match(/<a [^>]*href="([^"]+)"[^>]*>Older/)?.[1];
    }
    const stored: string[] = [];
    for (let address: string | undefined = '/api/interview-questions'; address !== undefined; ) {
      const answer: APIResponse = await page.request.get(address);
      stored.push(...(await answer.json()).map(({ id }: { id: string }) => id));
      address = answer.headers().link?.match(/<([^>]*)>/)?.[1];
    }
    expect(new Set(onPages)).toEqual(new Set(stored));

    await page.goto('/reviews/1');
    const reviews = await (await page.request.get('/api/reviews/public?limit=12')).json();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(reviews.length);
  });

  test('a visitor opens the menu, its list and the questions, and follows links', {
    tag: '@screens',
  }, async ({ page }) => {
    await page.goto('/services');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator(':scope > :not(summary)').first()).toBeVisible();
    await openNavigation(page);
    await page.locator('summary', { hasText: 'Certifications' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('CCNA')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('a visitor sends every form, and each reaches Admin Panel once, even if submitted twice', async ({
    page,
    browser,
  }) => {
    const mark = Date.now();
    const send = async (
      address: string,
      form: string,
      fields: Record<string, string>,
      button: string | RegExp,
    ) => {
      await page.goto(address);
      for (const [label, value] of Object.entries(fields))
        await page.getByRole('form', { name: form }).getByLabel(label).fill(value);
      await page.getByRole('form', { name: form }).getByRole('button', { name: button }).dblclick();
      await expect(page).toHaveURL('/enquiry-sent');
    };
    const person = (name: string) => ({
      ...{ Name: `${name} ${mark}`, Email: 'asha@example.com', Phone: '98220 00001' },
      Message: 'Which batch is next?',
    });
    await page.goto('/courses');
    const course =
      (await page.getByRole('article').getByRole('heading').getByRole('link').first().getAttribute('href')) ??
      '';
    await send(course, 'Course enquiry', person('Course'), /^(Request a seat|Send question)$/);
    await send('/certifications/ccna', 'Request More Info', person('Certification'), 'Request More Info');
    await send('/certifications/pmp', 'Request More Info', person('Pmp'), 'Request More Info');
    await send('/contact', 'Contact', person('Contact'), 'Send message');
    await send('/about', 'Quick enquiry', person('Footer'), 'Send Enquiry');

    await page.goto('/');
    await page.getByRole('button', { name: '+ Add Your Review' }).click();
    const review = page.getByRole('form', { name: 'Your review' });
    await review.getByRole('radio', { name: '4 stars' }).check();
    await review.getByLabel('Name').fill(`Reviewer ${mark}`);
    await review.getByLabel('Email').fill('asha@example.com');
    await review.getByLabel('Message').fill('It was worth it.');
    await review.getByRole('button', { name: 'Submit review' }).dblclick();
    await expect(page).toHaveURL('/review-sent');

    const admin = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await signIn(admin);
    await openTab(admin, 'Manage Enquiries');
    await admin.getByRole('searchbox').fill(String(mark));
    await expect(admin.getByRole('tabpanel').getByRole('row')).toHaveCount(6);
    await openTab(admin, 'Manage Reviews');
    await expect(
      admin
        .getByRole('tabpanel')
        .getByRole('row')
        .filter({ hasText: `Reviewer ${mark}` }),
    ).toHaveCount(1);
    await admin.context().close();
  });

  test('a rejected form shows its error on a page that marks the field', async ({ page }) => {
    const person = {
      Name: 'Asha',
      Email: 'asha@example.com',
      Phone: 'call me',
      Message: 'Which batch is next?',
    };
    const { Phone: _, ...reviewer } = { ...person, Message: 'x'.repeat(2001) };
    await page.goto('/courses');
    const course =
      (await page.getByRole('article').getByRole('heading').getByRole('link').first().getAttribute('href')) ??
      '';
    const enquiry = 'Failed to submit enquiry. Please try again.';
    for (const [address, form, fields, words] of [
      [
        course,
        'Course enquiry',
        person,
        'Failed to submit enquiry. Please check your details and try again.',
      ],
      ['/certifications/ccna', 'Request More Info', person, enquiry],
      ['/certifications/pmp', 'Request More Info', person, `❌ ${enquiry}`],
      ['/contact', 'Contact', person, enquiry],
      ['/about', 'Quick enquiry', person, enquiry],
      ['/', 'Your review', reviewer, 'Sorry, there was an error submitting your review.'],
    ] as const) {
      await page.goto(address);
      if (form === 'Your review') await page.getByRole('button', { name: '+ Add Your Review' }).click();
      for (const [label, value] of Object.entries(fields))
        await page.getByRole('form', { name: form }).getByLabel(label).fill(value);
      await page
        .getByRole('form', { name: form })
        .getByRole('button', { name: /^Sub|^Send|^Request/ })
        .click();
      await expect(page).toHaveURL(/\/form-not-sent\/\w+\?fields=/);
      await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByText('The first field that needs changing is marked.')).toBeVisible();
    }
  });
});

test.describe('a form posted from another site', () => {
  test('is rejected and stores nothing', async ({ request }) => {
    const answer = await request.post('/api/enquiries/certification', {
      form: { name: 'Asha', email: 'asha@example.com', phone: '98220 00001', message: 'Hello' },
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
  });
});
