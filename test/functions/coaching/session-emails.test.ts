import { startApi } from '../../support/api.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { coachingSales, longHours } from '../../support/coaching/sales.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { orderAccess } from '../../support/order-access.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import type { TakenMail } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { emails, send, toOwner, toOthers } = startMailStage(api);
const { addOffer, order, pay, sell } = coachingSales(api, razorpay, {
  coach: { name: 'Meera Joshi' },
  hours: longHours,
  offer: { title: 'Interview coaching', place: 'Join online: https://meet.example/coaching' },
});
const { recheck, refund, settleRefund } = orderMoney(api, razorpay);
const { buyerOf } = orderAccess(api);

/** Monday, 23 November 2026, 12:00 noon IST. */
beforeEach(() => setClock(monday));

const day = 24 * hour;
const thursday = '2026-12-03T13:30:00.000Z';
const friday = '2026-12-04T13:30:00.000Z';
const tomorrow = '2026-11-24T13:30:00.000Z';
const thursdayText = 'Thursday, 3 December, 7:00 pm IST';
const fridayText = 'Friday, 4 December, 7:00 pm IST';

const book = async (id: string, start: string, replaces?: string) => {
  const call = await buyerOf(id);
  const { data } = await call('POST /order/bookings', { body: { start, ...(replaces && { replaces }) } });
  const found = data.work?.entries.findLast(({ booking }) => booking?.start === start)?.booking?.id;
  if (!found) throw new Error(`No session at ${start}`);
  return found;
};

const cancel = async (id: string, booking: string) =>
  (await buyerOf(id))('POST /order/bookings/{id}', { path: { id: booking }, body: { kind: 'cancelled' } });

const withdraw = (id: string, bookingId: string) =>
  api.owner('POST /admin/work/{id}/bookings/{bookingId}', {
    path: { id, bookingId },
    body: { kind: 'withdrawn' },
  });

const runJobs = async (ms = 4 * minute) => {
  pass(ms);
  for (let turns = 0; turns < 3; turns++)
    for (const job of ['finishBookings', 'followOrders', 'remindOfWork', 'sendMail'] as const)
      await api.runSchedule(job);
};

/** Sends all that's waiting and forgets it. */
const settle = async () => {
  await runJobs();
  emails.length = 0;
};

const find = (template: string, from: readonly TakenMail[] = toOthers()) =>
  from.filter(({ tags }) => tags.template === template);

const last = (template: string, from?: readonly TakenMail[]) => {
  const mail = find(template, from).at(-1);
  const lines = mail?.attachments[0]?.text.replace(/\r\n /g, '').split('\r\n') ?? [];
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  return {
    subject: mail?.subject,
    text: mail?.text.replace(/\s+/g, ' ').replaceAll('\u00a0', ' ') ?? '',
    method: all('METHOD')[0],
    uids: all('UID'),
    sequences: all('SEQUENCE'),
    starts: all('DTSTART'),
    all,
  };
};

const templates = () => emails.map(({ tags }) => tags.template);

describe('the email about booked sessions', () => {
  it('is one for a sitting, with one file, each deadline, and what’s left to book', async () => {
    const { id } = await sell({ sessions: 4 });
    await settle();
    const first = await book(id, thursday);
    pass(minute);
    await book(id, tomorrow);
    await send();
    expect(find('sessions-booked')).toEqual([]);
    await runJobs();
    await runJobs();
    expect(find('sessions-booked')).toHaveLength(1);
    const { subject, text, method, uids, starts, sequences, all } = last('sessions-booked');
    expect(subject).toMatch(/^2 sessions booked · /);
    expect(text).toContain(
      'Session 1 of 4: Tuesday, 24 November, 7:00 pm IST. It’s less than 48 hours away, so it can’t be moved or cancelled.',
    );
    expect(text).toContain(
      `Session 2 of 4: ${thursdayText}. Move or cancel until Tuesday, 1 December, 7:00 pm IST.`,
    );
    expect(text).toContain('You have 2 sessions left to book.');
    expect(text).toContain('Coach: Meera Joshi');
    expect(text).toContain('https://meet.example/coaching');
    expect([method, sequences, starts]).toEqual([
      'PUBLISH',
      ['0', '0'],
      ['20261124T133000Z', '20261203T133000Z'],
    ]);
    expect(uids[1]).toBe(`session-${first}@site.example`);
    expect(all('LOCATION')[0]).toBe('https://meet.example/coaching');
    expect(all('DESCRIPTION')[0]).toMatch(/^Coach: Meera Joshi\\n.*\+91/);
    expect(find('sessions-booked')[0]?.attachments[0]?.name).toBe('calendar.ics');
  });

  it('isn’t sent if the session was cancelled in the meantime', async () => {
    const { id } = await sell({ sessions: 2 });
    await settle();
    await book(id, thursday);
    await runJobs();
    emails.length = 0;
    const second = await book(id, friday);
    await cancel(id, second);
    await runJobs();
    expect(templates()).toEqual(['session-cancelled']);
  });
});

