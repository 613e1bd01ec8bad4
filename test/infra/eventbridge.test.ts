import { asynchronousLambdas, definitionOf } from '#infra/definitions.ts';
import type { AsynchronousTrigger } from '#infra/grants.ts';
import { createEventBridge, type Pace } from '#infra/local/aws/eventbridge.ts';

const everyMinutes = asynchronousLambdas.filter(({ trigger }) => 'everyMinutes' in trigger);

const stops: (() => Promise<void>)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const startedBy = (trigger: AsynchronousTrigger) => ({ ...definitionOf('sweepPayments'), trigger });

const start = (
  handler: (event: unknown) => unknown,
  { seconds = 0.02, lambdas = everyMinutes, paceOf = (_: string): Pace => ({ seconds }) } = {},
) => {
  const asked: string[] = [];
  const { startClock, stop, emit } = createEventBridge(
    async (file) => {
      asked.push(file);
      return { handler };
    },
    paceOf,
    lambdas,
  );
  startClock();
  stops.push(stop);
  return { asked, emit, stop };
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('an interval', () => {
  beforeEach(() => jest.useFakeTimers());

  it('runs every scheduled Lambda repeatedly with an EventBridge event', async () => {
    const events: unknown[] = [];
    const { asked } = start((event) => events.push(event));
    await jest.advanceTimersByTimeAsync(100);
    expect(new Set(asked)).toEqual(new Set(everyMinutes.map(({ file }) => file)));
    expect(events.length).toBeGreaterThan(1);
    expect(events[0]).toMatchObject({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
  });

  it('waits for a run to end before starting the next', async () => {
    let runs = 0;
    start(async () => {
      runs++;
      await wait(1000);
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(runs).toBe(everyMinutes.length);
  });

  it('logs one line for a failed run and continues', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    start(() => {
      throw new Error('No answer.');
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(said.mock.calls.length).toBeGreaterThan(1);
    expect(said).toHaveBeenCalledWith(`${everyMinutes[0]?.name} failed: No answer.`);
  });

  it('is separate for each Lambda', async () => {
    const [first] = everyMinutes;
    const paceOf = (name: string) => ({ seconds: name === first?.name ? 0.01 : 60 });
    const { asked } = start(() => undefined, { paceOf });
    await jest.advanceTimersByTimeAsync(100);
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked)).toEqual(new Set([first?.file]));
  });

  it('skips a run with nothing due, and logs why it couldn’t check', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const answers = [async () => false, async () => true, () => Promise.reject(new Error('No table.'))];
    const lambdas = [startedBy({ everyMinutes: 1 })];
    const hasWork = async () => (answers.shift() ?? (async () => false))();
    const { asked } = start(() => undefined, { lambdas, paceOf: () => ({ seconds: 0.01, hasWork }) });
    await jest.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
    expect(said.mock.calls).toEqual([['sweepPayments failed: No table.']]);
  });

  it('stops once the current run has ended', async () => {
    let isOver = false;
    const { stop } = start(async () => {
      await wait(100);
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(60);
    expect(isOver).toBe(false);
    const stopped = stop();
    await jest.advanceTimersByTimeAsync(60);
    await stopped;
    expect(isOver).toBe(true);
  });

  it('runs nothing after it is stopped', async () => {
    const { asked } = start(() => undefined);
    stops[0]?.();
    await jest.advanceTimersByTimeAsync(60);
    expect(asked).toEqual([]);
  });
});

describe('a time of day', () => {
  it('is in India’s time zone and recurs daily', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') });
    const runs: string[] = [];
    start(() => runs.push(new Date().toISOString()), { lambdas: [startedBy({ dailyAt: '09:00' })] });
    await jest.advanceTimersByTimeAsync(3 * 24 * 60 * 60_000);
    expect(runs).toEqual([
      '2026-11-20T03:30:00.000Z',
      '2026-11-21T03:30:00.000Z',
      '2026-11-22T03:30:00.000Z',
    ]);
  });

  it('already past on the day of the start runs at once, and one still to come doesn’t', async () => {
    const runsFrom = async (time: string) => {
      jest.useFakeTimers({ now: Date.parse(time) });
      const runs: string[] = [];
      start(() => runs.push(new Date().toISOString()), { lambdas: [startedBy({ dailyAt: '09:00' })] });
      await jest.advanceTimersByTimeAsync(12 * 60 * 60_000);
      return runs;
    };
    expect(await runsFrom('2026-11-20T12:00:00Z')).toEqual(['2026-11-20T12:00:00.020Z']);
    expect(await runsFrom('2026-11-20T19:00:00Z')).toEqual(['2026-11-21T03:30:00.000Z']);
  });

  it('in the early hours is on the previous day in UTC', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
    const runs: string[] = [];
    start(() => runs.push(new Date().toISOString()), { lambdas: [startedBy({ dailyAt: '02:15' })] });
    await jest.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(runs).toEqual(['2026-11-20T20:45:00.000Z']);
  });
});

describe('an event', () => {
  const pattern = { source: ['aws.ses'], 'detail-type': ['Email Bounced', 'Email Delivered'] };
  const bounced = { source: 'aws.ses', 'detail-type': 'Email Bounced', detail: { reason: 'unknown' } };

  it('starts only the Lambdas whose pattern matches', async () => {
    const events: unknown[] = [];
    const { emit } = start((event) => events.push(event), {
      seconds: 60,
      lambdas: [startedBy({ event: pattern }), ...everyMinutes],
    });
    await emit(bounced);
    await emit({ ...bounced, 'detail-type': 'Email Opened' });
    await emit({ ...bounced, source: 'aws.s3' });
    expect(events).toEqual([expect.objectContaining(bounced)]);
  });

  it('keeps its own id, time and resources if it has them', async () => {
    const events: unknown[] = [];
    const { emit } = start((event) => events.push(event), { lambdas: [startedBy({ event: pattern })] });
    const named = {
      ...bounced,
      id: 'of SES',
      time: '2026-11-22T06:30:00Z',
      resources: ['arn:aws:ses:a:b:c'],
    };
    await emit(named);
    expect(events).toEqual([expect.objectContaining({ ...named, account: '000000000000', version: '0' })]);
  });

  it('reports whether its runs succeeded, even if there are none', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const lambdas = [startedBy({ event: pattern })];
    expect(await start(() => undefined, { lambdas }).emit(bounced)).toBe(true);
    expect(await start(() => Promise.reject(new Error('No.')), { lambdas }).emit(bounced)).toBe(false);
    expect(await start(() => undefined, { lambdas: [] }).emit(bounced)).toBe(true);
  });
});
