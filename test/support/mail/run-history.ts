import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { partsOf } from '../check-random.ts';
import { hour, minute, pass, setClock } from '../clock.ts';
import { certificationEnquiry } from '../entries.ts';
import type { Command, History } from './commands.ts';
import { assertEnd } from './invariants.ts';
import type { World } from './world.ts';

export async function runHistory(world: World, { rounds, isBusy, seed }: History): Promise<void> {
  await world.begin(seed);
  setClock(startOfTime);
  const ids = new Map<number, string>();
  for (const round of rounds) {
    if (isBusy) await fillHour(world);
    const { waits, others } = partsOf(round);
    await Promise.all([
      world.deliver(others[0]?.fault),
      ...others.map((command) => runCommand(world, ids, command)),
    ]);
    await world.settle();
    for (const { minutes } of waits) pass(minutes * minute);
  }
  await drain(world);
  await assertEnd(world);
}

const startOfTime = Date.UTC(2026, 10, 26, 6, 30);

async function fillHour({ table }: World): Promise<void> {
  const begin = new Date(Date.now() - (Date.now() % hour)).toISOString();
  const Item = { pk: 'THROTTLE', sk: `mail#new-enquiry#${begin}`, attempts: 4 };
  const ConditionExpression = 'attribute_not_exists(pk)';
  await table.send(new PutCommand({ TableName: 'table', Item, ConditionExpression })).catch(() => {});
}

async function runCommand(world: World, ids: Map<number, string>, command: Command): Promise<void> {
  const { api, run } = world;
  if (command.do === 'wait') return;
  if (command.do === 'send') {
    await run(undefined, 'fine', () => api.runSchedule('reindexItems'));
    await run(command.fault, command.ses, () => api.runSchedule('sendMail'));
    return;
  }
  if (command.do === 'enquire') {
    const { enquiry, visitor, isSpam } = command;
    const body = {
      ...certificationEnquiry,
      ...{
        name: `Visitor ${enquiry}`,
        email: `visitor${visitor}@example.com`,
        remark: isSpam ? 'spam' : '',
      },
    };
    const call = api.visitorFrom(`198.51.100.${enquiry}`);
    await run(command.fault, 'fine', async () => {
      const idempotencyKey = `enquiry-${enquiry}`;
      const { data } = await call('POST /enquiries/certification', { body, idempotencyKey });
      ids.set(enquiry, data.id);
    });
    return;
  }
  const id = ids.get(command.enquiry);
  if (!id) return;
  await run(command.fault, 'fine', async () => {
    const path = { id };
    const { data } = await api.owner('GET /admin/enquiries/{id}', { path });
    const seen = data.history.length;
    if (command.do === 'toggle')
      await api.owner('PATCH /admin/enquiries/{id}/toggle', { path, body: { seen: data.clarified } });
    if (command.do === 'call')
      await api.owner('POST /admin/enquiries/{id}/history', {
        path,
        body: { kind: 'call', isReached: true, seen },
      });
    if (command.do === 'reply')
      await api.owner('POST /admin/enquiries/{id}/replies', { path, body: { text: 'Yes.', seen } });
  });
}

async function drain(world: World): Promise<void> {
  for (let turns = 0; ; turns++) {
    if (turns > 200) throw new Error('The outbox never empties.');
    await world.deliver();
    for (const job of ['reindexItems', 'sendMail'] as const)
      await world.run(undefined, 'fine', () => world.api.runSchedule(job));
    await world.settle();
    const dues = (await world.items()).flatMap(({ outbox = [] }) => outbox.map(({ due }) => Date.parse(due)));
    if (dues.length === 0 && !world.isWaitingForEvents()) return;
    const next = world.isWaitingForEvents() ? Date.now() : Math.min(...dues);
    jest.setSystemTime(Math.max(Date.now() + minute, next));
  }
}
