import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { nothingBuilt } from '#infra/edge/manifest.ts';
import { readSite } from '#infra/local/aws/edge/site-files.ts';
import { replaceCheckout } from '#infra/local/replace-checkout.ts';
import { checkoutScript } from '#shared/razorpay.ts';

const local = '/razorpay/v1/checkout.js';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the build', () => {
  const texts = (built: string) =>
    readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((file) => ['.js', '.html', '.json'].includes(extname(file)))
      .map((file) => readFileSync(join(built, file), 'utf8'));

  it.each(['dist/site', 'dist/functions'])('never uses the simulator: %s', (built) => {
    expect(texts(built).length).toBeGreaterThan(10);
    for (const text of texts(built)) expect(text).not.toMatch(/\/razorpay\/(?:v1|checkout)\b/);
  });
});

describe('the local run’s site', () => {
  const manifest = { ...nothingBuilt, release: '/pages/1' };
  const script = `load("${checkoutScript}")`;

  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/purchase-1.js'), script);
    writeFileSync(join(folder, 'resume.html'), `<script src="${checkoutScript}"></script>`);
    writeFileSync(join(folder, 'icon.png'), Buffer.from([0xff, 0x00, 0x80]));
  });

  it('uses the simulator in scripts and pages, and is otherwise as built', () => {
    const files = readSite(folder, manifest, replaceCheckout);
    expect(String(files.get('/assets/purchase-1.js')?.body)).toBe(`load("${local}")`);
    expect(String(files.get('/pages/1/resume.html')?.body)).toBe(`<script src="${local}"></script>`);
    expect([...(files.get('/icon.png')?.body ?? [])]).toEqual([0xff, 0x00, 0x80]);
  });

  it('has its own entity tag, so that browsers don’t mix up the two', () => {
    const tag = (files: ReturnType<typeof readSite>) => files.get('/assets/purchase-1.js')?.headers.etag;
    expect(tag(readSite(folder, manifest, replaceCheckout))).not.toBe(tag(readSite(folder, manifest)));
  });
});
