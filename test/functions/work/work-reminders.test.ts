import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { day } from '../../support/order-money.ts';
import { callAws, type Fault, withFault } from '../../support/payments/faults.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table, around: callAws });
const { emails, send, toOthers } = startMailStage(api);
const razorpay = startRazorpay(api);
const {
  bought,
  addAsBuyer,
  add,
  pageOf,
  follow,
  needingAttention,
  refund,
  bookSeat,
  changeCourse,
  sendDraft,
} = boughtWork(api, razorpay);

beforeEach(() => setClock(monday));

const inIndia = (time: number) =>
  new Date(time + 5.5 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

const arrived = (to: 'buyer' | 'owner') =>
  emails
    .splice(0)
    .filter((mail) => (mail.to[0] === mailStage.MAIL_OWNER) === (to === 'owner'))
    .map(({ at, tags }) => `${inIndia(at)} ${tags.template}`);

const courseJobs = ['followCourses', 'refreshPages', 'followCourses'] as const;

async function advanceDays(days: number): Promise<void> {
  const end = Date.now() + days * day;
  for (let ten = Math.floor(Date.now() / day) * day + 4.5 * 60 * minute; ten <= end; ten += day) {
    for (const at of [ten - 15 * minute, ten, ten + 15 * minute]) {
      if (at < Date.now() || at > end) continue;
      jest.setSystemTime(at);
      for (const job of [...courseJobs, 'remindOfWork', 'sendMail', 'remindOfWork', 'sendMail'] as const)
        await api.runSchedule(job);
    }
  }
  jest.setSystemTime(end);
}

const message = { kind: 'message', text: 'I’m on it.' };

describe('the emails of an action', () => {
  it('inform the buyer of our actions, and the owner of the buyer’s', async () => {
    const { id } = await bought();
    await send();
    emails.splice(0);
    const emailsAfter = async (act: () => Promise<unknown>) => {
      await act();
      await send();
      return emails
        .splice(0)
        .map(({ to, tags }) => `${tags.template} to ${to[0] === mailStage.MAIL_OWNER ? 'owner' : 'buyer'}`);
    };
    expect(await emailsAfter(() => addAsBuyer(id, told))).toEqual([
      'buyer-replied to owner',
      'work-begun to buyer',
    ]);
    expect(await emailsAfter(() => add(id, { kind: 'question', text: 'Which city?' }))).toEqual([
      'question to buyer',
    ]);
    expect(await emailsAfter(() => addAsBuyer(id, { kind: 'answer', text: 'Pune.' }))).toEqual([
      'buyer-replied to owner',
    ]);
    expect(await emailsAfter(() => add(id, { kind: 'hold', text: 'Until Monday.' }))).toEqual([
      'message-to-buyer to buyer',
    ]);
    expect(await emailsAfter(() => add(id, { kind: 'resumed' }))).toEqual([]);
    expect(await emailsAfter(() => sendDraft(id, 'Resume'))).toEqual(['draft-ready to buyer']);
    const changes = { kind: 'changes', document: 'Resume', text: 'Shorter.' };
    expect(await emailsAfter(() => addAsBuyer(id, changes))).toEqual(['buyer-replied to owner']);
    expect(await emailsAfter(() => sendDraft(id, 'Resume'))).toEqual(['draft-ready to buyer']);
    const approval = { kind: 'approval', document: 'Resume', version: 2 };
    expect(await emailsAfter(() => addAsBuyer(id, approval))).toEqual([
      'buyer-replied to owner',
      'documents-final to buyer',
    ]);
    expect(await emailsAfter(() => add(id, message))).toEqual(['message-to-buyer to buyer']);
    expect(await emailsAfter(() => add(id, { kind: 'call' }))).toEqual([]);
  });

  it('name the day of the first draft', async () => {
    const { id } = await bought();
    await send();
    emails.splice(0);
    await addAsBuyer(id, told);
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Details complete · due Saturday, 28 November'),
      expect.stringContaining('first draft by Saturday, 28 November'),
    ]);
  });
});

describe('the email of the last approval', () => {
  it.each([
    [10, true],
    [401, false],
  ])('after %d days offers the documents: %s', async (days, isOffered) => {
    const { id } = await bought();
    await add(id, told);
    await sendDraft(id, 'Resume');
    jest.setSystemTime(Date.now() + days * day);
    await addAsBuyer(id, { kind: 'approval', document: 'Resume', version: 1 });
    emails.splice(0);
    for (let runs = 0; runs < 3; runs++) await send();
    const final = emails.find(({ tags }) => tags.template === 'documents-final');
    expect(final?.text.includes('Download your documents')).toBe(isOffered);
  });
});

