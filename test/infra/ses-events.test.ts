import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Switches } from '#infra/local/faults/ses/switches.ts';
import type { MailEvent } from '#infra/local/ses/events.ts';
import { aMail, messages, newFolder, send, sesIn } from '../support/local-ses.ts';

async function start(folder: string, switches: Partial<Switches> = {}, ends: boolean[] = []) {
  const ses = await sesIn(folder, { switches });
  const events: MailEvent[] = [];
  const deliver = () =>
    ses.deliverEvents(async (event) => {
      events.push(event as MailEvent);
      return ends.shift() ?? true;
    });
  return { ses, events, deliver, types: () => events.map((event) => event['detail-type']) };
}

const started = async (...given: Parameters<typeof start>) => {
  const all = await start(...given);
  await all.deliver();
  return all;
};

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}

describe('a sent email', () => {
  it('has an SES event with its tags', async () => {
    const { ses, events } = await started(newFolder());
    const messageId = await send(ses, {
      ...aMail,
      EmailTags: [
        { Name: 'item', Value: 'ENQUIRY' },
        { Name: 'mail', Value: 'a-mail' },
      ],
    });
    await ses.settled();
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        source: 'aws.ses',
        'detail-type': 'Email Sent',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        resources: ['arn:aws:ses:ap-south-1:000000000000:configuration-set/local'],
        detail: {
          eventType: 'Send',
          send: {},
          mail: {
            timestamp: expect.stringMatching(/^\d{4}-.+\.\d{3}Z$/),
            source: 'Sopaan Careers <hello@sopaan.example>',
            sourceArn: 'arn:aws:ses:ap-south-1:000000000000:identity/sopaan.example',
            sendingAccountId: '000000000000',
            messageId,
            destination: ['asha@example.in'],
            headersTruncated: false,
            headers: expect.arrayContaining([{ name: 'Auto-Submitted', value: 'auto-generated' }]),
            commonHeaders: expect.objectContaining({ messageId, to: ['asha@example.in'] }),
            tags: expect.objectContaining({
              item: ['ENQUIRY'],
              mail: ['a-mail'],
              'ses:configuration-set': ['local'],
              'ses:operation': ['SendEmail'],
            }),
          },
        },
      },
    ]);
  });

  it('has no event without a configuration set', async () => {
    const { ses, events } = await started(newFolder());
    await send(ses, { ...aMail, ConfigurationSetName: undefined });
    await ses.settled();
    expect([events, (await messages(ses)).length]).toEqual([[], 1]);
  });

  it('is stored before its event arrives', async () => {
    const ses = await sesIn(newFolder());
    const stored: number[] = [];
    await ses.deliverEvents(async () => {
      stored.push((await messages(ses)).length);
      return true;
    });
    await send(ses);
    await ses.settled();
    expect(stored).toEqual([1]);
  });
});

