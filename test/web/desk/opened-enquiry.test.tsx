import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import type { MailState } from '#shared/domain/mail/mail.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { visitDesk } from '../../support/web/desk.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { pass, visit } from '../../support/web/visit.tsx';

const getRoute = 'GET /admin/enquiries/{id}';
const replyRoute = 'POST /admin/enquiries/{id}/replies';
const callRoute = 'POST /admin/enquiries/{id}/acts';
const address = '/admin?tab=manage-enquiries&enquiry=enquiry-1';

const reply = (values: Partial<EnquiryAct> = {}): EnquiryAct => ({
  id: 'reply-1',
  kind: 'reply',
  at: '2025-08-04T05:00:00.000Z',
  text: 'It begins on Saturday.',
  ...values,
});
const call: EnquiryAct = { id: 'call-1', kind: 'call', isReached: true, at: '2025-08-04T04:00:00.000Z' };
const mail = (values: Partial<MailState> = {}): MailState => ({
  id: 'reply-1',
  letter: 'reply',
  at: '2025-08-04T05:00:30.000Z',
  outcome: 'sent',
  ...values,
});

afterEach(() => jest.useRealTimers());

const sheet = () => within(screen.getByRole('dialog'));
const words = () => sheet().getByLabelText('Your reply');
const send = (user: UserEvent) => user.click(sheet().getByRole('button', { name: 'Send' }));

/** Opens the enquiry by a link into the desk, as a mail has it. */
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
    const user = await visitDesk('Manage Enquiries');
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    return user;
  };

  it('opens by its name, at an address of its own', async () => {
    await openList();
    expect(screen.getByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(location.search).toBe('?tab=manage-enquiries&enquiry=enquiry-1');
    expect(await sheet().findByText('E-2025-01234567')).toBeVisible();
  });

  it('closes by the browser’s way back, and by its button, which goes the same way', async () => {
    const user = await openList();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=manage-enquiries');
    const before = history.length;
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=manage-enquiries'));
    expect(history.length).toBe(before);
  });
});

describe('a complaint', () => {
  it('names its order, what is asked for, and the month that it has', async () => {
    const about = { title: 'Resume, 7-14 years', orderId: 'order_1', wantsRefund: true };
    const received = { ticket: 'G-2025-01234567', createdAt: '2025-08-01T04:00:00.000Z' };
    await openByLink(enquiryDetails({ type: 'complaint', ...about, ...received }));
    expect(sheet().getByText('(complaint)')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'Open the work' })).toHaveAttribute(
      'href',
      '/admin?tab=work&order=order_1',
    );
    expect(sheet().getByText('The money back')).toBeVisible();
    expect(await sheet().findByText(/^Overdue by/)).toBeVisible();
    expect(
      sheet()
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href'),
    ).toContain(encodeURIComponent('something is wrong with Resume, 7-14 years'));
  });
});

describe('a reservation', () => {
  it('says that a place is wanted, and in which batch, and greets with that', async () => {
    await openByLink(enquiryDetails({ title: 'PMP', wants: 'place', batchStart: '2025-12-05' }));
    expect(sheet().getByText(/^PMP · wants a place, batch of 5 December 2025/)).toBeVisible();
    const whatsApp = sheet().getByRole('link', { name: /WhatsApp/ });
    expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent('You asked us for a place in PMP.'));
  });
});

