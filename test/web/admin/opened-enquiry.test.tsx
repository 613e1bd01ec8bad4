import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EnquiryDetails, HistoryEntry } from '#shared/domain/enquiries/enquiry.ts';
import type { EmailState } from '#shared/domain/mail/mail.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { visitAdmin } from '../../support/web/admin.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { pass, visit } from '../../support/web/visit.tsx';

const getRoute = 'GET /admin/enquiries/{id}';
const replyRoute = 'POST /admin/enquiries/{id}/replies';
const callRoute = 'POST /admin/enquiries/{id}/history';
const address = '/admin?tab=manage-enquiries&enquiry=enquiry-1';

const reply = (values: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'reply-1',
  kind: 'reply',
  at: '2025-08-04T05:00:00.000Z',
  text: 'It starts on Saturday.',
  ...values,
});
const call: HistoryEntry = { id: 'call-1', kind: 'call', isReached: true, at: '2025-08-04T04:00:00.000Z' };
const mail = (values: Partial<EmailState> = {}): EmailState => ({
  id: 'reply-1',
  template: 'reply',
  at: '2025-08-04T05:00:30.000Z',
  outcome: 'sent',
  ...values,
});

afterEach(() => jest.useRealTimers());

const drawer = () => within(screen.getByRole('dialog'));
const words = () => drawer().getByLabelText('Your reply');
const send = (user: UserEvent) => user.click(drawer().getByRole('button', { name: 'Send' }));

async function openByLink(details: EnquiryDetails = enquiryDetails(), answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    'GET /admin/enquiries': { body: [enquiry()] },
    [getRoute]: { body: details },
    ...answers,
  });
  const user = await visit(address);
  await screen.findByRole('button', { name: 'Send' });
  return { api, user };
}

describe('an enquiry in the list', () => {
  const openList = async () => {
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry()] }, [getRoute]: { body: enquiryDetails() } });
    const user = await visitAdmin('Manage Enquiries');
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    return user;
  };

  it('opens by its name, at its own address', async () => {
    await openList();
    expect(screen.getByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(location.search).toBe('?tab=manage-enquiries&enquiry=enquiry-1');
    expect(await drawer().findByText('E-2025-01234567')).toBeVisible();
  });

  it('closes by the browser’s back button and by its own', async () => {
    const user = await openList();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=manage-enquiries');
    const before = history.length;
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=manage-enquiries'));
    expect(history.length).toBe(before);
  });
});

describe('a complaint', () => {
  it('shows its order, the request, and its legal deadline', async () => {
    const about = { title: 'Resume, 7-14 years', orderId: 'order_1', wantsRefund: true };
    const received = { ticket: 'G-2025-01234567', createdAt: '2025-08-01T04:00:00.000Z' };
    await openByLink(enquiryDetails({ type: 'complaint', ...about, ...received }));
    expect(drawer().getByText('(complaint)')).toBeVisible();
    expect(drawer().getByRole('link', { name: 'Open the work' })).toHaveAttribute(
      'href',
      '/admin?tab=work&order=order_1',
    );
    expect(drawer().getByText('A refund')).toBeVisible();
    expect(drawer().queryByText('Ask for a payment')).toBeNull();
    expect(await drawer().findByText(/^Overdue by/)).toBeVisible();
    expect(
      drawer()
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href'),
    ).toContain(encodeURIComponent('about a problem with Resume, 7-14 years'));
  });
});

describe('a reservation', () => {
  it('shows which seat is wanted, and mentions it in the greeting', async () => {
    await openByLink(enquiryDetails({ title: 'PMP', wants: 'seat', batchStart: '2025-12-05' }));
    expect(drawer().getByText(/^PMP · wants a seat, batch of 5 December 2025/)).toBeVisible();
    const whatsApp = drawer().getByRole('link', { name: /WhatsApp/ });
    expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent('You asked us for a seat in PMP.'));
  });
});