describe('remindOfWork', () => {
  it('reminds a silent buyer of missing details on days 1, 3, 7 and 21', async () => {
    await bought();
    await advanceDays(60);
    expect(arrived('buyer')).toEqual([
      '11-23 12:00 payment-received',
      '11-24 10:00 details-missing',
      '11-26 10:00 details-missing',
      '11-30 10:00 details-missing',
      '12-14 10:00 details-missing',
    ]);
  });

  it('reminds a buyer of a draft after 3, 7 and 14 days of silence, and stops after an answer', async () => {
    const { id } = await bought();
    await add(id, told);
    await sendDraft(id, 'Resume');
    await advanceDays(5);
    await addAsBuyer(id, message);
    await advanceDays(30);
    await addAsBuyer(id, { kind: 'approval', document: 'Resume', version: 1 });
    const reminders = arrived('buyer').filter((mail) => mail.includes('waiting'));
    expect(reminders).toEqual([
      '11-26 10:00 draft-waiting',
      '12-01 10:00 draft-waiting',
      '12-05 10:00 draft-waiting',
      '12-12 10:00 draft-waiting',
    ]);
    await advanceDays(60);
    expect(arrived('buyer').filter((mail) => !mail.includes('documents-final'))).toEqual([]);
  });

  it('sends at most eight reminders per order', async () => {
    const { id } = await bought();
    await advanceDays(30);
    await addAsBuyer(id, told);
    for (let drafts = 0; drafts < 3; drafts++) {
      await sendDraft(id, 'Resume');
      await advanceDays(30);
    }
    const all = arrived('buyer');
    expect(all.filter((mail) => /missing|waiting/.test(mail))).toHaveLength(8);
    expect(all.filter((mail) => mail.includes('draft-ready'))).toHaveLength(3);
  });

  it('sends only the last of several missed reminders', async () => {
    await bought();
    jest.setSystemTime(monday + 10 * day);
    await advanceDays(1);
    expect(arrived('buyer').filter((mail) => mail.includes('missing'))).toHaveLength(1);
    await advanceDays(20);
    expect(arrived('buyer')).toEqual(['12-14 10:00 details-missing']);
  });

  it('emails the owner the day before something is due, unless the clock is paused', async () => {
    const { id } = await bought();
    await addAsBuyer(id, told);
    await advanceDays(10);
    expect(arrived('owner').filter((mail) => mail.includes('tomorrow'))).toEqual([
      '11-27 10:00 draft-due-tomorrow',
    ]);
    const other = await bought();
    await addAsBuyer(other.id, told);
    await add(other.id, { kind: 'question', text: 'Which city?' });
    await advanceDays(10);
    expect(arrived('owner').filter((mail) => mail.includes('tomorrow'))).toEqual([]);
    await addAsBuyer(other.id, { kind: 'answer', text: 'Pune.' });
    await advanceDays(10);
    expect(arrived('owner').filter((mail) => mail.includes('tomorrow'))).toEqual([
      '12-17 10:00 draft-due-tomorrow',
    ]);
  });

  it.each<Fault['with']>(['killed before', 'killed after', 'refused', 'answer lost', 'repeated'])(
    'reminds once despite a fault: %s',
    async (kind) => {
      for (const after of [0, 1, 2, 3]) {
        await bought();
        jest.setSystemTime(Date.now() + day);
        await withFault({ with: kind, after }, () => api.runSchedule('remindOfWork').catch(() => {}));
        for (let runs = 0; runs < 3; runs++) {
          jest.setSystemTime(Date.now() + 16 * minute);
          await api.runSchedule('remindOfWork');
          await send();
        }
        expect(arrived('buyer').filter((mail) => mail.includes('missing'))).toHaveLength(1);
        await table.clear();
      }
    },
  );
});

