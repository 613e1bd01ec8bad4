import type { Run } from './api-scene.ts';
import { median } from './median.ts';

export interface Warm {
  handler: number;
  stringify: number;
}

export async function timeWarm(
  run: Run,
  replay: (answers: Run['answers'] | undefined) => void,
): Promise<Warm | undefined> {
  const handler: number[] = [];
  const context = { ...run.context, getRemainingTimeInMillis: () => 10_000 };
  for (let turn = 0; turn < warmUp + turns; turn++) {
    replay(run.answers);
    const event = structuredClone(run.event);
    const started = performance.now();
    let result: unknown;
    try {
      result = await run.handler(event as never, context);
    } catch {
      return undefined;
    }
    const elapsed = performance.now() - started;
    if (statusOf(result) !== statusOf(run.result)) return undefined;
    if (turn >= warmUp) handler.push(elapsed);
  }
  return { handler: median(handler), stringify: timeStringify(payloadOf(run.result)) };
}

const warmUp = 20;
const turns = 60;

function timeStringify(payload: unknown): number {
  const times = Array.from({ length: 200 }, () => {
    const started = performance.now();
    JSON.stringify(payload);
    return performance.now() - started;
  });
  return median(times);
}

const statusOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'statusCode' in result ? result.statusCode : 'none';

function payloadOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('body' in result)) return result;
  return typeof result.body === 'string' && /^[[{]/.test(result.body) ? JSON.parse(result.body) : result.body;
}
