import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WorkDetail } from '#shared/domain/work/work-detail.ts';
import { openTab, row, scriptedOrder } from '../../support/web/admin.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { ownOrders } from '../../support/web/own-orders.ts';
import {
  adminMember,
  course,
  enquiry,
  enquiryDetails,
  interviewQuestion,
  review,
} from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const stored = course({ title: 'PMP in Six Weekends' });
const { details } = ownOrders;
const opened: WorkDetail = {
  order: details,
  mobile: '+91 98220 00001',
  work: details.work,
  emails: [],
  complaints: [],
};
const link = {
  id: 'link-1',
  what: 'Coaching',
  paise: 500_000,
  lastDay: '2026-11-29',
  name: 'Asha Kulkarni',
  createdAt: '2026-11-22T06:30:00.000Z',
  state: 'open',
  url: 'https://sopaan.example/pay#link-1.1.secret',
};

const answers: Answers = {
  'GET /admin/session': { body: {} },
  'POST /admin/session': { status: 201, body: {} },
  'DELETE /admin/session': { status: 204 },
  'GET /admin/courses': { body: [stored] },
  'GET /courses/{id}': { body: stored },
  'GET /admin/courses/{id}/class': { body: { version: 3, batch: 'Weekend batch' } },
  'GET /admin/courses/{id}/places': { body: [] },
  'GET /admin/enquiries': { body: [enquiry()] },
  'GET /admin/enquiries/{id}': { body: enquiryDetails() },
  'GET /admin/interview-questions': { body: [interviewQuestion()] },
  'GET /admin/settings': { body: { holidays: [], templates: [], version: 1 } },
  'GET /admin/work': { body: [] },
  'GET /admin/work/{id}': { body: opened },
  'GET /admin/payment-links': { body: [link] },
  'GET /reviews/admin': { body: [review()] },
  ...scriptedOrder(() => paidOrder()),
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: UserEvent, name: string | RegExp) => user.click(await button(name));
const nothing = async () => {};

async function open(address: string): Promise<UserEvent> {
  cleanup();
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  return visit(address);
}

const forms: [string, string, (user: UserEvent) => Promise<unknown>, string[], string][] = [
  ['a new course', '/admin?tab=manage-course', nothing, ['Description', 'Price'], ''],
  ['the details of a class', '/admin?tab=existing-courses&class=pmp-1', nothing, ['Joining details'], ''],
  [
    'a reply, and a note',
    '/admin?tab=manage-enquiries&enquiry=enquiry-1',
    async (user) =>
      user.click((await screen.findAllByRole('button', { name: 'Add a note' })).at(-1) as Element),
    ['Your reply', 'Note'],
    'Cancel',
  ],
  [
    'a message about work',
    '/admin?tab=work&order=order_MockAbc123',
    nothing,
    ['Your question', 'Your message', 'Reason', 'Target role'],
    '',
  ],
  [
    'a payment link',
    '/admin?tab=payment-links',
    (user) => press(user, 'Ask for a payment'),
    ['What it’s for'],
    '',
  ],
  [
    'an offline payment',
    '/admin?tab=payment-links',
    (user) => press(user, 'Paid another way'),
    ['Note'],
    'Cancel',
  ],
  [
    'a reply to a review',
    '/admin?tab=manage-reviews',
    (user) => press(user, 'Reply publicly'),
    ['Reply'],
    'Cancel',
  ],
  ['a reply template', '/admin?tab=mail', (user) => press(user, 'Add a template'), ['Text'], 'Cancel'],
];

const field = async (label: string) =>
  (await screen.findAllByLabelText(label, { selector: 'input, textarea' })).at(-1) as HTMLInputElement;