describe('a seat in a class', () => {
  const reserved = async (startDate: string) => {
    const courseSeat = await bookSeat(startDate);
    await follow();
    await send();
    return courseSeat;
  };

  it('is emailed on payment and the day before the start, with how to join', async () => {
    const { id } = await reserved('2026-12-05');
    const [, , courseSeat] = emails;
    expect(courseSeat).toMatchObject({ subject: expect.stringContaining('Your seat is reserved: PMP') });
    expect(courseSeat?.text).toContain('Room 4.');
    await advanceDays(40);
    expect(arrived('buyer')).toEqual([
      '11-23 12:00 payment-received',
      '11-23 12:00 seat-reserved',
      '12-04 10:00 class-tomorrow',
    ]);
    const data = await pageOf(id);
    expect(data).toMatchObject({
      courseSeat: { batch: 'Weekend', joining: 'Room 4.' },
      work: { documents: [] },
    });
  });

  const move = ({ course }: Awaited<ReturnType<typeof reserved>>, startDate: string) =>
    changeCourse(course, { startDate });
  const runCourseJobs = async (minutes = 0) => {
    jest.setSystemTime(Date.now() + minutes * minute);
    for (const job of [...courseJobs, 'remindOfWork'] as const) await api.runSchedule(job);
  };
  const remove = async ({ course }: Awaited<ReturnType<typeof reserved>>) =>
    api.owner('DELETE /courses/{id}', { path: { id: course.id } });

  it('is emailed about a new day, and reminded of that day', async () => {
    const courseSeat = await reserved('2026-12-05');
    await advanceDays(5);
    await move(courseSeat, '2026-11-30');
    await advanceDays(5);
    await move(courseSeat, '2027-01-10');
    await advanceDays(60);
    expect(arrived('buyer').filter((mail) => mail.includes('class'))).toEqual([
      '11-29 09:45 class-changed',
      '11-29 10:00 class-tomorrow',
      '12-04 09:45 class-changed',
      '01-09 10:00 class-tomorrow',
    ]);
  });

  it('is emailed about a change within minutes, even after its reminder, in Indian time', async () => {
    const courseSeat = await reserved('2026-12-05');
    await advanceDays(11.2);
    arrived('buyer');
    await move(courseSeat, '2026-12-11T19:00:00Z');
    await runCourseJobs(11);
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual([
      'New start: 12 December 2026, 12:30 am IST · PMP Certification Training · Sopaan Careers',
    ]);
    expect(emails[0]?.text).not.toContain('T19:00');
    expect(emails[0]?.text.replaceAll('\n', ' ')).toContain('We’ll remind you the day before.');
    await advanceDays(20);
    expect(arrived('buyer').slice(1)).toEqual(['12-11 10:00 class-tomorrow']);
  });

  it('is emailed once about changes during an outage, with the newest start', async () => {
    const courseSeat = await reserved('2026-12-05');
    arrived('buyer');
    for (const day of ['2026-12-12', '2026-12-19', '2026-12-12', '2026-12-26']) {
      await move(courseSeat, day);
      await runCourseJobs(9);
      await send();
      expect(emails).toEqual([]);
    }
    await runCourseJobs(10);
    await runCourseJobs(1);
    await send();
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('26 December 2026')]);
  });

  it('isn’t emailed about a reversed change, a change to a past day, or when the class begins', async () => {
    const courseSeat = await reserved('2026-12-05');
    arrived('buyer');
    for (const day of ['2026-12-12', '2026-12-05', '2026-11-01']) await move(courseSeat, day);
    await runCourseJobs(11);
    await runCourseJobs(1);
    await send();
    expect(arrived('buyer')).toEqual([]);
    await move(courseSeat, '');
    await runCourseJobs(11);
    await runCourseJobs(1);
    await send();
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('New date to follow')]);
  });

  it('has the newest start in the seat’s email if that wasn’t sent yet', async () => {
    const courseSeat = await bookSeat('2026-12-05');
    await send();
    await api.runSchedule('followOrders');
    await move(courseSeat, '2026-12-12');
    await runCourseJobs(20);
    await send();
    await runCourseJobs(20);
    await send();
    const told = emails.filter(({ tags }) => tags.template === 'seat-reserved');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('12 December 2026')]);
    expect(arrived('buyer').filter((mail) => mail.includes('moved'))).toEqual([]);
  });

  it('has the newest start in a separate email if the seat’s wasn’t accepted', async () => {
    const courseSeat = await bookSeat('2026-12-05');
    await send();
    await api.runSchedule('followOrders');
    await move(courseSeat, '2026-12-12');
    jest.setSystemTime(Date.now() + 20 * minute);
    api.ses.fail('refused');
    await send();
    api.ses.recover();
    await runCourseJobs(20);
    await send();
    expect(emails.filter(({ tags }) => tags.template === 'seat-reserved')).toEqual([]);
    expect(emails.at(-1)?.subject).toContain('New start: 12 December 2026');
  });

  it.each<Fault['with']>(['killed before', 'killed after', 'refused', 'answer lost', 'repeated'])(
    'is emailed once about a change despite a fault in the jobs: %s',
    async (kind) => {
      for (const job of ['followCourses', 'remindOfWork'] as const)
        for (const after of [0, 1, 2, 3, 4]) {
          const courseSeat = await reserved('2026-12-05');
          await runCourseJobs(1);
          arrived('buyer');
          await move(courseSeat, '2026-12-12');
          jest.setSystemTime(Date.now() + 11 * minute);
          await api.runSchedule('refreshPages');
          if (job === 'remindOfWork') await api.runSchedule('followCourses');
          await withFault({ with: kind, after }, () => api.runSchedule(job).catch(() => {}));
          for (let runs = 0; runs < 3; runs++) {
            await runCourseJobs(16);
            await send();
          }
          expect(arrived('buyer').map((mail) => mail.slice(12))).toEqual(['class-changed']);
          await table.clear();
          api.forget();
          setClock(monday);
        }
    },
  );

  it.each([
    ['2026-12-05', 'we’ll remind you the day before'],
    ['', 'we’ll email you when the date is fixed'],
    ['2026-11-24', 'It starts tomorrow.'],
    ['2026-11-23', 'It starts today.'],
    ['2026-11-23T09:00', 'The class has started.'],
    ['2026-11-20', 'The class has started.'],
  ])('that starts on "%s" promises only a reminder that will be sent', async (startDate, inEmail) => {
    await reserved(startDate);
    const told = emails.find(({ tags }) => tags.template === 'seat-reserved')?.text.replaceAll('\n', ' ');
    expect(told).toContain(inEmail);
    await advanceDays(30);
    const reminders = arrived('buyer').filter((mail) => mail.includes('class-tomorrow'));
    expect(reminders).toHaveLength(inEmail.includes('remind') ? 1 : 0);
  });

  it('in a deleted course promises nothing, and needs the owner’s attention until it’s settled', async () => {
    const courseSeat = await reserved('2026-12-05');
    const kept = await reserved('2026-12-05');
    await remove(courseSeat);
    arrived('buyer');
    await runCourseJobs(1);
    expect(await needingAttention('course_gone')).toEqual([courseSeat.id]);
    expect((await pageOf(courseSeat.id)).courseSeat).toEqual({
      title: courseSeat.course.title,
      isGone: true,
    });
    expect((await pageOf(kept.id)).courseSeat).toMatchObject({ batch: 'Weekend' });
    await advanceDays(30);
    expect(arrived('buyer')).toEqual(['12-04 10:00 class-tomorrow']);
    await add(courseSeat.id, { kind: 'call', text: 'They’ll join the next class.' });
    await runCourseJobs();
    expect(await needingAttention('course_gone')).toEqual([]);
  });

  it('in a deleted course needs no attention once it’s being refunded', async () => {
    const courseSeat = await reserved('2026-12-05');
    await remove(courseSeat);
    await runCourseJobs(1);
    await refund(courseSeat.id);
    expect(await needingAttention('course_gone')).toEqual([]);
  });

  it.each([
    ['before', 'Sorry, we no longer offer this course. We’ll contact you'],
    ['after', 'Sorry, this course closed before your payment reached us.'],
  ])('that is paid %s the deletion needs the owner’s attention, and isn’t confirmed', async (when, words) => {
    const courseSeat = await bookSeat('2026-12-05', undefined, { isPaid: when === 'before' });
    pass(minute);
    await remove(courseSeat);
    await api.runSchedule('refreshPages');
    await api.runSchedule('followCourses');
    pass(minute);
    if (when === 'after') razorpay.pay(courseSeat.id);
    await api.runSchedule('sweepPayments');
    await follow();
    await send();
    await runCourseJobs(1);
    expect(await needingAttention('course_gone')).toEqual([courseSeat.id]);
    const told = toOthers();
    expect(told.map(({ tags }) => tags.template)).toEqual(['payment-received']);
    expect(told[0]?.text.replaceAll('\n', ' ')).toContain(words);
  });

  it('in a deleted course is handled through its outbox, which is then empty', async () => {
    const courseSeat = await reserved('2026-12-05');
    await remove(courseSeat);
    for (let runs = 0; runs < 3; runs++) {
      await runCourseJobs(2);
      await api.runSchedule('refreshPages');
    }
    expect(await api.rows('COURSE')).toEqual([]);
  });
});