describe('a session that’s moved', () => {
  it('is emailed with both times and replaces its calendar entry', async () => {
    const { id } = await sell();
    await settle();
    const first = await book(id, thursday);
    await settle();
    const second = await book(id, friday, first);
    await runJobs();
    expect(templates()).toEqual(['session-moved']);
    const moved = last('session-moved');
    expect(moved.subject).toContain(`Session moved to ${fridayText}`);
    expect(moved.text).toContain(
      `New time: ${fridayText}. Move or cancel until Wednesday, 2 December, 7:00 pm`,
    );
    expect(moved.text).toContain(`Old time: ${thursdayText}`);
    expect(moved).toMatchObject({ uids: [`session-${first}@site.example`], sequences: ['1'] });
    emails.length = 0;
    await cancel(id, second);
    await runJobs();
    const cancelled = last('session-cancelled');
    expect(cancelled).toMatchObject({ method: 'CANCEL', uids: moved.uids, sequences: ['2'] });
  });

  it('isn’t emailed if it has moved again or was cancelled', async () => {
    const { id } = await sell();
    await settle();
    const first = await book(id, thursday);
    await settle();
    const second = await book(id, friday, first);
    const third = await book(id, '2026-12-07T13:30:00.000Z', second);
    await send();
    expect(find('session-moved')).toHaveLength(1);
    expect(last('session-moved').subject).toContain('Monday, 7 December');
    emails.length = 0;
    await book(id, thursday, third);
    await cancel(id, (await book(id, friday, await bookedNow(id))) ?? '');
    await send();
    expect(templates()).toEqual(['session-cancelled']);
  });

  const bookedNow = async (id: string) => {
    const { work } = (await api.owner('GET /admin/work/{id}', { path: { id } })).data;
    return work?.entries.findLast(({ booking }) => booking?.kind === 'booked')?.booking?.id;
  };
});

describe('a cancelled session', () => {
  it('is kept for the buyer who cancelled it', async () => {
    const { id } = await sell();
    await settle();
    const booking = await book(id, thursday);
    await settle();
    await cancel(id, booking);
    await send();
    const { subject, text, method } = last('session-cancelled');
    expect(subject).toContain(`Session cancelled: ${thursdayText}`);
    expect(text).toContain('We’ve kept the session for you.');
    expect(text).not.toContain('full price');
    expect(method).toBe('CANCEL');
  });

  it('by us is another time or its price, and only until the buyer has chosen', async () => {
    const { id } = await sell({ sessions: 4, rupees: 5000 });
    await settle();
    const [one, other] = [await book(id, thursday), await book(id, friday)];
    await settle();
    await withdraw(id, one);
    await runJobs();
    const { text, method } = last('session-cancelled');
    expect(text).toContain(`We’re sorry that your coach can’t hold your session on ${thursdayText}.`);
    expect(text).toContain('choose another time or ask for this session’s full price, ₹1,250.');
    expect(method).toBe('CANCEL');
    await withdraw(id, other);
    await (await buyerOf(id))('POST /order/bookings/{id}', {
      path: { id: other },
      body: { kind: 'refund_asked' },
    });
    await runJobs();
    expect(last('session-cancelled').text).not.toContain('full price');
    expect(last('session-cancelled').method).toBe('CANCEL');
  });

  it('that the coach didn’t come to changes no calendar', async () => {
    const { id } = await sell({ rupees: 1250 });
    await settle();
    const booking = await book(id, thursday);
    await settle();
    setClock(Date.parse(thursday) + hour);
    await withdraw(id, booking);
    await send();
    const { text, method } = last('session-cancelled');
    expect(text).toContain('your coach didn’t come to your session on');
    expect(text).toContain('full price, ₹1,250');
    expect(method).toBeUndefined();
  });
});

