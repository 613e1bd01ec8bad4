import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs'; const axe = readFileSync('node_modules/axe-core/axe.min.js','utf8');
import { ownOrders as o } from './test/support/web/own-orders.ts';
const days = (n: number) => Array.from({ length: n }, (_, d) => ['10:00','10:30','11:00','11:30','12:00','17:30','18:00'].map((t) => new Date(`2026-11-${20 + d > 30 ? 30 : 20 + d}T${t}:00+05:30`).toISOString())).flat();
const times = days(9).filter((t) => t > '2026-11-20T11');
const shots: [string, object, ((p: any) => Promise<void>)?][] = [
  ['nothing', o.coachingUnbooked],
  ['choosing', o.coachingUnbooked, async (p) => { await p.getByRole('radio').nth(1).check(); }],
  ['booked', o.coachingBooked],
  ['moving', o.coachingBooked, async (p) => { await p.getByRole('button', { name: /^Move/ }).click(); await p.waitForTimeout(300); }],
  ['late', o.coachingSoon], ['moved', o.coachingMoved], ['withdrawn', o.coachingWithdrawn], ['refused', o.coachingRefused], ['used', o.coachingUsed], ['refunded', o.coachingRefunded],
];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const colorScheme of ['light', 'dark'] as const) for (const width of [390, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true, timezoneId: width === 390 ? 'Europe/Berlin' : 'Asia/Kolkata' });
  for (const [name, order, act] of shots) {
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    await page.route('**/api/order', (r) => r.fulfill({ json: order }));
    await page.route('**/api/order/times*', (r) => r.fulfill({ json: { times } }));
    await page.goto('http://localhost:4203/order');
    await page.getByRole('region', { name: /^Your sessions?$/ }).waitFor({ timeout: 8000 });
    await page.waitForTimeout(200);
    await act?.(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(name, width, 'scrolls sideways', wide);
    await page.evaluate(axe); const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
    for (const v of violations) console.log(name, width, colorScheme, v.id, v.nodes[0]?.html.slice(0, 200));
    await page.screenshot({ path: `/tmp/t/op-${name}-${width}-${colorScheme}.png`, fullPage: true });
    await page.close();
  }
  await context.close();
}
await browser.close();
