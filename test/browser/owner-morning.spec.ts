import type { APIRequestContext, Locator, Page, TestInfo } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { pdf as pdfOf } from '../support/documents.ts';
import { expect, test } from './support/console.ts';
import { adminPassword, signIn, startSession } from './support/people.ts';
import { newBuyer, orderByApi, setSwitches } from './support/purchase.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/quality.ts';
import { desktop } from './support/screens.ts';

test.use({ expectedFailures: [/responded with a status of 40[13]|Failed to launch 'tel:/] });

let turnCodesOff: (() => Promise<void>) | undefined;
test.afterEach(async () => turnCodesOff?.());

test('the owner gets through a morning of a code, three replies, a call, spam, a draft, a refund and a complaint', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  test.slow();
  const own = { ...(baseURL && { baseURL, extraHTTPHeaders: { origin: baseURL } }) };
  const others = await playwright.request.newContext(own);
  const names = await happen(others, info);
  const codes = await turnCodesOn(others);

  await page.goto('/admin');
  await page.getByLabel('Password').fill(adminPassword);
  const { tap, taken } = countTaps();
  await tap(page.getByRole('button', { name: 'Login' }));
  await page.getByLabel('Code', { exact: true }).fill(codes.next());
  await tap(page.getByRole('button', { name: 'Login' }));
  await expect(page.getByRole('heading', { name: /day \d+ \w+\.$/ })).toBeVisible();
  expect(taken('signs in')).toBe(2);
  await expect(due(page).first()).toBeInViewport();
  await look(page, info, 'today');
  await expectNoHorizontalScroll(page);

  for (const name of names.asked) {
    await tap(due(page, name).getByRole('link', { name: 'Reply' }));
    await page.getByLabel('Your reply').fill('The next batch begins on Saturday.');
    await tap(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByText('Your reply is being sent')).toBeVisible();
    expect(taken(`replies to ${name}`)).toBe(2);
    await look(page, info, 'reply');
    await page.goBack();
  }

  await page.goto('/admin?tab=manage-enquiries&segment=to-answer');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tap(card(names.called).getByRole('link', { name: `Call ${names.called}` }));
  expect(taken('calls')).toBe(1);
  await look(page, info, 'called');
  await expectNoHorizontalScroll(page);
  await tap(card(names.called).getByRole('button', { name: 'No answer, call tomorrow' }));
  await expect(card(names.called)).toContainText('Call again');
  await expect(card(names.called).getByText('Reached?')).toHaveCount(0);
  expect(taken('records the call')).toBe(1);
  await tap(card(names.spam).getByLabel(`More about ${names.spam}`));
  await look(page, info, 'more');
  await tap(card(names.spam).getByRole('button', { name: 'Spam' }));
  await expect(card(names.spam)).toHaveCount(0);
  expect(taken('marks it as spam')).toBe(2);

  await page.goto('/admin');
  await tap(due(page, names.worked).getByRole('link', { name: 'Send draft' }));
  await tap(page.getByLabel('File for the Resume'), () =>
    page.getByLabel('File for the Resume').setInputFiles(pdf),
  );
  await look(page, info, 'draft');
  await tap(page.getByRole('button', { name: 'Send draft' }));
  await expect(page.getByText('The draft of the Resume has been sent')).toBeVisible();
  expect(taken('sends a draft')).toBe(3);

  await page.goto('/admin');
  await tap(due(page, names.twice).getByRole('link', { name: 'Refund' }));
  await page.getByLabel('Reason').fill('Paid twice');
  await look(page, info, 'refund');
  await tap(page.getByRole('button', { name: 'Refund ₹1,899' }));
  await expect(page.getByRole('status').getByText(/₹1,899 was sent to the buyer’s bank/)).toBeVisible();
  expect(taken('refunds')).toBeLessThanOrEqual(3);

  await page.goto('/admin');
  await tap(due(page, names.complains).getByRole('link', { name: 'Open' }));
  await tap(page.getByRole('button', { name: 'Settled' }));
  await page.getByLabel('How was it settled?').fill('We rewrote the profile.');
  await look(page, info, 'settled');
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('dialog', { name: /^Settled/ })).toHaveCount(0);
  expect(taken('settles a complaint')).toBe(3);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /day \d+ \w+\.$/ })).toBeVisible();
  for (const name of [...names.asked, names.spam, names.twice, names.complains])
    await expect(due(page, name)).toHaveCount(0);
  await look(page, info, 'done');
});

