import { statSync } from 'node:fs';
import { join } from 'node:path';
import { functionsFolder } from '#infra/build/bundle.ts';
import { type LambdaDefinition, lambdas } from '#infra/definitions.ts';
import { callEveryOperation } from '../support/journeys.ts';
import { costTable, idleRunOf, type Measured } from './api-costs.ts';
import { startScene } from './api-scene.ts';
import { startRatios } from './api-start.ts';
import { timeWarm } from './api-warm.ts';
import { averageLoad } from './first-load.ts';
import { pricedOn, prices } from './prices.ts';

const rounds = 15;
const bounds = { plain: 2.4, keepingFiles: 3.4, askingRazorpay: 4.4, rendering: 3.4 };
const asksRazorpay = ({ name, grants }: LambdaDefinition) =>
  grants.secrets?.includes('razorpay') && !/^(receiveWebhook|getToday)$/.test(name);

const write = process.stdout.write;
process.stdout.write = () => true;
const starts = startRatios(rounds);
const scene = await startScene();
const rows: Record<string, object> = {};
const measured = new Map<string, Measured>();
const missed: string[] = [];
try {
  await callEveryOperation(scene.journey);
  for (const _turn of ['first', 'second']) {
    await scene.journey.sweep();
    await scene.refresh();
  }
  await scene.digest();
  await scene.mail();
  const runs = new Map(scene.runs);
  await scene.idle();
  for (const lambda of lambdas) {
    const { name, grants } = lambda;
    const run = runs.get(name);
    const start = starts.get(name);
    if (!run || !start) throw new Error(`${name} has not run.`);
    const warm = await timeWarm(run, scene.replay);
    rows[name] = {
      kB: Math.round(statSync(join(functionsFolder, name, 'index.js')).size / 1000),
      start: start.elapsed.toFixed(2),
      'start, CPU': start.cpu.toFixed(2),
      'warm ms': warm?.handler.toFixed(2) ?? '-',
      'stringify ms': warm?.stringify.toFixed(4) ?? '-',
      reads: run.units.reads,
      writes: run.units.writes,
    };
    const startRatio = Math.min(start.elapsed, start.cpu);
    measured.set(name, { ...run.units, warmMs: warm?.handler ?? 0, startRatio });
    const last = scene.runs.get(name);
    if (last) measured.set(idleRunOf(name), { ...last.units, warmMs: 1, startRatio });
    const ofRoute = asksRazorpay(lambda)
      ? bounds.askingRazorpay
      : grants.files
        ? bounds.keepingFiles
        : bounds.plain;
    const bound = name === 'renderPage' ? bounds.rendering : ofRoute;
    if (startRatio > bound)
      missed.push(`${name} starts in ${startRatio.toFixed(2)} times a bare handler's time`);
  }
} finally {
  await scene.stop();
  process.stdout.write = write;
}
console.table(rows);
console.log(`Dollars, at the list prices of ${pricedOn} and before free allowances (test/bench/prices.ts):`);
console.table(costTable(measured, averageLoad()));
const believed = Object.entries(prices).filter(([, price]) => 'believed' in price);
console.log(`Estimated, not published: ${believed.map(([name]) => name).join(', ')}.`);
for (const sentence of missed) console.error(`Missed: ${sentence}`);
process.exit(missed.length > 0 ? 1 : 0);
