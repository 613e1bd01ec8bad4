import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, hydrated } from './support/quality.ts';
import { openRendered } from './support/rendered.ts';

test.use({ expectedFailures: [/status of 500/] });

const course = {
  id: 'c-1',
  title: 'Course',
  description: 'What it teaches.',
  price: 4499,
  createdAt: '2025-08-01T10:00:00Z',
  version: 0,
};

interface FormCase {
  address: string;
  name: string;
  button: string;
  fields: Record<string, string>;
  optional?: readonly string[];
  call: string;
  pending?: string;
  failure: string;
  success: string;
}

const four = {
  Name: 'श्रीमती अनुराधा वेंकटसुब्रमण्यम',
  Email: 'anuradha@example.com',
  Phone: '98220 00001',
  Message: 'अगला बैच कब है?',
};
const general = {
  fields: four,
  call: '**/api/enquiries/certification',
  failure: 'Failed to submit enquiry. Please try again.',
  success: 'Enquiry submitted successfully!',
};
const { Phone: _, ...three } = four;

const forms: readonly FormCase[] = [
  { ...general, address: '/contact', name: 'Contact', button: 'Send message' },
  { ...general, address: '/privacy-policy', name: 'Quick enquiry', button: 'Send Enquiry' },
  { ...general, address: '/certifications/ccna', name: 'Request More Info', button: 'Request More Info' },
  {
    ...general,
    address: '/certifications/pmp',
    name: 'Request More Info',
    button: 'Request More Info',
    pending: 'Submitting...',
    failure: '❌ Failed to submit enquiry. Please try again.',
  },
  {
    address: '/course/c-1',
    name: 'Course enquiry',
    button: 'Send question',
    fields: four,
    optional: ['Phone', 'Message'],
    call: '**/api/enquiries',
    failure: 'Failed to submit enquiry. Please check your details and try again.',
    success: 'Your enquiry was submitted successfully!',
  },
  {
    address: '/',
    name: 'Your review',
    button: 'Submit review',
    fields: three,
    call: '**/api/reviews',
    failure: 'Sorry, there was an error submitting your review.',
    success: 'Thank you! Your review has been submitted for approval.',
  },
];

for (const given of forms) {
  test(`${given.name} at ${given.address} in all its states`, async ({ page }) => {
    const { fields, optional = [], call } = given;
    const answer = await heldAnswer(page, call);
    await openRendered(page, '/course/c-1', { 'GET /courses/{id}': { data: course } });
    await page.goto(given.address);
    if (given.address === '/') await page.getByRole('button', { name: '+ Add Your Review' }).click();
    const form = page.getByRole('form', { name: given.name });
    const button = form.getByRole('button', { name: given.button });

    await hydrated(form);
    if (given.name === 'Quick enquiry')
      await form.locator('xpath=ancestor::details').evaluate((fold: HTMLDetailsElement) => {
        fold.open = true;
      });
    await button.click();
    for (const label of Object.keys(fields))
      await expect(form.getByText(`${label} is required.`)).toHaveCount(optional.includes(label) ? 0 : 1);
    await expect(form.getByRole('alert').locator('..')).toBeFocused();
    await form.getByRole('link', { name: 'Name', exact: true }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    if (fields.Phone) await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');

    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
    await button.click();
    await expect(form.getByRole('button', { name: given.pending ?? 'Sending…' })).toBeDisabled();

    answer(500);
    await expect(form.getByRole('alert')).toHaveText(given.failure);
    for (const [label, value] of Object.entries(fields))
      await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(button).toBeEnabled();
    await expectAccessible(page);

    await button.click();
    answer(201);
    await expect(page.getByText(given.success)).toBeVisible();
    if (given.success === general.success)
      for (const label of Object.keys(fields)) await expect(form.getByLabel(label)).toHaveValue('');
    else await expect(form).toHaveCount(0);
    await expectAccessible(page);
  });
}

async function heldAnswer(page: Page, call: string): Promise<(status: number) => void> {
  let held = Promise.withResolvers<number>();
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const status = await held.promise;
    held = Promise.withResolvers();
    await route.fulfill({ status, json: { id: 'e-1' } });
  });
  return (status) => held.resolve(status);
}