test('the owner uses Today, replies, sends a draft and refunds using only the keyboard', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  test.slow();
  await page.setViewportSize(desktop.viewport);
  const own = { ...(baseURL && { baseURL, extraHTTPHeaders: { origin: baseURL } }) };
  const names = await happen(await playwright.request.newContext(own), info);
  await signIn(page);
  await tabTo(page, due(page, names.asked[0]).getByRole('link', { name: 'Reply' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your reply')).toBeFocused();
  await page.keyboard.type('The next batch begins on Saturday.');
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: names.asked[1] ?? '' })).toBeVisible();

  await page.goto('/admin');
  await tabTo(page, due(page, names.worked).getByRole('link', { name: 'Send draft' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('File for the Resume'));
  await page.getByLabel('File for the Resume').setInputFiles(pdf);
  await tabTo(page, page.getByRole('button', { name: 'Send draft' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The draft of the Resume has been sent')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/admin');
  await tabTo(page, due(page, names.twice).getByRole('link', { name: 'Refund' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Reason'));
  await page.keyboard.type('Paid twice');
  await tabTo(page, page.getByRole('button', { name: 'Refund ₹1,899' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(/₹1,899 was sent to the buyer’s bank/)).toBeVisible();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

const due = (page: Page, name = '') =>
  page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: name });

const pdf = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(),
};

async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator, act: () => Promise<void> = () => target.tap()) => {
      taps += 1;
      await act();
    },
    taken: (what: string) => {
      const taken = taps;
      taps = 0;
      test.info().annotations.push({ type: 'taps', description: `${what}: ${taken}` });
      return taken;
    },
  };
}

async function happen(request: APIRequestContext, info: TestInfo) {
  const ask = async (first: string) => {
    const { name, email, mobile } = newBuyer(info);
    const own = name.replace('Asha', first);
    const data = {
      name: own,
      email,
      phoneNumber: mobile,
      courseTitle: 'PMP',
      message: 'Is there a weekend batch?',
    };
    const answer = await request.post('/api/enquiries', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return own;
  };
  const buy = async (first: string, outcome = 'success') => {
    const buyer = newBuyer(info);
    const name = buyer.name.replace('Asha', first);
    const { id, pay } = await orderByApi({ request }, { ...buyer, name });
    return { id, name, proof: proofOf(await pay(outcome)) };
  };
  await setSwitches({ request }, { secondPayments: 'captured', lateMs: 0 });
  const asked = [await ask('Priya'), await ask('Ravi'), await ask('Meera')];
  const [called, spam] = [await ask('Imran'), await ask('Winner')];
  const worked = await buy('Rekha');
  const twice = await buy('Kiran', 'twice');
  const complains = await buy('Sunita');
  const verified = await request.post('/api/verify', { data: complains.proof });
  expect(verified.status(), await verified.text()).toBe(200);
  const said = await request.post('/api/order/complaints', {
    data: { text: 'The draft isn’t named as expected.' },
  });
  expect(said.status(), await said.text()).toBe(201);

  await startSession(request);
  const brief = { targetRole: 'Analyst', years: '8', cv: 'Eight years of reports.', achievements: '' };
  await expect(async () => {
    const entered = await request.post(`/api/admin/work/${worked.id}/entries`, {
      data: { kind: 'brief', brief },
    });
    expect(entered.ok(), await entered.text()).toBe(true);
  }).toPass();
  return { asked, called, spam, worked: worked.name, twice: twice.name, complains: complains.name };
}

const proofOf = (given: Record<string, string>) => ({
  razorpayOrderId: given.razorpay_order_id,
  razorpayPaymentId: given.razorpay_payment_id,
  razorpaySignature: given.razorpay_signature,
});

async function turnCodesOn(request: APIRequestContext) {
  const proposed = await (await request.post('/api/admin/second-factor')).json();
  const totp = new TOTP({ secret: Secret.fromBase32(proposed.secret) });
  const enrolled = await request.put('/api/admin/second-factor', { data: { code: totp.generate() } });
  expect(enrolled.ok(), await enrolled.text()).toBe(true);
  turnCodesOff = async () => {
    turnCodesOff = undefined;
    expect((await request.delete('/api/admin/second-factor')).ok()).toBe(true);
  };
  return {
    next: () => totp.generate({ timestamp: Date.now() + 30_000 }),
  };
}
