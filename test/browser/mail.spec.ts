import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { arrived, mailsTo } from './support/inbox.ts';
import { adminPassword } from './support/people.ts';
import { expectAccessible, expectNoHorizontalScroll, expectUsable } from './support/quality.ts';

test.use({ expectedFailures: [/responded with a status of 401|Blocked script execution in '\S+\/html'/] });

async function enquire(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/certifications/pmp');
  const form = page.getByRole('form', { name: 'Request More Info' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/phone/i).fill('98220 00001');
  await form.getByLabel(/message/i).fill('When does the weekend batch begin?');
  await form.getByRole('button', { name: 'Request More Info' }).click();
}

test('a visitor gets an acknowledgement, and the owner a notification that she answers from her phone', async ({
  page,
  request,
}) => {
  const name = 'मीरा अय्यर';
  const email = `meera-${Date.now()}@example.in`;
  await enquire(page, { name, email });
  const sentAt = Date.now();

  const [acknowledgement] = await arrived(request, email, 1);
  expect(acknowledgement.text).not.toContain(name);
  expect(acknowledgement.text).toMatch(/E-\d{4}-\d{8}/);
  expect(acknowledgement.text).not.toContain('weekend batch');

  await expect
    .poll(async () => (await mailsTo(request, 'owner@')).some(({ text }) => text.includes(name)))
    .toBe(true);
  // The local sender runs every second. On AWS, it runs every minute.
  expect(Date.now() - sentAt).toBeLessThan(20_000);
  const notice = (await mailsTo(request, 'owner@')).find(({ text }) => text.includes(name));
  expect(notice?.subject).toMatch(/^PMP · new enquiry · reply by \w{3} \d{1,2}:\d\d [ap]m$/);
  expect(notice?.html).toContain('href="tel:+919822000001"');
  expect(notice?.html).toContain('https://wa.me/919822000001');
  const link = notice?.text.match(/http\S+\/admin\?\S+/)?.[0] ?? '';

  await page.goto(link);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  const enquiry = page.getByRole('dialog', { name });
  await expect(enquiry).toContainText('When does the weekend batch begin?');
  await expect(enquiry).toContainText('left');
  await expectUsable(page);

  await enquiry.getByLabel('Your reply').fill('It begins on Saturday at nine.');
  await enquiry.getByRole('button', { name: 'Send' }).click();
  await expect(enquiry).toContainText('Your reply is being sent');

  const [reply] = await arrived(request, email, 2);
  expect(reply.text).toContain('It begins on Saturday at nine.');
  expect(JSON.stringify(reply.headers)).toContain('auto-generated');
  await expect(enquiry).toContainText(/Sent /);
  await expect(enquiry).toContainText('Answered');
  await expect(enquiry).not.toContainText(/\d+ h left/);
});

test('forms with the same address send it only three emails', async ({ request }) => {
  const email = `victim-${Date.now()}@example.in`;
  for (let turn = 0; turn < 5; turn++) {
    const data = { name: `Guest ${turn}`, email, phone: '9822000001', message: `Question ${turn}` };
    expect((await request.post('/api/enquiries/certification', { data })).status()).toBe(201);
  }
  await arrived(request, email, 3);
});

test('the inbox shows each email as it is, with a visitor’s markup as text', async ({ page, request }) => {
  const email = `markup-${Date.now()}@example.in`;
  const name = '<img src=x onerror=alert(1)> & Co';
  const data = { name, email, phone: '9822000001', message: '</td><script>alert(1)</script>' };
  expect((await request.post('/api/enquiries/certification', { data })).status()).toBe(201);
  const [mail] = await arrived(request, email, 1);
  expect(mail.html).not.toContain('<img');
  await page.goto('/mail');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: mail.subject }).first().click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});