describe('a time that was picked before the payment', () => {
  it('is in the emails about the payment if it’s booked', async () => {
    await sell({ sessions: 4 }, { start: thursday });
    await send();
    const received = last('payment-received').text;
    expect(received).toContain(`Your session is booked: ${thursdayText}.`);
    expect(received).toContain('You have 3 sessions left to book there');
    expect(last('new-order', toOwner()).text).toContain('Session: Thu 3 December, 7:00 pm IST');
    await runJobs();
    expect(last('sessions-booked').subject).toContain(thursdayText);
  });

  it('that was taken is emailed with the next three, unless another is booked since', async () => {
    const offer = await addOffer();
    const [winner, loser, late] = [
      await order(offer, { start: thursday }),
      await order(offer, { start: thursday }),
      await order(offer, { start: thursday }),
    ];
    await pay(winner);
    await runJobs();
    emails.length = 0;
    await pay(loser);
    await send();
    expect(last('payment-received').text).toContain(
      `${thursdayText} was no longer free when your payment reached us. Choose a time on your order page.`,
    );
    expect(last('new-order', toOwner()).text).toContain('Session: Not booked yet');
    const { text } = last('session-taken');
    expect(text).toContain(`${thursdayText} was no longer free, so it isn’t booked.`);
    expect(text.match(/Free time \d: /g)).toHaveLength(3);
    expect(text).toContain('Free time 1: Monday, 23 November, ');
    emails.length = 0;
    await pay(late);
    await book(late, friday);
    await send();
    expect(templates()).not.toContain('session-taken');
    expect(last('payment-received').text).toContain(`Your session is booked: ${fridayText}.`);
  });

  it('for a move that stops half-way, leaves the session as it was if someone takes the new time', async () => {
    const { id, offer } = await sell();
    const first = await book(id, thursday);
    await settle();
    for (const operation of ['UpdateItem', 'PutItem'] as const)
      api.failOn(operation, undefined, 0, 'COACH_DAY');
    await expect(book(id, friday, first)).rejects.toThrow();
    api.recover();
    await pay(await order(offer, { start: friday }));
    await runJobs();
    const { text } = last('session-taken');
    expect(text).toContain(`${fridayText} was no longer free, so your session hasn’t moved.`);
    expect(text).toContain(`Your session: ${thursdayText}`);
    expect(templates()).not.toContain('session-moved');
  });

  it('isn’t promised while it’s being decided', async () => {
    const offer = await addOffer();
    const id = await order(offer, { start: thursday });
    api.failOn('UpdateItem', undefined, 0, 'COACH_DAY');
    api.failOn('PutItem', undefined, 0, 'COACH_DAY');
    await pay(id);
    await send();
    expect(last('payment-received').text).toContain(`We’re checking that ${thursdayText} is still free.`);
    api.recover();
    await runJobs();
    await runJobs();
    expect(last('sessions-booked').subject).toContain(thursdayText);
  });
});

describe('a reminder', () => {
  it('comes at 10:00 the day before, once, with the file', async () => {
    const { id } = await sell();
    const booking = await book(id, thursday);
    await settle();
    setClock(Date.parse('2026-12-02T04:31:00.000Z'));
    await runJobs(0);
    await runJobs();
    expect(find('session-tomorrow')).toHaveLength(1);
    const { subject, text, uids } = last('session-tomorrow');
    expect(subject).toMatch(/^Your session is tomorrow, 7:00 pm IST · /);
    expect(text).toContain(`Session: ${thursdayText}. It’s less than 48 hours away`);
    expect(uids).toEqual([`session-${booking}@site.example`]);
  });

  it('isn’t sent about a session that was moved after it was queued', async () => {
    const { id } = await sell();
    const first = await book(id, thursday);
    await settle();
    setClock(Date.parse('2026-12-02T04:31:00.000Z'));
    await api.runSchedule('remindOfWork');
    const path = { id };
    await api.owner('POST /admin/work/{id}/bookings', { path, body: { start: friday, replaces: first } });
    await send();
    expect(templates()).toEqual(['session-moved']);
  });

  it('to book comes after 3 and 14 days, and not once a session is booked', async () => {
    const { id } = await sell({ sessions: 4 });
    await settle();
    await runJobs(3 * day);
    expect(last('book-sessions').text).toContain('You’ve paid for 4 sessions, and nothing is booked yet.');
    expect(last('book-sessions').text).not.toContain('suits you');
    await runJobs(11 * day);
    expect(last('book-sessions').text).toContain('No time suits you? Call +91');
    await runJobs(11 * day);
    expect(find('book-sessions')).toHaveLength(2);
    const other = await sell({ sessions: 4 });
    await settle();
    pass(3 * day);
    await api.runSchedule('remindOfWork');
    await book(other.id, new Date(Math.ceil(Date.now() / day) * day + 3 * day + 13.5 * hour).toISOString());
    await send();
    expect(templates()).not.toContain('book-sessions');
    expect(id).not.toBe(other.id);
  });
});