describe('unsaved input in the admin panel', () => {
  it.each(forms)('survives a reload: %s', async (_, address, openForm, labels, discard) => {
    scriptApi(answers);
    let user = await open(address);
    await openForm(user);
    for (const label of labels) await user.type(await field(label), 'Forty branches.');

    user = await open(address);
    await openForm(user);
    for (const label of labels) expect(await field(label)).toHaveValue('Forty branches.');
    if (!discard) return;
    const last = (await field(labels.at(-1) as string)).form as HTMLElement;
    await user.click(within(last).getByRole('button', { name: discard }));
    await openForm(user);
    expect(await field(labels.at(-1) as string)).toHaveValue('');
  });

  it('is deleted once sent, and on logout', async () => {
    const api = scriptApi({
      ...answers,
      'POST /interview-questions': { status: 201, body: interviewQuestion() },
    });
    let user = await open('/admin?tab=interview-questions');
    const question = (label: string) =>
      within(screen.getByRole('form', { name: 'Add a question' })).getByLabelText(label);
    await screen.findByRole('form', { name: 'Add a question' });
    for (const label of ['Category', 'Question', 'Answer']) await user.type(question(label), label);
    user = await open('/admin?tab=interview-questions');
    await screen.findByRole('form', { name: 'Add a question' });
    await press(user, 'Add Question');
    expect(api.callsTo('POST /interview-questions')[0]?.body).toEqual({
      category: 'Category',
      question: 'Question',
      answer: 'Answer',
    });
    expect(await screen.findByText('New question added successfully!')).toBeVisible();
    expect(question('Answer')).toHaveValue('');
    expect(sessionStorage.getItem('admin-input')).toBeNull();

    await user.type(question('Answer'), 'Not sent');
    expect(sessionStorage.getItem('admin-input')).toContain('Not sent');
    await act(async () => new BroadcastChannel('owner-logout').postMessage(''));
    await waitFor(() => expect(sessionStorage.getItem('admin-input')).toBeNull());
  });

  it('is sent with the same key if a reload hid the response', async () => {
    const api = scriptApi({ ...answers, 'POST /courses': problem(500, 'Sorry.') });
    let user = await open('/admin?tab=manage-course');
    for (const label of ['Title', 'Description', 'Price']) await user.type(await field(label), '4499');
    await press(user, 'Add Course');
    user = await open('/admin?tab=manage-course');
    await field('Title');
    await press(user, 'Add Course');
    const [first, second] = api.callsTo('POST /courses');
    expect(second?.body).toEqual(first?.body);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('doesn’t overwrite what was saved since: the difference is shown first', async () => {
    const ravi = adminMember({ id: 'ravi', name: 'Ravi Shah' });
    const api = scriptApi({
      ...answers,
      'PUT /courses/{id}': problem(412, 'Changed.'),
      'GET /admin/team': { body: [adminMember(), ravi] },
    });
    let user = await open('/admin?tab=manage-course&course=pmp-1');
    await screen.findByRole('option', { name: 'Vikram Shah' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Instructor' }), 'Vikram Shah');
    api.answer('GET /courses/{id}', { body: course({ version: 2, instructorId: 'ravi' }) });
    user = await open('/admin?tab=manage-course&course=pmp-1');
    expect(await screen.findByRole('combobox', { name: 'Instructor' })).toHaveValue('vikram');
    await press(user, 'Save Changes');
    expect(await screen.findByRole('table', { name: 'Differences' })).toHaveTextContent(
      'Ravi ShahVikram Shah',
    );
    await press(user, 'Save Changes');
    expect(api.callsTo('PUT /courses/{id}').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);

    await press(user, 'Use the saved version');
    expect(await screen.findByRole('combobox', { name: 'Instructor' })).toHaveValue('ravi');
    await open('/admin?tab=manage-course&course=pmp-1');
    expect(await screen.findByRole('combobox', { name: 'Instructor' })).toHaveValue('ravi');
  });

  it('includes the reason of a refund, and never its amount', async () => {
    scriptApi(answers);
    const user = await open('/admin?tab=orders&order=order_One');
    await press(user, 'Refund');
    await user.click(screen.getByLabelText('Part of it'));
    await user.type(screen.getByLabelText('Rupees'), '1234');
    await user.type(screen.getByLabelText('Reason'), 'Moved to another city');
    expect(sessionStorage.getItem('admin-input')).toContain('Moved to another city');
    expect(JSON.stringify(sessionStorage)).not.toContain('1234');
  });

  it('includes no password', async () => {
    scriptApi({ ...answers, 'GET /admin/session': problem(401, 'No.') });
    const user = await visit('/admin');
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    expect(JSON.stringify(sessionStorage)).not.toContain('horse');
  });

  it('works in a browser without storage', async () => {
    const { setItem } = Storage.prototype;
    scriptApi(answers);
    const user = await open('/admin?tab=manage-course');
    await field('Title');
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    try {
      await user.type(await field('Title'), 'Python');
      await openTab(user, 'Activity');
      await openTab(user, 'Manage Course');
      expect(await field('Title')).toHaveValue('Python');
      await user.clear(await field('Title'));
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

describe('a course that is being edited', () => {
  const begin = async () => {
    scriptApi(answers);
    const user = await open('/admin?tab=existing-courses');
    await press(user, 'Edit');
    await user.type(await field('Weeks'), '6');
    return user;
  };

  it('is still open after a visit to another tab, with what was typed', async () => {
    const user = await begin();
    await openTab(user, 'Existing Courses');
    await openTab(user, 'Manage Course');
    expect(await screen.findByRole('heading', { name: 'Edit course' })).toBeVisible();
    expect(await field('Weeks')).toHaveValue(6);
  });

  it('makes way for a new course from its own tab, after a confirmation if something was typed', async () => {
    const user = await begin();
    const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });
    await openTab(user, 'Manage Course');
    await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(await field('Weeks')).toHaveValue(6);

    await openTab(user, 'Manage Course');
    await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { name: 'Add a course' })).toBeVisible();
    expect(await field('Weeks')).toHaveValue(null);

    await openTab(user, 'Existing Courses');
    await press(user, 'Edit');
    expect(await field('Weeks')).toHaveValue(null);
    await openTab(user, 'Manage Course');
    expect(await screen.findByRole('heading', { name: 'Add a course' })).toBeVisible();
    expect(question()).toBeNull();
  });

  it('is confirmed as saved until something else happens, and not after a reload', async () => {
    const api = scriptApi({
      ...answers,
      'PUT /courses/{id}': { body: stored },
      'DELETE /courses/{id}': { status: 204 },
    });
    const user = await open('/admin?tab=manage-course&course=pmp-1');
    await field('Weeks');
    await press(user, 'Save Changes');
    expect(await screen.findByText(/is saved and on the site/)).toBeVisible();
    api.answer('GET /admin/courses', { body: [] });
    await user.click(row('PMP').getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“PMP in Six Weekends” deleted.')).toBeVisible();
    expect(screen.queryByText(/is saved/)).toBeNull();
    await open(`/admin${location.search}`);
    await screen.findByText(/No courses yet/);
    expect(screen.queryByText(/is saved/)).toBeNull();
  });
});
