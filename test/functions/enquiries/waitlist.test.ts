import type { CourseInput } from '#shared/domain/courses/course.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { courseEnquiry, pmpCourse } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
startRazorpay(api);
const { emails, toOwner } = startMailStage(api);

beforeEach(() => setClock(Date.parse('2026-11-20T12:00:00+05:30')));

const newCourse = async (input: Partial<CourseInput> = {}) =>
  (await api.owner('POST /courses', { body: { ...pmpCourse, isFull: true, ...input } })).data;

const change = (id: string, input: Partial<CourseInput>) =>
  api.owner('PUT /courses/{id}', { path: { id }, body: { ...pmpCourse, ...input } });

const ask = async (courseId: string, more: object = {}) =>
  (
    await api.visitor('POST /enquiries', {
      body: { ...courseEnquiry, courseId, wants: 'waitlist', batchStart: '2026-12-05', ...more },
    })
  ).data;

const sent = (template: string) => emails.filter(({ tags }) => tags.template === template);

/** Runs the jobs for some minutes and returns everyone who was emailed, in alphabetical order. */
async function emailed(): Promise<string[]> {
  for (let minutes = 0; minutes < 5; minutes++) {
    for (const job of ['refreshPages', 'sendMail', 'emailWaitlist'] as const) await api.runSchedule(job);
    pass(minute);
  }
  return sent('seat-free')
    .flatMap(({ to }) => to)
    .toSorted();
}

const someone = (name: string) => ({ email: `${name}@example.com` });

describe('a request to join the waitlist', () => {
  it('isn’t due for the owner, and has a ticket but no reply date', async () => {
    const { id } = await newCourse();
    expect(await ask(id)).toEqual({ id: expect.any(String), ticket: expect.stringMatching(/^E-2026-/) });
    expect((await api.owner('GET /admin/today', {})).data.rows).toEqual([]);
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data).toMatchObject([{ type: 'course', wants: 'waitlist', batchStart: '2026-12-05' }]);
  });

  it('is acknowledged without a promise to reply', async () => {
    const { id, title } = await newCourse();
    const { ticket } = await ask(id);
    expect(await emailed()).toEqual([]);
    const [email] = sent('enquiry-received');
    expect(email?.subject).toContain(`We’ll tell you when a seat is free · ${ticket}`);
    expect(email?.text.replace(/\s+/g, ' ')).toContain(`when a seat is free in ${title}, in the batch`);
    expect(email?.text).not.toContain('We’ll reply by');
    const [notice] = toOwner();
    expect(notice?.subject).toContain('wants to know when a seat is free, batch of 5 December 2026');
    expect(notice?.subject).not.toContain('reply');
  });

  it('is answered with one email to everyone who asked, once a seat is free', async () => {
    const { id } = await newCourse();
    for (const name of ['asha', 'ravi']) await ask(id, someone(name));
    pass(minute);
    await ask(id, { email: 'Asha+again@example.com' });
    expect(await emailed()).toEqual([]);
    await change(id, {});
    expect(await emailed()).toEqual(['Asha+again@example.com', 'ravi@example.com']);
    await change(id, { isFull: true });
    await change(id, {});
    expect(await emailed()).toHaveLength(2);
  });

  it('is answered when the owner adds a seat', async () => {
    const { id } = await newCourse({ isFull: false, seats: 0 });
    await ask(id);
    await change(id, { seats: 1 });
    expect(await emailed()).toEqual([courseEnquiry.email]);
  });

  it('is answered at once if there already is a seat', async () => {
    const { id } = await newCourse({ isFull: false });
    await ask(id);
    expect(await emailed()).toEqual([courseEnquiry.email]);
  });

  it.each([
    ['is hidden', { isHidden: true }],
    ['has started', { startDate: '2026-11-01' }],
  ])('waits if the course %s', async (_, input) => {
    const { id } = await newCourse();
    await ask(id);
    await change(id, input);
    expect(await emailed()).toEqual([]);
  });

  it.each(['#', '#2026', ' '])(
    'isn’t answered if the course id only begins like another: %j',
    async (more) => {
      const { id } = await newCourse();
      await ask(`${id}${more}x`);
      await change(id, {});
      expect(await emailed()).toEqual([]);
    },
  );

  it.each([
    [
      'the owner has clarified it',
      (id: string) => api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id } }),
    ],
    [
      'it’s marked as spam',
      (id: string) => api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } }),
    ],
  ])('isn’t answered after %s', async (_, act) => {
    const course = await newCourse();
    const { id } = await ask(course.id);
    await act(id);
    await change(course.id, {});
    expect(await emailed()).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('emails everyone once if a run fails after %i writes', async (writes) => {
    const { id } = await newCourse();
    for (const name of ['asha', 'ravi']) await ask(id, someone(name));
    await emailed();
    await change(id, {});
    await api.runSchedule('refreshPages');
    api.failOn('UpdateItem', undefined, writes);
    await api.runSchedule('emailWaitlist').catch(() => {});
    api.recover();
    pass(16 * minute);
    expect(await emailed()).toEqual(['asha@example.com', 'ravi@example.com']);
  });
});
