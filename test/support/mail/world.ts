import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { startApi } from '../api.ts';
import { minute } from '../clock.ts';
import { memoryTable } from '../memory-table.ts';
import { callAws, type Fault, withFault } from '../payments/faults.ts';
import { type SesTrouble, sesEvent, type TakenMail } from '../ses.ts';
import { inTurns, startNumbers } from '../turns.ts';

export interface MailItem {
  pk: string;
  sk: string;
  outbox?: Entry<{ template: TemplateName }>[];
  emails?: EmailRecord[];
  email?: string;
  gsi1pk?: string;
  gsi2pk?: string;
  ticket?: string;
  answeredAt?: string;
  orderId?: string;
  history?: { id: string; kind: string }[];
}

export interface Taking {
  mail: TakenMail;
  settledAt?: number;
}

interface PendingEvent {
  due: number;
  taking: Taking;
  triesLeft: number;
}

export function startWorld() {
  const table = memoryTable();
  const trouble = new AsyncLocalStorage<SesTrouble | 'fine'>();
  const numbers = startNumbers();
  const { next } = numbers;
  const api = startApi({ table, around: inTurns(numbers, callAws) });

  const takings: Taking[] = [];
  let events: PendingEvent[] = [];
  let checks: Promise<void>[] = [];

  const items = async () => (await table.items()) as unknown as MailItem[];

  const itemOf = async (tags: Record<string, string>) => {
    const sk = Buffer.from(tags.id ?? '', 'base64url').toString();
    const { Item } = (await table.send(
      new GetCommand({ TableName: 'table', Key: { pk: tags.item, sk } }),
    )) as { Item?: MailItem };
    return Item;
  };

  const answer = (input: { EmailTags?: { Name?: string; Value?: string }[] | undefined }) => {
    const tags = Object.fromEntries(
      (input.EmailTags ?? []).map(({ Name = '', Value = '' }) => [Name, Value]),
    );
    checks.push(assertTurn(itemOf(tags), tags));
    const given = trouble.getStore();
    if (given === undefined || given === 'fine') return undefined;
    return next(3) > 0 ? given : undefined;
  };

  const noteTakings = () => {
    for (const mail of api.ses.emails.splice(0)) {
      const taking: Taking = { mail };
      takings.push(taking);
      const fate = fates[next(fates.length)] ?? [];
      events.push(...fate.map((late) => ({ due: mail.at + late * minute, taking, triesLeft: 3 })));
    }
  };

  const deliver = async (fault?: Fault) => {
    noteTakings();
    const due = events.filter((event) => event.due <= Date.now());
    events = events.filter((event) => !due.includes(event));
    if (next(2)) due.reverse();
    await Promise.all(
      due.map(async (event) => {
        const run = () =>
          api
            .runEvent('recordMailEvent', sesEvent(event.taking.mail.tags))
            .then(() => true)
            .catch(() => false);
        const { outcome } = await withFault(next(4) === 0 ? fault : undefined, run);
        if (outcome) event.taking.settledAt ??= Date.now();
        else if (event.triesLeft > 1) events.push({ ...event, triesLeft: event.triesLeft - 1 });
      }),
    );
  };

  return {
    api,
    table,
    items,
    takings,
    deliver,
    isWaitingForEvents: () => events.length > 0,
    run: (fault: Fault | undefined, ses: SesTrouble | 'fine', act: () => Promise<unknown>) =>
      trouble.run(ses, () => withFault(fault, () => act().catch(() => undefined))),
    settle: async () => {
      noteTakings();
      await Promise.all(checks.splice(0));
    },
    begin: async (given: number) => {
      await table.clear();
      api.forget();
      api.ses.reset();
      api.ses.fail(answer);
      api.logged.length = 0;
      takings.length = 0;
      events = [];
      checks = [];
      numbers.begin(given);
    },
  };
}

export type World = ReturnType<typeof startWorld>;

const fates: number[][] = [[0], [0], [0], [1], [3], [6], [0, 0], [0, 5], []];

async function assertTurn(
  stored: Promise<MailItem | undefined>,
  tags: Record<string, string>,
): Promise<void> {
  const now = new Date().toISOString();
  const all = (await stored)?.outbox ?? [];
  const entry = all.find(({ id }) => id === tags.mail);
  const waiting = all.filter(({ kind }) => kind === entry?.kind);
  if (!entry) return;
  assert(entry.due > now, 'an email was sent without a claim');
  const earlier = waiting.filter((each) => turnOf(each) < turnOf(entry));
  assert.deepEqual(earlier, [], 'an email was sent before an earlier one of its item');
}

const turnOf = ({ originalDue, due }: Entry) => originalDue ?? due;
