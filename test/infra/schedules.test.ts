import { setTimeout as wait } from 'node:timers/promises';
import { schedules } from '#infra/lambdas.ts';
import { startSchedules } from '#infra/local/aws/schedules.ts';

/** What EventBridge does, in the local run. */

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

const start = (handler: (event: unknown) => unknown, seconds = 0.02) => {
  const asked: string[] = [];
  stops.push(
    startSchedules(async (file) => {
      asked.push(file);
      return { handler };
    }, seconds),
  );
  return asked;
};

describe('a schedule', () => {
  it('runs every scheduled Lambda again and again, with an event of EventBridge', async () => {
    const events: unknown[] = [];
    const asked = start((event) => events.push(event));
    await wait(100);
    expect(new Set(asked)).toEqual(new Set(schedules.map(({ file }) => file)));
    expect(events.length).toBeGreaterThan(1);
    expect(events[0]).toMatchObject({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
  });

  it('waits for a run before it starts the next', async () => {
    let runs = 0;
    start(async () => {
      runs++;
      await wait(1000, undefined, { ref: false });
    });
    await wait(100);
    expect(runs).toBe(schedules.length);
  });

  it('says in a line that a run failed, and goes on', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    start(() => {
      throw new Error('No answer.');
    });
    await wait(100);
    expect(said.mock.calls.length).toBeGreaterThan(1);
    expect(said).toHaveBeenCalledWith(`${schedules[0]?.name} failed: No answer.`);
  });

  it('ends when it is stopped', async () => {
    const asked = start(() => undefined);
    stops[0]?.();
    await wait(60);
    expect(asked).toEqual([]);
  });
});