describe('a link to an enquiry', () => {
  it('opens it, also where signing in comes between', async () => {
    scriptApi({
      'GET /admin/session': problem(401, 'Nobody is signed in.'),
      'POST /admin/session': { status: 201, body: {} },
      'GET /admin/enquiries': { body: [] },
      [getRoute]: { body: enquiryDetails() },
    });
    const user = await visit(address);
    await user.type(await screen.findByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    expect(location.search).toBe('?tab=manage-enquiries');
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
  });

  it.each([
    [404, 'There is no such enquiry. It may have been deleted.'],
    [500, 'This enquiry did not load.'],
  ])('says at a %d: %s', async (status, text) => {
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
  it('leads to a call, to WhatsApp with a greeting, and to a mail', async () => {
    await openByLink();
    expect(sheet().getByRole('link', { name: 'Call +91 98220 00001' })).toHaveAttribute(
      'href',
      'tel:+919822000001',
    );
    const whatsapp = new URL(sheet().getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919822000001');
    expect(whatsapp.searchParams.get('text')).toBe(
      'Hello Asha Kulkarni, this is Sopaan Careers. You asked us about PMP in Six Weekends. ',
    );
    expect(sheet().getByRole('link', { name: /^asha@/ })).toBeVisible();
    expect(sheet().getByText('Is there a weekday batch?')).toBeVisible();
  });

  it('shows no ways that a missing number, or one that is none, does not have', async () => {
    await openByLink(enquiryDetails({ phone: '' }));
    expect(sheet().queryByRole('link', { name: /^Call|WhatsApp/ })).toBeNull();
  });

  it('tells by when to reply, with the owner’s holidays', async () => {
    // Friday 18:00 in India, and the Monday is a holiday.
    await openByLink(enquiryDetails({ createdAt: '2026-11-20T12:30:00.000Z' }), {
      'GET /admin/today': { body: today({ holidays: ['2026-11-23'] }) },
    });
    expect(await sheet().findByText('by Wed 25 Nov, 18:00')).toBeVisible();
  });

  it('tells what was done, and what became of each mail', async () => {
    await openByLink(
      enquiryDetails({
        history: [call, reply(), reply({ id: 'reply-2', text: 'And on Sunday.' })],
        mails: [
          mail({ id: 'm1', letter: 'enquiry-received', outcome: 'not sent', reason: 'too many' }),
          mail({ id: 'm2', letter: 'new-enquiry', outcome: 'overtaken', reason: 'in the digest' }),
          mail({ returned: 'bounced' }),
          mail({ id: 'reply-2', outcome: 'waiting' }),
        ],
      }),
    );
    const [second, first, called] = within(
      screen.getByRole('region', { name: 'What was done' }),
    ).getAllByRole('listitem');
    expect(called).toHaveTextContent('Called, Mon 4 Aug, 09:30');
    expect(first).toHaveTextContent('Replied, Mon 4 Aug, 10:30');
    expect(first).toHaveTextContent('It begins on Saturday.');
    expect(first).toHaveTextContent('It came back: the mailbox does not exist, or takes no mail.');
    expect(second).toHaveTextContent('Waits to be sent.');
    const mails = within(screen.getByRole('region', { name: 'Mails of this enquiry' })).getAllByRole(
      'listitem',
    );
    expect(mails.map(({ textContent }) => textContent)).toEqual([
      'New enquiry, to youNot needed any more: there were more than five that hour, and the digest counts it.',
      'Enquiry received, to the visitorNot sent: there were too many of them that day.',
    ]);
  });
});

describe('a call from an opened enquiry', () => {
  const yes = () => sheet().getByRole('button', { name: 'Yes' });
  const answeredAt = '2025-08-04T04:00:00.000Z';
  const answered = enquiryDetails({ history: [call], answeredAt });

  it('is saved once, however often it is pressed, and stops the clock', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: { status: 201, body: answered } });
    api.answer(getRoute, { body: answered });
    api.answer('GET /admin/enquiries', { body: [answered] });
    await user.dblClick(yes());
    expect(await sheet().findByText('Call saved. Marked as answered.')).toBeVisible();
    expect(sheet().getByText(/^Called/)).toBeVisible();
    expect(yes()).toHaveFocus();
    expect(api.callsTo(callRoute)).toMatchObject([
      {
        path: '/admin/enquiries/enquiry-1/acts',
        body: { kind: 'call', isReached: true, seen: 0 },
        idempotencyKey: expect.stringMatching(/./),
      },
    ]);
    expect(sheet().getByText(/^Answered/)).toHaveTextContent('Answered Mon 4 Aug, 09:30');
  });

  it('that nobody answered is for tomorrow', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: { body: enquiryDetails() } });
    await user.click(sheet().getByRole('button', { name: 'No answer, again tomorrow' }));
    expect(await sheet().findByText(/^Call saved. Asha Kulkarni stands in Follow up for/)).toBeVisible();
    expect(api.callsTo(callRoute)[0]?.body).toEqual({
      ...{ kind: 'call', isReached: false, seen: 0, why: 'No answer' },
      callOn: daysLater(dayInIndia(Date.now()), 1),
    });
  });

  it('is the same call where its answer was lost', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: problem(502, 'Sorry.') });
    await user.click(yes());
    expect(await sheet().findByRole('alert')).toHaveTextContent('it is noted once');
    api.answer(callRoute, { status: 201, body: answered });
    await user.click(yes());
    expect(await sheet().findByText('Call saved. Marked as answered.')).toBeVisible();
    const [first, second] = api.callsTo(callRoute);
    expect(second).toEqual(first);
  });

  it('says when somebody else has answered meanwhile, and shows that', async () => {
    let stored = enquiryDetails();
    const { api, user } = await openByLink(undefined, {
      [getRoute]: () => ({ body: stored }),
      [callRoute]: problem(409, 'Somebody answered this enquiry meanwhile.'),
    });
    stored = enquiryDetails({ history: [reply()] });
    await user.click(yes());
    expect(await sheet().findByText('It begins on Saturday.')).toBeVisible();
    expect(sheet().getByRole('alert')).toHaveTextContent('Somebody answered this enquiry meanwhile.');
    await user.click(yes());
    await waitFor(() => expect(api.callsTo(callRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(callRoute);
    expect(second?.body).toEqual({ kind: 'call', isReached: true, seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('what is done about an opened enquiry', () => {
  const press = async (name: string, details = enquiryDetails(), route = callRoute) => {
    const opened = await openByLink(details, { [route]: { body: details } });
    await opened.user.click(sheet().getByRole('button', { name }));
    return opened;
  };
  const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

  it('is an end, with a word why', async () => {
    const { api, user } = await press('Done');
    const done = dialog('Done: Asha Kulkarni');
    await user.click(done.getByRole('radio', { name: 'Joined' }));
    await user.type(done.getByLabelText('Why, in a word'), 'Paid at the office');
    await user.click(done.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The enquiry by Asha Kulkarni is closed.')).toBeVisible();
    expect(api.callsTo(callRoute).map(({ body }) => body)).toEqual([
      { kind: 'close', outcome: 'joined', why: 'Paid at the office', seen: 0 },
    ]);
  });

  it('is a day to call again, and the server’s word stands at the day', async () => {
    const { api, user } = await press('Call again on…');
    const again = dialog('Call again: Asha Kulkarni');
    const message = 'Choose a day from today on, within a year.';
    api.answer(callRoute, problem(400, message, [{ field: 'callOn', message }]));
    await user.type(again.getByLabelText('Why'), 'Salary day');
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByLabelText('Day')).toHaveAccessibleDescription(message);
    expect(api.callsTo(callRoute)[0]?.body).toEqual({
      ...{ kind: 'follow_up', callOn: daysLater(dayInIndia(Date.now()), 1), why: 'Salary day', seen: 0 },
    });
  });

  it('is settled, of a complaint, with what was done, and never spam', async () => {
    const { api, user } = await press('Settled', enquiryDetails({ type: 'complaint', orderId: 'order_1' }));
    expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
    const settled = dialog('Settled: Asha Kulkarni');
    await user.click(settled.getByRole('button', { name: 'Save' }));
    expect(settled.getByLabelText('What was done?')).toHaveAccessibleDescription(/is required/);
    await user.type(settled.getByLabelText('What was done?'), 'Rewritten.');
    await user.click(settled.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Complaint settled.')).toBeVisible();
    expect(api.callsTo(callRoute).map(({ body }) => body)).toEqual([
      { kind: 'close', outcome: 'settled', why: 'Rewritten.', seen: 0 },
    ]);
  });

  it('is spam, which closes it', async () => {
    const spamRoute = 'POST /admin/enquiries/{id}/spam';
    const { api, user } = await openByLink(undefined, {
      [spamRoute]: { body: enquiryDetails({ isSuspected: true }) },
    });
    await user.click(sheet().getByRole('button', { name: 'Spam' }));
    expect(await screen.findByText('The enquiry by Asha Kulkarni is among the spam now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo(spamRoute).map(({ body }) => body)).toEqual([{ seen: 0 }]);
  });

  it('tells every act in the history', async () => {
    const at = '2025-08-04T04:00:00.000Z';
    const history: EnquiryAct[] = [
      { id: '1', at, kind: 'call', isReached: false, callOn: '2025-08-05', why: 'No answer' },
      { id: '2', at, kind: 'note', text: 'Prefers the evening.' },
      { id: '3', at, kind: 'close', outcome: 'not_now', why: 'Too dear' },
      { id: '4', at, kind: 'reopen' },
      { id: '5', at, kind: 'follow_up' },
      { id: '6', at, kind: 'spam' },
      { id: '7', at, kind: 'not_spam' },
    ];
    await openByLink(enquiryDetails({ history }));
    const acts = within(screen.getByRole('region', { name: 'What was done' })).getAllByRole('listitem');
    expect(acts.map(({ textContent }) => textContent?.replace(', Mon 4 Aug, 09:30', ''))).toEqual([
      'Not spam',
      'Called spam',
      'Not to be called again',
      'Reopened',
      'Not nowToo dear',
      'NotePrefers the evening.',
      'No answer, to call again on Tuesday, 5 AugustNo answer',
    ]);
  });
});

describe('a reply', () => {
  const sent = enquiryDetails({ history: [reply()], mails: [mail({ outcome: 'waiting' })] });

  it('is sent, stands in the history, and leaves an empty field', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: { status: 201, body: sent } });
    await user.type(words(), 'It begins on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByText('Waits to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(await sheet().findByText(/^Your reply is on its way/)).toHaveFocus();
    expect(api.callsTo(replyRoute)).toMatchObject([
      { path: '/admin/enquiries/enquiry-1/replies', body: { text: 'It begins on Saturday.', seen: 0 } },
    ]);
    expect(sheet().getByText(/arrives in the company’s mailbox, hello@sopaan.example/)).toBeVisible();
  });

  it('asks for words before it is sent', async () => {
    const { api, user } = await openByLink();
    await send(user);
    expect(words()).toHaveAccessibleDescription(/Your reply is required/);
    expect(api.callsTo(replyRoute)).toHaveLength(0);
  });

  it('is the same one until its words change, also when the sheet was closed between', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), 'On Saturday.');
    await send(user);
    expect(await sheet().findByRole('alert')).toHaveTextContent('one reply is never sent twice');
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await screen.findByRole('button', { name: 'Send' });
    expect(words()).toHaveValue('On Saturday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    await sheet().findByRole('alert');
    await user.type(words(), ' Or Sunday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(3));
    const [first, second, third] = api.callsTo(replyRoute);
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('is taken for the one it was where only its answer was lost', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), ' It begins on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByText('Waits to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(sheet().queryByRole('alert')).toBeNull();
  });

  it('stays in its field where somebody else was quicker, whose answer is shown', async () => {
    const refusal = 'Somebody answered this enquiry meanwhile. Read what was done before you go on.';
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(409, refusal) });
    await user.type(words(), 'On Sunday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByText(`${refusal} Your words are still here.`)).toBeVisible();
    expect(sheet().getByText('It begins on Saturday.')).toBeVisible();
    expect(words()).toHaveValue('On Sunday.');
    expect(sheet().getByText(/^Somebody has answered this enquiry since you began/)).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'I have read it' }));
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(replyRoute);
    expect(second?.body).toEqual({ text: 'On Sunday.', seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('tells its writer that somebody has answered, before it is sent, and is not sent by mistake', async () => {
    jest.useFakeTimers();
    let stored = enquiryDetails();
    const refusal = 'Somebody answered this enquiry meanwhile. Read what was done before you go on.';
    const { api, user } = await openByLink(undefined, {
      [getRoute]: () => ({ body: stored }),
      [replyRoute]: problem(409, refusal),
    });
    await user.type(words(), 'On Sunday.');
    stored = sent;
    // Read again, as it is every few seconds while somebody writes.
    await pass(5000);
    expect(await sheet().findByText(/^Somebody has answered this enquiry since you began/)).toBeVisible();
    expect(sheet().getByText('It begins on Saturday.')).toBeVisible();
    expect(api.callsTo(replyRoute)).toHaveLength(0);
    await send(user);
    await pass(0);
    expect(api.callsTo(replyRoute)).toHaveLength(1);
    // It says what its writer has seen, so that the server refuses it.
    expect(api.callsTo(replyRoute)[0]?.body).toEqual({ text: 'On Sunday.', seen: 0 });
    expect(words()).toHaveValue('On Sunday.');
  });

  it('keeps its words while a session ends, and opens again behind the login', async () => {
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

  it('begins with a template, or goes on with one', async () => {
    const templates = [
      { name: 'Fees', text: 'The fee is ₹24,999.' },
      { name: 'Dates', text: 'We begin on Saturday.' },
    ];
    const { user } = await openByLink(undefined, {
      'GET /admin/settings': { body: { holidays: [], templates, version: 1 } },
    });
    await user.click(sheet().getByRole('button', { name: 'Fees' }));
    expect(words()).toHaveValue('The fee is ₹24,999.');
    expect(words()).toHaveFocus();
    await user.click(sheet().getByRole('button', { name: 'Dates' }));
    expect(words()).toHaveValue('The fee is ₹24,999.\n\nWe begin on Saturday.');
  });
});
