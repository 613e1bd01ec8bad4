import { connect, createServer, type Socket } from 'node:net';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { pdf } from '../support/documents.ts';
import { expect, test } from './support/console.ts';
import { mailAbout } from './support/inbox.ts';
import { startSession } from './support/people.ts';
import { type Buyer, checkoutOf, expectPaid, goToCheckout, newBuyer, press } from './support/purchase.ts';
import { expectAccessible, expectUsable, settled } from './support/quality.ts';

test.skip(
  Boolean(process.env.SITE_URL),
  'The buyers of these journeys read their emails in the local inbox.',
);

test.use({ expectedFailures: [/responded with a status of (?:401|409)|net::ERR_/] });

const cv = (bytes = 2000) => ({
  name: 'CV of Asha.pdf',
  mimeType: 'application/pdf',
  buffer: pdf(bytes),
});

async function buy(page: Page, buyer: Buyer): Promise<string> {
  await page.goto('/resume');
  const orderId = await goToCheckout(page, buyer);
  await press(page, 'Pay successfully');
  await expect(checkoutOf(page)).toBeHidden();
  return orderId;
}

const linkIn = (text: string) => /http\S+\/order#\S+/.exec(text)?.[0] ?? '';

async function ownerOf(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; request: APIRequestContext }> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await startSession(context.request);
  return { context, request: context.request };
}

async function sendDraft(
  request: APIRequestContext,
  {
    orderId,
    origin,
    document,
    note,
  }: Record<'orderId' | 'document' | 'note', string> & { origin: string | undefined },
): Promise<void> {
  const answer = await request.put(
    `/api/admin/work/${orderId}/drafts/${crypto.randomUUID()}?${new URLSearchParams({ document, note })}`,
    { data: cv().buffer, headers: { 'content-type': 'application/pdf', ...(origin && { origin }) } },
  );
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a buyer pays, sends details and approves a draft', async ({ page, browser, baseURL }, info) => {
  const buyer = newBuyer(info);
  const orderId = await buy(page, buyer);
  await expectPaid(page, orderId);
  await expect(page.getByRole('main')).toContainText('Resume, 14-20 years');
  await expect(page.getByRole('main')).toContainText('₹4,499');

  await page.getByRole('link', { name: 'Send your details' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your turn: tell us about the role you want');
  await expect(page.getByLabel('Your CV as a file')).toBeVisible();

  const mail = await mailAbout(page.request, buyer.email, /two steps left/i);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
  const reader = await elsewhere.newPage();
  await reader.goto(linkIn(mail.text));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/Your turn/);
  expect(reader.url()).toBe(`${baseURL}/order`);

  await reader.getByLabel('Role you want').fill('Senior Business Analyst');
  await expect(reader.getByText('Saved', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByLabel('Role you want')).toHaveValue('Senior Business Analyst');
  await reader.getByLabel('Your CV as a file').setInputFiles(cv());
  await expect(reader.getByRole('link', { name: 'CV of Asha.pdf' })).toBeVisible();
  await settled(reader);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Send your details' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    /We’re writing. First draft by \w+, \d+ \w+/,
  );
  await expect(reader.getByRole('heading', { level: 1 })).toBeFocused();

  const owner = await ownerOf(browser, baseURL);
  await sendDraft(owner.request, {
    orderId,
    origin: baseURL,
    document: 'Resume',
    note: 'Look at the dates.',
  });
  const told = await mailAbout(page.request, buyer.email, /Your Resume is ready: draft 1/);
  await owner.context.close();

  await reader.goto('about:blank');
  await reader.goto(linkIn(told.text));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your turn: read your Resume, draft 1');
  const download = reader.waitForEvent('download');
  await reader.getByRole('link', { name: /Download your Resume, draft 1/ }).click();
  expect((await download).suggestedFilename()).toBe('Resume-draft-1.pdf');
  await expectUsable(reader);
  await reader.getByRole('button', { name: 'Approve your Resume, draft 1' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your documents are final');
  await expect(reader.getByText('Approved by you')).toBeVisible();
  const final = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Download your Resume', exact: true }).click();
  expect((await final).suggestedFilename()).toBe('Resume.pdf');
  await elsewhere.close();
});

test('a buyer does the same over 400 kbit/s, with the connection cut during the upload', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const buyer = newBuyer(info);
  const orderId = await buy(page, buyer);
  await expectPaid(page, orderId);
  const line = await slowLine(new URL(page.url()).origin, 400_000);
  await page.goto(`${line.origin}/order`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your turn/);
  await page.getByLabel('Role you want').fill('Project Manager');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const before = line.sent();
  await page.getByLabel('Your CV as a file').setInputFiles(cv(600_000));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => line.sent() - before).toBeGreaterThan(200_000);
  line.cut();
  await expect(page.getByRole('alert')).toContainText('The connection was lost.');
  await page.getByText('More, if you like').click();
  await page.getByLabel('Years of experience').fill('9');
  await expect(page.getByText('Saved in this tab')).toBeVisible();
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'CV of Asha.pdf' })).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send your details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We’re writing. First draft by/);

  const owner = await ownerOf(browser, baseURL);
  await sendDraft(owner.request, { orderId, origin: baseURL, document: 'Resume', note: '' });
  await owner.context.close();
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download your Resume, draft 1/ }).click();
  expect((await download).suggestedFilename()).toBe('Resume-draft-1.pdf');
  await page.getByRole('button', { name: 'Approve your Resume, draft 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your documents are final');
  line.close();
});

interface SlowLine {
  origin: string;
  sent: () => number;
  cut: () => void;
  mend: () => void;
  close: () => void;
}

async function slowLine(site: string, bitsPerSecond: number): Promise<SlowLine> {
  const { port: sitePort } = new URL(site);
  const sockets = new Set<Socket>();
  let isCut = false;
  let sent = 0;
  const pass = (from: Socket, to: Socket, onBytes: (bytes: number) => void = () => {}) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      onBytes(chunk.length);
      from.pause();
      to.write(chunk);
      setTimeout(() => from.resume(), (chunk.length * 8000) / bitsPerSecond);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const target = connect(Number(sitePort), 'localhost');
    pass(browser, target, (bytes) => {
      sent += bytes;
    });
    pass(target, browser);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    sent: () => sent,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
