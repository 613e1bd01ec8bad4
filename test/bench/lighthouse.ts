import { chromium as browsers } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium } from '../browser/support/chromium.ts';
import { median } from './median.ts';

export interface Measured {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const runs = 5;
const debuggingPort = 9417;

export async function measured(address: string): Promise<Measured> {
  const results: Measured[] = [];
  for (let tries = 0; results.length < runs; tries++) {
    if (tries === 2 * runs) throw new Error(`Lighthouse could not record ${address}.`);
    const result = await measureOnce(address);
    if (result) results.push(result);
  }
  const medianOf = (name: keyof Measured) => median(results.map((result) => result[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
  };
}

async function measureOnce(address: string): Promise<Measured | undefined> {
  const browser = await browsers.launch({
    executablePath: chromium,
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const result = await lighthouse(address, { port: debuggingPort, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) return undefined;
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
    };
  } finally {
    await browser.close();
  }
}
