import { calendarFile } from '#functions/mail/calendar-file.ts';
import { classEvents } from '#shared/emails/class-event.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const { send, toOthers } = startMailStage(api);
const razorpay = startRazorpay(api);
const { follow, bookSeat, changeCourse } = boughtWork(api, razorpay);

beforeEach(() => setClock(monday));

const nine = { start: '2026-12-05T03:30:00.000Z', end: '2026-12-05T06:30:00.000Z' };
const ten = { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T07:30:00.000Z' };

async function reserved(firstClass?: typeof nine) {
  const courseSeat = await bookSeat('2026-12-05', firstClass);
  await follow();
  await send();
  return courseSeat;
}

type Reserved = Awaited<ReturnType<typeof reserved>>;

async function change({ course }: Reserved, input: object) {
  pass(minute);
  await changeCourse(course, input);
}

async function runJobs(minutes = 11) {
  pass(minutes * minute);
  for (const job of ['followCourses', 'refreshPages', 'followCourses', 'remindOfWork'] as const)
    await api.runSchedule(job);
  await send();
}

function lastEmail() {
  const mail = toOthers().at(-1);
  const [file] = mail?.attachments ?? [];
  const lines = file?.text.replace(/\r\n /g, '').trim().split('\r\n') ?? [];
  const event = Object.fromEntries(lines.map((line) => [line.split(/[:;]/)[0], line.replace(/^[^:]*:/, '')]));
  return { template: mail?.tags.template, text: mail?.text.replaceAll('\n', ' ') ?? '', file, event };
}

describe('an email about a class with fixed hours', () => {
  it('has a calendar file of the first class, with the course, how to join and the company', async () => {
    const { id } = await reserved(nine);
    const { template, text, file, event } = lastEmail();
    expect([template, file?.name]).toEqual(['seat-reserved', 'calendar.ics']);
    expect(text).toContain('Starts: 5 December 2026, 9:00 am IST');
    expect(text).toContain('Open the attached file to add the class to your calendar.');
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

  it('has the link as its location, and the owner’s text can’t add lines to the file', async () => {
    const { course } = await bookSeat('2026-12-05', nine);
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
    const { file, event } = lastEmail();
    expect(event.LOCATION).toBe('https://meet.example/a?b=1\\,2');
    expect(file?.text).not.toMatch(/^ATTACH/m);
    expect(file?.text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('is sent again the day before, and moves the class if its hours change, with a higher sequence', async () => {
    const courseSeat = await reserved(nine);
    const before = lastEmail().event;
    await change(courseSeat, { firstClass: ten });
    await runJobs();
    const moved = lastEmail();
    expect(moved.template).toBe('class-changed');
    expect(moved.text).toContain('starts on 5 December 2026, 10:00 am IST');
    expect(moved.event).toMatchObject({ UID: before.UID, DTSTART: '20261205T043000Z', STATUS: 'CONFIRMED' });
    expect(Number(moved.event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    jest.setSystemTime(Date.UTC(2026, 11, 4, 4, 31));
    await runJobs();
    const tomorrow = lastEmail();
    expect(tomorrow.template).toBe('class-tomorrow');
    expect(tomorrow.event).toMatchObject({ UID: before.UID, SEQUENCE: moved.event.SEQUENCE });
  });

  it('cancels the class if its start is no longer fixed', async () => {
    const courseSeat = await reserved(nine);
    const before = lastEmail().event;
    await change(courseSeat, { startDate: '', firstClass: undefined });
    await runJobs();
    const { template, text, file, event } = lastEmail();
    expect(template).toBe('class-changed');
    expect(text).toContain('Open the attached file to remove the class from your calendar.');
    expect(event).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: before.UID });
    expect(file?.type).toBe('text/calendar; method=CANCEL; charset=utf-8');
    expect(Number(event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  });

  it('cancels it if the course is deleted, with the owner’s note and the refund', async () => {
    const courseSeat = await reserved(nine);
    const before = lastEmail().event;
    await api.owner('DELETE /courses/{id}', { path: { id: courseSeat.course.id } });
    await runJobs();
    const path = { id: courseSeat.id };
    const body = { kind: 'message', text: 'The course won’t run.' } as const;
    await api.owner('POST /admin/work/{id}/entries', { path, body });
    await send();
    const told = lastEmail();
    expect(told.template).toBe('message-to-buyer');
    expect(told.event).toMatchObject({ METHOD: 'CANCEL', UID: before.UID, DTSTART: before.DTSTART });
    expect(Number(told.event.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    jest.setSystemTime(Date.now() + minute);
    await api.owner('POST /admin/orders/{id}/refund', {
      path,
      body: { reason: 'The course won’t run.' },
    });
    await runJobs();
    const refunded = lastEmail();
    expect(refunded.template).toBe('refund-sent');
    expect(refunded.event).toMatchObject({ METHOD: 'CANCEL', UID: before.UID });
  });
});

const changeClass = async ({ course }: Reserved, body: object, query = {}) => {
  const path = { id: course.id };
  const { data } = await api.owner('GET /admin/courses/{id}/class', { path });
  await api.owner('PUT /admin/courses/{id}/class', { path, query, body: { ...data, ...body } as never });
};

const classEmails = () => toOthers().filter(({ tags }) => tags.template?.startsWith('class-'));

describe('a change to a class', () => {
  it.each([
    [
      'its joining link',
      { joining: 'https://meet.example/new' },
      {},
      { LOCATION: 'https://meet.example/new' },
    ],
    ['its end', {}, { firstClass: { ...nine, end: ten.end } }, { DTEND: '20261205T073000Z' }],
    ['its room', { joining: 'Room 5.' }, {}, { LOCATION: 'Room 5.' }],
  ])('to %s is emailed once, with a higher sequence', async (_, ofClass, ofCourse, event) => {
    const courseSeat = await reserved(nine);
    const before = lastEmail().event;
    if (Object.keys(ofClass).length > 0) await changeClass(courseSeat, ofClass);
    else await change(courseSeat, ofCourse);
    await runJobs();
    await runJobs();
    expect(classEmails()).toHaveLength(1);
    expect(lastEmail()).toMatchObject({ template: 'class-changed', event });
    expect(classEmails()[0]?.subject).toMatch(/^Updated class details · PMP/);
    expect(Number(lastEmail().event.SEQUENCE)).toBe(Number(before.SEQUENCE) + 1);
  });

  it('to its title isn’t emailed by itself, but with the next email', async () => {
    const courseSeat = await reserved(nine);
    await change(courseSeat, { title: 'PMP, revised', firstClass: nine });
    await runJobs();
    expect(classEmails()).toEqual([]);
    await changeClass(courseSeat, { batch: 'Morning' });
    await runJobs();
    expect(classEmails()).toEqual([]);
    jest.setSystemTime(Date.UTC(2026, 11, 4, 4, 31));
    await runJobs(0);
    expect(lastEmail()).toMatchObject({ template: 'class-tomorrow', event: { SEQUENCE: '1' } });
    expect(lastEmail().event.SUMMARY).toContain('PMP\\, revised');
  });

  it('within ten minutes of another is sent in one email', async () => {
    const courseSeat = await reserved(nine);
    await runJobs();
    await change(courseSeat, { firstClass: ten });
    await runJobs(5);
    await changeClass(courseSeat, { joining: 'Room 7.' });
    await runJobs(6);
    await runJobs();
    expect(classEmails()).toHaveLength(1);
    expect(lastEmail().event).toMatchObject({
      DTSTART: '20261205T043000Z',
      LOCATION: 'Room 7.',
      SEQUENCE: '1',
    });
  });

  it('saved without an email isn’t emailed, unless an earlier change still has to be', async () => {
    const courseSeat = await reserved(nine);
    await runJobs();
    await changeClass(courseSeat, { joining: 'Room 4, first floor.' }, { email: 'none' });
    const path = { id: courseSeat.course.id };
    const { id: _, createdAt: _at, version: _version, ...course } = courseSeat.course;
    const body = { ...course, firstClass: ten };
    await api.owner('PUT /courses/{id}', { path, query: { email: 'none' }, body });
    await runJobs();
    await runJobs();
    expect(classEmails()).toEqual([]);
    await changeClass(courseSeat, { joining: 'Room 9.' });
    await changeClass(courseSeat, { joining: 'Room 9, second floor.' }, { email: 'none' });
    await runJobs();
    expect(classEmails()).toHaveLength(1);
    expect(lastEmail().event).toMatchObject({
      DTSTART: '20261205T043000Z',
      LOCATION: 'Room 9\\, second floor.',
      SEQUENCE: '1',
    });
  });
});

describe('the location of a class', () => {
  const long = `https://teams.example/l/meetup-join/${'x'.repeat(280)}/0?context=abc`;
  it.each([
    [`Join: ${long}`, long],
    ['(https://meet.example/abc.)', 'https://meet.example/abc'],
    ['https://meet.example/hij, code 123', 'https://meet.example/hij'],
    ['https://meet.example/hij।', 'https://meet.example/hij'],
    ['“https://meet.example/hij”', 'https://meet.example/hij'],
    ['Room 5, Main Road\nMap: https://maps.app.goo.gl/abc', 'Room 5, Main Road'],
    ['Room 5, Main Road (https://www.google.com/maps/place/abc)\nBring a pen.', 'Room 5, Main Road'],
    ['Room 5\nOur site: https://site.example', 'Room 5'],
    ['Meeting room 5\nMap: https://maps.app.goo.gl/abc', 'Meeting room 5'],
    ['Zoom\nhttps://zoom.example/j/1', 'https://zoom.example/j/1'],
  ])('is the room or the whole link in %j', (joining, location) => {
    const event = { ...nine, sequence: 0 };
    const found = classEvents({ order: 'o', what: 'PMP', joining, event }, { site: 'https://site.example' });
    expect(found[0]?.location).toBe(location);
  });
});

describe('a calendar file', () => {
  it.each([
    `${'x'.repeat(66)}🎓 for all`,
    'परियोजना प्रबंधन प्रशिक्षण '.repeat(6).trim(),
    `${'é'.repeat(40)}👩‍🏫`,
  ])('has lines of at most 75 bytes and no broken characters: %s', (title) => {
    const event = { ...nine, uid: 'u', sequence: 0, title, notes: title, isCancelled: false };
    const file = calendarFile([event], 'hello@site.example');
    const bytes = Buffer.from(file);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(bytes.toString().replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
    expect(bytes.toString()).not.toContain('\ufffd');
  });
});

describe('an email about a class without fixed hours', () => {
  it('has no file, even after changes', async () => {
    const courseSeat = await reserved();
    expect([lastEmail().template, lastEmail().file]).toEqual(['seat-reserved', undefined]);
    await change(courseSeat, { startDate: '2026-12-12' });
    await runJobs();
    expect([lastEmail().template, lastEmail().file]).toEqual(['class-changed', undefined]);
    expect(lastEmail().text).not.toContain('calendar');
  });

  it('has the hours and the file once they’re fixed', async () => {
    const courseSeat = await reserved();
    await change(courseSeat, { firstClass: nine });
    await runJobs();
    expect(lastEmail()).toMatchObject({ template: 'class-changed', event: { DTSTART: '20261205T033000Z' } });
  });
});