describe('the owner', () => {
  it('is emailed about a session that starts before the next digest, and only then', async () => {
    const { id } = await sell({ sessions: 2 });
    await settle();
    await book(id, '2026-11-23T13:30:00.000Z');
    await book(id, thursday);
    await send();
    expect(find('session-soon', toOwner())).toHaveLength(1);
    const { subject, text } = last('session-soon', toOwner());
    expect(subject).toBe(
      'Session soon · Mon 23 November, 7:00 pm · Interview coaching, 2 sessions of 60 minutes',
    );
    expect(text).toContain('Imran Shaikh');
    expect(text).toContain('Session 1 of 2: Mon 23 November, 7:00 pm IST');
    expect(find('session-soon', toOwner())[0]?.to).toEqual([mailStage.MAIL_OWNER]);
  });

  it('isn’t emailed once the session has begun or was cancelled', async () => {
    const { id } = await sell();
    await settle();
    const booking = await book(id, '2026-11-23T13:30:00.000Z');
    await withdraw(id, booking);
    await send();
    expect(templates()).not.toContain('session-soon');
  });

  it('sees today’s sessions in the digest', async () => {
    await sell({ sessions: 4 }, { start: thursday });
    await settle();
    setClock(Date.parse('2026-12-03T03:31:00.000Z'));
    await api.runSchedule('sendDigest');
    await send();
    expect(last('daily-digest', toOwner()).text).toMatch(/Session: [^:]*Coaching[^:]* · today, 7:00 pm/);
  });
});

describe('a refund', () => {
  it('removes the sessions to come from the calendar', async () => {
    const { id } = await sell({ sessions: 2 });
    const [one, other] = [await book(id, thursday), await book(id, friday)];
    await settle();
    razorpay.switches.refunds = 'pending';
    await refund(id);
    await runJobs();
    const started = last('refund-started');
    expect(started.text).toContain('Open the attached file to remove the sessions from your calendar.');
    expect(started).toMatchObject({
      ...{ method: 'CANCEL', sequences: ['1', '1'] },
      uids: [`session-${one}@site.example`, `session-${other}@site.example`],
    });
    await settleRefund(await recheck(id), 'processed');
    await runJobs();
    expect(last('refund-sent')).toMatchObject({ method: 'CANCEL', uids: started.uids });
  });

  it('that the bank returns says that the sessions aren’t booked any more', async () => {
    const { id } = await sell({ sessions: 2 });
    await book(id, thursday);
    await settle();
    razorpay.switches.refunds = 'pending';
    await refund(id);
    await runJobs();
    await settleRefund(await recheck(id), 'failed');
    await runJobs();
    expect(last('refund-delayed').text).toContain(
      'Until then, the session that was still to come is back in your order, but it isn’t booked any more.',
    );
  });

  it('of a part leaves the sessions as they are', async () => {
    const { id } = await sell({ sessions: 2 });
    await book(id, thursday);
    await settle();
    await refund(id, { rupees: 100 });
    await runJobs();
    expect(last('refund-sent').method).toBeUndefined();
    expect(last('refund-sent').text).not.toContain('calendar');
  });
});

describe('a payment link', () => {
  it('names the agreed time and until when we keep it', async () => {
    const { id: offerId } = await addOffer();
    const subject = { kind: 'coaching', offerId, start: thursday } as const;
    const person = { name: 'Asha', email: 'asha@example.com' };
    const body = { subject, rupees: 1250, lastDay: '2026-11-30', ...person, isMailed: true };
    await api.owner('POST /admin/payment-links', { body });
    await send();
    const { text } = last('payment-request');
    expect(text).toContain('We’re keeping the time we agreed for you until Monday, 30 November.');
    expect(text).toContain(`Session: ${thursdayText}`);
  });
});