describe('a switch', () => {
  it('busy rejects emails and stores none', async () => {
    const { ses, events } = await started(newFolder(), { busy: true });
    await expect(send(ses)).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    expect([await messages(ses), events]).toEqual([[], []]);
    ses.switches.busy = false;
    await send(ses);
    expect(await messages(ses)).toHaveLength(1);
  });

  it('answerLost cuts the connection after an email is sent', async () => {
    const { ses, types } = await started(newFolder(), { answerLost: true });
    await expect(send(ses)).rejects.toThrow('socket hang up');
    await ses.settled();
    expect([(await messages(ses)).length, types()]).toEqual([1, ['Email Sent']]);
  });

  it('answerLost still returns an error for a rejected call', async () => {
    const { ses } = await started(newFolder(), { answerLost: true });
    await expect(send(ses, { ...aMail, FromEmailAddress: 'a@b.in' })).rejects.toThrow('not verified');
  });

  it.each([
    [{ bounce: true }, 'asha@example.in'],
    [{}, 'bounce@simulator.amazonses.com'],
  ])('bounce makes an email bounce permanently (%j, %s)', async (switches, address) => {
    const { ses, events, types } = await started(newFolder(), switches);
    await send(ses, { ...aMail, Destination: { ToAddresses: [address] } });
    await ses.settled();
    expect(types()).toEqual(['Email Sent', 'Email Bounced']);
    const [sent, bounced] = events;
    expect(bounced?.detail).toMatchObject({
      eventType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: address, action: 'failed', status: '5.1.1' }],
        feedbackId: expect.any(String),
      },
      mail: sent?.detail.mail,
    });
  });

  it.each([
    [{ complaint: true }, 'asha@example.in'],
    [{}, 'complaint@simulator.amazonses.com'],
  ])('complaint makes an email be marked as spam (%j, %s)', async (switches, address) => {
    const { ses, events, types } = await started(newFolder(), switches);
    await send(ses, { ...aMail, Destination: { ToAddresses: [address] } });
    await ses.settled();
    expect(types()).toEqual(['Email Sent', 'Email Complaint Received']);
    expect(events[1]?.detail).toMatchObject({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: address }], complaintFeedbackType: 'abuse' },
      mail: { tags: { mail: ['a-mail'] } },
    });
  });

  it('reject accepts an email without sending it', async () => {
    const { ses, events, types } = await started(newFolder(), { reject: true });
    await send(ses);
    await ses.settled();
    expect(types()).toEqual(['Email Rejected']);
    expect(events[0]?.detail).toMatchObject({ eventType: 'Reject', reject: { reason: 'Bad content' } });
  });

  it('eventLateMs delays events', async () => {
    const { ses, types } = await started(newFolder(), { eventLateMs: 150 });
    await send(ses);
    await ses.settled();
    expect(types()).toEqual([]);
    await until(() => types().length > 0);
    expect(types()).toEqual(['Email Sent']);
  });

  it('eventLost drops events, even after a restart', async () => {
    const folder = newFolder();
    const { ses, events } = await started(folder, { eventLost: true, bounce: true });
    await send(ses);
    await ses.settled();
    await ses.stop();
    const next = await started(folder);
    expect([events, next.events, (await messages(next.ses)).length]).toEqual([[], [], 1]);
  });
});

describe('an event', () => {
  it('is repeated unchanged until its Lambda succeeds', async () => {
    const { ses, events } = await started(newFolder(), {}, [false, false]);
    await send(ses);
    await until(() => events.length === 3);
    await ses.settled();
    expect(events).toHaveLength(3);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  it('given up is repeated once after a restart', async () => {
    const folder = newFolder();
    const { ses, events } = await started(folder, {}, [false, false, false]);
    await send(ses);
    await until(() => events.length === 3);
    await ses.stop();
    const second = await started(folder);
    expect(second.events).toEqual(events.slice(0, 1));
    await second.ses.stop();
    expect((await started(folder)).events).toEqual([]);
  });

  it('still pending is delivered by the next start', async () => {
    const folder = newFolder();
    const { ses } = await started(folder, { eventLateMs: 60_000, bounce: true });
    await send(ses);
    await ses.stop();
    expect((await started(folder)).types()).toEqual(['Email Sent', 'Email Bounced']);
  });

  it('of an email sent before delivery began is delivered later', async () => {
    const { ses, events, deliver } = await start(newFolder());
    await send(ses);
    await ses.settled();
    expect(events).toEqual([]);
    await deliver();
    expect(events).toHaveLength(1);
  });

  it('is dropped if its email wasn’t stored because the process was killed', async () => {
    const folder = newFolder();
    const { ses } = await start(folder);
    const id = await send(ses);
    await ses.stop();
    rmSync(join(folder, `${id}.eml`));
    expect((await started(folder)).events).toEqual([]);
  });

  it('ignores a truncated line', async () => {
    const folder = newFolder();
    const { ses } = await start(folder);
    await send(ses);
    await ses.stop();
    appendFileSync(join(folder, 'events.jsonl'), '\n{"messageId":"0109');
    const second = await started(folder);
    expect(second.types()).toEqual(['Email Sent']);
    await send(second.ses);
    await second.ses.settled();
    await second.ses.stop();
    expect((await started(folder)).events).toEqual([]);
  });
});
