import { startApi } from '../../support/api.ts';
import { boughtWork } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';

/** The file for the calendar that mails about a class carry, as a calendar would read it. */

const table = memoryTable();
const api = startApi({ table });
const { send, toOthers } = startMailStage(api);
const razorpay = startRazorpay(api);
const { follow, reservedPlace, changeCourse } = boughtWork(api, razorpay);

beforeEach(() => setClock(monday));

const nine = { start: '2026-12-05T03:30:00.000Z', end: '2026-12-05T06:30:00.000Z' };
const ten = { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T07:30:00.000Z' };

async function reserved(firstClass?: typeof nine) {
  const place = await reservedPlace('2026-12-05', firstClass);
  await follow();
  await send();
  return place;
}

type Reserved = Awaited<ReturnType<typeof reserved>>;

async function change({ course }: Reserved, input: object) {
  pass(minute);
  await changeCourse(course, input);
}

async function lookAfter() {
  pass(minute);
  for (const job of ['followCourses', 'refreshPages', 'followCourses', 'remindOfWork'] as const)
    await api.runSchedule(job);
  await send();
}

/** The last mail to the buyer, with the properties of its file. */
function lastMail() {
  const mail = toOthers().at(-1);
  const [file] = mail?.attachments ?? [];
  const lines = file?.text.replace(/\r\n /g, '').trim().split('\r\n') ?? [];
  const event = Object.fromEntries(lines.map((line) => [line.split(/[:;]/)[0], line.replace(/^[^:]*:/, '')]));
  return { letter: mail?.tags.letter, text: mail?.text.replaceAll('\n', ' ') ?? '', file, event };
}

describe('a mail about a class with settled hours', () => {
  it('puts its first class into a calendar, with the course, the way to join and the company', async () => {
    const { id } = await reserved(nine);
    const { letter, text, file, event } = lastMail();
    expect([letter, file?.name]).toEqual(['place-reserved', 'class.ics']);
    expect(text).toContain('Starts: 5 December 2026, 09:00 IST');
    expect(text).toContain('The attached file puts the class into your calendar.');
    expect(event).toMatchObject({
      METHOD: 'PUBLISH',
      STATUS: 'CONFIRMED',
      UID: `class-${id}@site.example`,
      DTSTART: '20261205T033000Z',
      DTEND: '20261205T063000Z',
      SUMMARY: expect.stringContaining('PMP Certification Training · '),
      LOCATION: 'Room 4.',
      DESCRIPTION: expect.stringContaining('Weekend\\nRoom 4.'),
      ORGANIZER: `MAILTO:${mailStage.MAIL_FROM}`,
    });
  });

  it('names the link in its place, and no word of the owner’s becomes a line of the file', async () => {
    const { course } = await reservedPlace('2026-12-05', nine);
    const joining =
      'Join by call; see below:\nhttps://meet.example/a?b=1,2\nEND:VEVENT\nATTACH:http://evil.example';
    const path = { id: course.id };
    const { data } = await api.owner('GET /admin/courses/{id}/class', { path });
    await api.owner('PUT /admin/courses/{id}/class', {
      path,
      body: { ...data, joining } as never,
    });
    await follow();
    await send();
    const { file, event } = lastMail();
    expect(event.LOCATION).toBe('https://meet.example/a?b=1\\,2');
    expect(file?.text).not.toMatch(/^ATTACH/m);
    expect(file?.text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('is carried the day before, and moves the class where its hours change, under a higher sequence', async () => {
    const place = await reserved(nine);
    const before = lastMail().event;
    await change(place, { firstClass: ten });
    await lookAfter();
    const moved = lastMail();
    expect(moved.letter).toBe('class-moved');
    expect(moved.text).toContain('starts on 5 December 2026, 10:00 IST');
    expect(moved.event).toMatchObject({ UID: before.UID, DTSTART: '20261205T043000Z', STATUS: 'CONFIRMED' });
    expect(Number(moved.event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    jest.setSystemTime(Date.UTC(2026, 11, 4, 4, 31));
    await lookAfter();
    const tomorrow = lastMail();
    expect(tomorrow.letter).toBe('class-tomorrow');
    expect(tomorrow.event).toMatchObject({ UID: before.UID, SEQUENCE: moved.event.SEQUENCE });
  });

  it('takes the class out of the calendar where its start is open again', async () => {
    const place = await reserved(nine);
    const before = lastMail().event;
    await change(place, { startDate: '', firstClass: undefined });
    await lookAfter();
    const { letter, text, event } = lastMail();
    expect(letter).toBe('class-moved');
    expect(text).toContain('The attached file takes the class out of your calendar.');
    expect(event).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: before.UID });
    expect(Number(event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  });

  it('takes it out where the course is deleted, with the owner’s words and with the refund', async () => {
    const place = await reserved(nine);
    const before = lastMail().event;
    await api.owner('DELETE /courses/{id}', { path: { id: place.course.id } });
    await lookAfter();
    const path = { id: place.id };
    const body = { kind: 'message', text: 'The course is not held.' } as const;
    await api.owner('POST /admin/work/{id}/entries', { path, body });
    await send();
    const told = lastMail();
    expect(told.letter).toBe('message-to-buyer');
    expect(told.event).toMatchObject({ METHOD: 'CANCEL', UID: before.UID, DTSTART: before.DTSTART });
    expect(Number(told.event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    jest.setSystemTime(Date.now() + minute);
    await api.owner('POST /admin/orders/{id}/refund', {
      path,
      body: { reason: 'The course is not held.' },
    });
    await lookAfter();
    const refunded = lastMail();
    expect(refunded.letter).toBe('refund-arrived');
    expect(refunded.event).toMatchObject({ METHOD: 'CANCEL', UID: before.UID });
  });
});

describe('a mail about a class without settled hours', () => {
  it('carries no file, whatever becomes of the class', async () => {
    const place = await reserved();
    expect([lastMail().letter, lastMail().file]).toEqual(['place-reserved', undefined]);
    await change(place, { startDate: '2026-12-12' });
    await lookAfter();
    expect([lastMail().letter, lastMail().file]).toEqual(['class-moved', undefined]);
    expect(lastMail().text).not.toContain('calendar');
  });

  it('tells the hours once they are settled, with the file', async () => {
    const place = await reserved();
    await change(place, { firstClass: nine });
    await lookAfter();
    expect(lastMail()).toMatchObject({ letter: 'class-moved', event: { DTSTART: '20261205T033000Z' } });
  });
});