describe('a link to an enquiry', () => {
  it('opens it, even after a login', async () => {
    scriptApi({
      'GET /admin/session': problem(401, 'Not signed in.'),
      'POST /admin/session': { status: 201, body: {} },
      'GET /admin/enquiries': { body: [] },
      [getRoute]: { body: enquiryDetails() },
    });
    const user = await visit(address);
    await user.type(await screen.findByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    expect(location.search).toBe('?tab=manage-enquiries');
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
  });

  it.each([
    [404, 'This enquiry doesn’t exist. It may have been deleted.'],
    [500, 'Couldn’t load this enquiry.'],
  ])('shows after a %d: %s', async (status, text) => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/enquiries': { body: [] },
      [getRoute]: problem(status, 'No.'),
    });
    await visit(address);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an opened enquiry', () => {
  it('has links to call, to WhatsApp with a greeting, and to email', async () => {
    await openByLink();
    expect(drawer().getByRole('link', { name: 'Call +91 98220 00001' })).toHaveAttribute(
      'href',
      'tel:+919822000001',
    );
    const whatsapp = new URL(drawer().getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919822000001');
    expect(whatsapp.searchParams.get('text')).toBe(
      'Hello Asha Kulkarni, this is Sopaan Careers. You asked us about PMP in Six Weekends. ',
    );
    expect(drawer().getByRole('link', { name: /^asha@/ })).toBeVisible();
    expect(drawer().getByText('Is there a weekday batch?')).toBeVisible();
  });

  it('has no links for a missing or invalid number', async () => {
    await openByLink(enquiryDetails({ phone: '' }));
    expect(drawer().queryByRole('link', { name: /^Call|WhatsApp/ })).toBeNull();
  });

  it('shows the deadline of the reply, with the owner’s holidays', async () => {
    await openByLink(enquiryDetails({ createdAt: '2026-11-20T12:30:00.000Z' }), {
      'GET /admin/today': { body: today({ holidays: ['2026-11-23'] }) },
    });
    expect(await drawer().findByText('by Wed 25 Nov, 6:00 pm')).toBeVisible();
  });

  it('shows its history and its emails', async () => {
    await openByLink(
      enquiryDetails({
        history: [call, reply(), reply({ id: 'reply-2', text: 'And on Sunday.' })],
        emails: [
          mail({ id: 'm1', template: 'enquiry-received', outcome: 'not sent', reason: 'too many' }),
          mail({ id: 'm2', template: 'new-enquiry', outcome: 'superseded', reason: 'in the digest' }),
          mail({ returned: 'bounced' }),
          mail({ id: 'reply-2', outcome: 'waiting' }),
        ],
      }),
    );
    const [second, first, called] = within(screen.getByRole('region', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(called).toHaveTextContent('Called, Mon 4 Aug, 9:30 am');
    expect(first).toHaveTextContent('Replied, Mon 4 Aug, 10:30');
    expect(first).toHaveTextContent('It starts on Saturday.');
    expect(first).toHaveTextContent('It bounced: the mailbox doesn’t exist or doesn’t accept emails.');
    expect(second).toHaveTextContent('Waiting to be sent.');
    const emails = within(screen.getByRole('region', { name: 'Emails about this enquiry' })).getAllByRole(
      'listitem',
    );
    expect(emails.map(({ textContent }) => textContent)).toEqual([
      'New enquiry, to youNo longer needed: there were more than five that hour, so it’s counted in the digest.',
      'Enquiry received, to the visitorNot sent: there were too many that day.',
    ]);
  });
});

describe('a call from an opened enquiry', () => {
  const yes = () => drawer().getByRole('button', { name: 'Yes' });
  const answeredAt = '2025-08-04T04:00:00.000Z';
  const answered = enquiryDetails({ history: [call], answeredAt });

  it('is saved once, and stops the clock', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: { status: 201, body: answered } });
    api.answer(getRoute, { body: answered });
    api.answer('GET /admin/enquiries', { body: [answered] });
    await user.dblClick(yes());
    expect(await drawer().findByText('Call saved. Marked as answered.')).toBeVisible();
    expect(drawer().getByText(/^Called/)).toBeVisible();
    expect(yes()).toHaveFocus();
    expect(api.callsTo(callRoute)).toMatchObject([
      {
        path: '/admin/enquiries/enquiry-1/history',
        body: { kind: 'call', isReached: true, seen: 0 },
        idempotencyKey: expect.stringMatching(/./),
      },
    ]);
    expect(drawer().getByText(/^Answered/)).toHaveTextContent('Answered Mon 4 Aug, 9:30 am');
  });

  it('without an answer is moved to tomorrow', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: { body: enquiryDetails() } });
    await user.click(drawer().getByRole('button', { name: 'No answer, call tomorrow' }));
    expect(await drawer().findByText(/^Call saved. Call reminder for Asha Kulkarni set for/)).toBeVisible();
    expect(api.callsTo(callRoute)[0]?.body).toEqual({
      ...{ kind: 'call', isReached: false, seen: 0, why: 'No answer' },
      callOn: daysLater(dayInIndia(Date.now()), 1),
    });
  });

  it('isn’t saved twice if its response was lost', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: problem(502, 'Sorry.') });
    await user.click(yes());
    expect(await drawer().findByRole('alert')).toHaveTextContent('we’ll save it only once');
    api.answer(callRoute, { status: 201, body: answered });
    await user.click(yes());
    expect(await drawer().findByText('Call saved. Marked as answered.')).toBeVisible();
    const [first, second] = api.callsTo(callRoute);
    expect(second).toEqual(first);
  });

  it('says so if someone else has answered since, and shows the answer', async () => {
    let stored = enquiryDetails();
    const { api, user } = await openByLink(undefined, {
      [getRoute]: () => ({ body: stored }),
      [callRoute]: problem(409, 'Someone has answered this enquiry since.'),
    });
    stored = enquiryDetails({ history: [reply()] });
    await user.click(yes());
    expect(await drawer().findByText('It starts on Saturday.')).toBeVisible();
    expect(drawer().getByRole('alert')).toHaveTextContent('Someone has answered this enquiry since.');
    await user.click(yes());
    await waitFor(() => expect(api.callsTo(callRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(callRoute);
    expect(second?.body).toEqual({ kind: 'call', isReached: true, seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('an action on an opened enquiry', () => {
  const press = async (name: string, details = enquiryDetails(), route = callRoute) => {
    const opened = await openByLink(details, { [route]: { body: details } });
    await opened.user.click(drawer().getByRole('button', { name }));
    return opened;
  };
  const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

  it('closes it, with a reason', async () => {
    const { api, user } = await press('Done');
    const done = dialog('Done: Asha Kulkarni');
    await user.click(done.getByRole('radio', { name: 'Joined' }));
    await user.type(done.getByLabelText('Reason, in brief'), 'Paid at the office');
    await user.click(done.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Asha Kulkarni’s enquiry has been closed.')).toBeVisible();
    expect(api.callsTo(callRoute).map(({ body }) => body)).toEqual([
      { kind: 'close', outcome: 'joined', why: 'Paid at the office', seen: 0 },
    ]);
  });

  it('sets a day to call again, with the server’s error at the field', async () => {
    const { api, user } = await press('Call again on…');
    const again = dialog('Call again: Asha Kulkarni');
    const message = 'Choose today or a day within the next year.';
    api.answer(callRoute, problem(400, message, [{ field: 'callOn', message }]));
    await user.type(again.getByLabelText('Why'), 'Salary day');
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByLabelText('Day')).toHaveAccessibleDescription(message);
    expect(api.callsTo(callRoute)[0]?.body).toEqual({
      ...{ kind: 'follow_up', callOn: daysLater(dayInIndia(Date.now()), 1), why: 'Salary day', seen: 0 },
    });
  });

  it('settles a complaint with a note, and never marks it as spam', async () => {
    const { api, user } = await press('Settled', enquiryDetails({ type: 'complaint', orderId: 'order_1' }));
    expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
    const settled = dialog('Settled: Asha Kulkarni');
    await user.click(settled.getByRole('button', { name: 'Save' }));
    expect(settled.getByLabelText('How was it settled?')).toHaveAccessibleDescription(/is required/);
    await user.type(settled.getByLabelText('How was it settled?'), 'Rewritten.');
    await user.click(settled.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Complaint settled.')).toBeVisible();
    expect(api.callsTo(callRoute).map(({ body }) => body)).toEqual([
      { kind: 'close', outcome: 'settled', why: 'Rewritten.', seen: 0 },
    ]);
  });

  it('marks it as spam, which closes it', async () => {
    const spamRoute = 'POST /admin/enquiries/{id}/spam';
    const { api, user } = await openByLink(undefined, {
      [spamRoute]: { body: enquiryDetails({ isSuspected: true }) },
    });
    await user.click(drawer().getByRole('button', { name: 'Spam' }));
    expect(await screen.findByText('Asha Kulkarni’s enquiry has been marked as spam.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo(spamRoute).map(({ body }) => body)).toEqual([{ seen: 0 }]);
  });

  it('is in the history', async () => {
    const at = '2025-08-04T04:00:00.000Z';
    const history: HistoryEntry[] = [
      { id: '1', at, kind: 'call', isReached: false, callOn: '2025-08-05', why: 'No answer' },
      { id: '2', at, kind: 'note', text: 'Prefers the evening.' },
      { id: '3', at, kind: 'close', outcome: 'not_now', why: 'Too expensive' },
      { id: '4', at, kind: 'reopen' },
      { id: '5', at, kind: 'follow_up' },
      { id: '6', at, kind: 'spam' },
      { id: '7', at, kind: 'not_spam' },
    ];
    await openByLink(enquiryDetails({ history }));
    const entries = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent?.replace(', Mon 4 Aug, 9:30 am', ''))).toEqual([
      'Marked as not spam',
      'Marked as spam',
      'Call reminder removed',
      'Reopened',
      'Not nowToo expensive',
      'NotePrefers the evening.',
      'No answer, call again on Tuesday, 5 AugustNo answer',
    ]);
  });
});

describe('a reply', () => {
  const sent = enquiryDetails({ history: [reply()], emails: [mail({ outcome: 'waiting' })] });

  it('is sent, added to the history, and leaves an empty field', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: { status: 201, body: sent } });
    await user.type(words(), 'It starts on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await drawer().findByText('Waiting to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(await drawer().findByText(/^Your reply is being sent/)).toHaveFocus();
    expect(api.callsTo(replyRoute)).toMatchObject([
      { path: '/admin/enquiries/enquiry-1/replies', body: { text: 'It starts on Saturday.', seen: 0 } },
    ]);
    expect(drawer().getByText(/Replies go to hello@sopaan.example/)).toBeVisible();
  });

  it('needs a text before it’s sent', async () => {
    const { api, user } = await openByLink();
    await send(user);
    expect(words()).toHaveAccessibleDescription(/Your reply is required/);
    expect(api.callsTo(replyRoute)).toHaveLength(0);
  });

  it('keeps its key until its text changes, even if the drawer was closed', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), 'On Saturday.');
    await send(user);
    expect(await drawer().findByRole('alert')).toHaveTextContent('we’ll send it only once');
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await screen.findByRole('button', { name: 'Send' });
    expect(words()).toHaveValue('On Saturday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    await drawer().findByRole('alert');
    await user.type(words(), ' Or Sunday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(3));
    const [first, second, third] = api.callsTo(replyRoute);
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('is recognised if only its response was lost', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), ' It starts on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await drawer().findByText('Waiting to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(drawer().queryByRole('alert')).toBeNull();
  });

  it('stays in its field if someone else was quicker, and shows their reply', async () => {
    const refusal = 'Someone else has just updated this enquiry. Check what they did before you continue.';
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(409, refusal) });
    await user.type(words(), 'On Sunday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await drawer().findByText(`${refusal} What you wrote is still here.`)).toBeVisible();
    expect(drawer().getByText('It starts on Saturday.')).toBeVisible();
    expect(words()).toHaveValue('On Sunday.');
    expect(drawer().getByText(/^Someone replied to this enquiry while you were writing/)).toBeVisible();
    await user.click(drawer().getByRole('button', { name: 'I’ve read it' }));
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(replyRoute);
    expect(second?.body).toEqual({ text: 'On Sunday.', seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('warns that someone has replied, and isn’t sent by mistake', async () => {
    jest.useFakeTimers();
    let stored = enquiryDetails();
    const refusal = 'Someone else has just updated this enquiry. Check what they did before you continue.';
    const { api, user } = await openByLink(undefined, {
      [getRoute]: () => ({ body: stored }),
      [replyRoute]: problem(409, refusal),
    });
    await user.type(words(), 'On Sunday.');
    stored = sent;
    await pass(5000);
    expect(
      await drawer().findByText(/^Someone replied to this enquiry while you were writing/),
    ).toBeVisible();
    expect(drawer().getByText('It starts on Saturday.')).toBeVisible();
    expect(api.callsTo(replyRoute)).toHaveLength(0);
    await send(user);
    await pass(0);
    expect(api.callsTo(replyRoute)).toHaveLength(1);
    expect(api.callsTo(replyRoute)[0]?.body).toEqual({ text: 'On Sunday.', seen: 0 });
    expect(words()).toHaveValue('On Sunday.');
  });

  it('keeps its text while the session ends, and reopens after the login', async () => {
    const { api, user } = await openByLink(undefined, {
      [replyRoute]: { status: 401, body: { message: 'No' } },
      'POST /admin/session': { status: 201, body: {} },
    });
    await user.type(words(), 'On Saturday.');
    api.answer(getRoute, { status: 401, body: { message: 'No' } });
    await send(user);
    await user.type(await screen.findByLabelText('Password'), 'the password');
    api.answer(getRoute, { body: enquiryDetails() });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Kulkarni' })).toHaveAttribute('open');
    expect(words()).toHaveValue('On Saturday.');
    expect(location.search).toBe('?tab=manage-enquiries&enquiry=enquiry-1');
  });

  it('can start with a template or insert one', async () => {
    const templates = [
      { name: 'Fees', text: 'The fee is ₹24,999.' },
      { name: 'Dates', text: 'We start on Saturday.' },
    ];
    const { user } = await openByLink(undefined, {
      'GET /admin/settings': { body: { holidays: [], templates, version: 1 } },
    });
    await user.click(drawer().getByRole('button', { name: 'Fees' }));
    expect(words()).toHaveValue('The fee is ₹24,999.');
    expect(words()).toHaveFocus();
    await user.click(drawer().getByRole('button', { name: 'Dates' }));
    expect(words()).toHaveValue('The fee is ₹24,999.\n\nWe start on Saturday.');
  });
});
