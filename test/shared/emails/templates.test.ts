import { JSDOM } from 'jsdom';
import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { emailNames as names, type TemplateName } from '#shared/domain/mail/emails.ts';
import { seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { formatMoment, formatShortMoment, formatTime, formatWeekday } from '#shared/domain/time/format.ts';
import { emailFact, linkKey, phoneLinks, safeHref, splitLinks } from '#shared/emails/links.ts';
import { greeting, splitParagraphs, toOneLine, withoutLinks } from '#shared/emails/plain-text.ts';
import { renderHtml, renderText } from '#shared/emails/render.ts';
import type { ComposedEmail, LinkTarget } from '#shared/emails/template.ts';
import { composeSample, type FactsOf, samples, templateOf } from '../../support/mail/email-samples.ts';

const site = 'https://www.sopaan.example';

const linksOf = (name: TemplateName): readonly LinkTarget[] => templateOf(name).opens(samples[name]);

const links = new Map(
  names.flatMap(linksOf).map((opened) => [linkKey(opened), `${opened.id}.1798761600.signed`]),
);

const compose = (name: TemplateName, facts?: unknown): ComposedEmail =>
  composeSample(name, { site, links }, facts);

const documentOf = (template: ComposedEmail) => new JSDOM(renderHtml(template)).window.document;

const contentOf = (template: ComposedEmail) => [
  ...documentOf(template).querySelectorAll('[role=main] :is(h1, h2, p, div, th, td, blockquote)'),
];

describe('the templates', () => {
  it.each([
    ['enquiry-received', 'visitor', 72, 'We’ve received your enquiry E-2026-04283921 · Sopaan Careers'],
    ['seat-free', 'visitor', 72, 'A seat is free · E-2026-04283921 · Sopaan Careers'],
    ['reply', 'visitor', 168, 'Your enquiry E-2026-04283921 · Sopaan Careers'],
    ['payment-received', 'buyer', 336, 'Payment received: ₹6,499, two steps left · Sopaan Careers'],
    ['details-missing', 'buyer', 48, 'We still need your details · Sopaan Careers'],
    [
      'work-begun',
      'buyer',
      72,
      'We have what we need: first draft by Thursday, 26 November · Sopaan Careers',
    ],
    ['question', 'buyer', 168, 'A question before we carry on · Sopaan Careers'],
    ['draft-ready', 'buyer', 336, 'Your Resume is ready: draft 2 · Sopaan Careers'],
    ['draft-waiting', 'buyer', 48, 'Draft 1 of your Cover Letter is waiting for you · Sopaan Careers'],
    [
      'documents-final',
      'buyer',
      336,
      'Your final documents, with support until Wednesday, 26 May 2027 · Sopaan Careers',
    ],
    ['message-to-buyer', 'buyer', 336, 'A message about your order · Sopaan Careers'],
    ['seat-reserved', 'buyer', 336, 'Your seat is reserved: PMP Training · Sopaan Careers'],
    ['seat-taken', 'buyer', 336, 'No seats were left, so you can get a refund of ₹6,499 · Sopaan Careers'],
    ['class-tomorrow', 'buyer', 14, 'Tomorrow: PMP Training · Sopaan Careers'],
    ['class-changed', 'buyer', 336, 'New start: 6 December 2026 · PMP Training · Sopaan Careers'],
    ['sessions-booked', 'buyer', 336, 'Session booked: Thursday, 3 December, 7:00 pm IST · Sopaan Careers'],
    ['session-moved', 'buyer', 336, 'Session moved to Thursday, 3 December, 7:00 pm IST · Sopaan Careers'],
    [
      ...['session-cancelled', 'buyer', 336],
      'Session cancelled: Thursday, 3 December, 7:00 pm IST · Sopaan Careers',
    ],
    ['session-taken', 'buyer', 336, 'That time isn’t free any more: choose another · Sopaan Careers'],
    ['session-tomorrow', 'buyer', 14, 'Your session is tomorrow, 7:00 pm IST · Sopaan Careers'],
    ['book-sessions', 'buyer', 48, 'Choose a time for your coaching · Sopaan Careers'],
    [
      ...['session-soon', 'owner', 24],
      'Session soon · Thu 3 December, 7:00 pm · Interview coaching, 4 sessions of 60 minutes',
    ],
    ['order-link', 'buyer', 12, 'Your links to open your orders · Sopaan Careers'],
    ['payment-request', 'buyer', 168, 'Payment request: ₹45,000 · Sopaan Careers'],
    [
      'complaint-acknowledged',
      'visitor',
      48,
      'We’ve received your complaint G-2026-71830462 · Sopaan Careers',
    ],
    ['refund-started', 'buyer', 336, 'Refund of ₹6,499 started · Sopaan Careers'],
    ['refund-sent', 'buyer', 336, 'Refund of ₹6,499 sent to your bank · Sopaan Careers'],
    ['refund-delayed', 'buyer', 336, 'Refund of ₹6,499 delayed · Sopaan Careers'],
    ['new-enquiry', 'owner', 168, 'PMP · new enquiry · reply by Tue 6:00 pm'],
    ['daily-digest', 'owner', 12, 'Monday 23 November · 1 overdue, 2 due today, 4 new'],
    ['new-order', 'owner', 336, 'New order · ₹6,499 · Ultimate Career Kit, 7-14 years'],
    ['paid-twice', 'owner', 336, 'Possible double payment · refund ₹6,499 · Ultimate Career Kit, 7-14 years'],
    [
      ...['refund-failed', 'owner', 336],
      'Refund failed · refund ₹6,499 again · Ultimate Career Kit, 7-14 years',
    ],
    ['payment-disputed', 'owner', 336, 'Payment disputed · ₹6,499 · respond by Sun 29 November, 11:59 pm'],
    [
      'buyer-replied',
      'owner',
      168,
      'Changes requested · Resume · due Thursday, 26 November · Ultimate Career Kit, 7-14 years',
    ],
    ['draft-due-tomorrow', 'owner', 24, 'Draft due Thursday, 26 November · Ultimate Career Kit, 7-14 years'],
    [
      'complaint-received',
      'owner',
      336,
      'Complaint, refund requested · Ultimate Career Kit, 7-14 years · settle by Wednesday, 23 December',
    ],
  ] as const)('%s goes to a %s within %i hours: %s', (name, to, maxAgeHours, subject) => {
    expect(templateOf(name)).toMatchObject({ to, maxAgeHours });
    expect(compose(name).subject).toBe(subject);
  });

  const linkingTemplates = names.filter((name) => linksOf(name).length > 0);

  it.each(linkingTemplates)(
    '%s links to its subject with signed links, and otherwise to its page',
    (name) => {
      const template = compose(name);
      for (const opened of linksOf(name)) {
        const address = `${site}/${opened.page}#${links.get(linkKey(opened))}`;
        expect(renderText(template)).toContain(address);
        expect(
          [...documentOf(template).querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ).toContain(address);
      }
      const unsigned = renderText(composeSample(name, { site }));
      expect(unsigned).toContain(`${site}/${linksOf(name)[0]?.page}`);
      expect(unsigned).not.toContain('#');
    },
  );

  it('open the order if they’re about one and go to its buyer', () => {
    const toBuyers = names.filter((name) => templateOf(name).to === 'buyer' && name !== 'payment-request');
    for (const name of toBuyers)
      expect(linksOf(name)).toContainEqual(expect.objectContaining({ page: 'order' }));
  });

  it.each([
    ['new-order', 'work'],
    ['buyer-replied', 'work'],
    ['draft-due-tomorrow', 'work'],
    ['session-soon', 'work'],
    ['paid-twice', 'orders'],
    ['refund-failed', 'orders'],
    ['payment-disputed', 'orders'],
  ] as const)('%s links the owner to the order, in the admin panel’s %s', (name, tab) => {
    const { order } = samples[name] as { order: string };
    expect(renderText(compose(name))).toContain(
      `${site}/admin?tab=${tab}&order=${encodeURIComponent(order)}`,
    );
  });

  it('are listed by their own names', () => {
    expect(names.map((name) => templateOf(name).name)).toEqual(names);
  });

  it.each(names)('%s has a preheader and a heading, and says why it was sent and by whom', (name) => {
    const template = compose(name);
    expect(template.preheader).toMatch(/^.{10,140}$/u);
    const page = documentOf(template);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe(template.subject);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('img, script, link, iframe, form')).toHaveLength(0);
    for (const text of [renderText(template), page.querySelector('[role=contentinfo]')?.textContent]) {
      const line = toOneLine(text ?? '');
      for (const told of ['Sopaan Careers', 'Nagpur 440012', '+91 712 000 0148', template.why])
        expect(line).toContain(told);
    }
  });

  it.each(names)('%s says the same as text and as HTML', (name) => {
    const template = compose(name);
    const [body = ''] = renderText(template).split('\n\n-- \n');
    const links = [...documentOf(template).querySelectorAll('[role=main] a')];
    const inHtml = contentOf(template).map(({ textContent }) => textContent);
    expect(wordsOf(body)).toEqual(wordsOf(inHtml.join(' ')));
    for (const link of links) expect(body).toContain(link.getAttribute('href')?.replace(/^mailto:/, ''));
  });

  const wordsOf = (text: string) =>
    text
      .replace(/(tel:|https:\/\/(?!www.sopaan.example\/courses))\S+/g, '')
      .split(/[\s·:>\u200b]+/)
      .join('')
      .split('')
      .toSorted()
      .join('');

  it('greet by name, in any script, and write rupees the Indian way', () => {
    const hindi = { ...samples['payment-received'], name: 'वैष्णवी देशपांडे', paise: 10_449_950 };
    const template = compose('payment-received', hindi);
    for (const text of [renderText(template), renderHtml(template)]) {
      expect(text).toContain('Hello वैष्णवी देशपांडे,');
      expect(text).toContain('₹1,04,499.50');
    }
  });

  it('say that we made a refund in cash or by transfer ourselves', () => {
    for (const [byHand, words] of [
      ['cash', 'given to you in cash'],
      ['transfer', 'sent to you by bank transfer'],
    ] as const) {
      const refund = { byHand, createdAt: '2026-12-03T08:30:00.000Z' };
      const template = compose('refund-sent', { ...samples['refund-sent'], refund });
      const text = renderText(template).replaceAll('\n', ' ');
      expect(template.subject).toMatch(/^Refund of ₹6,499 (given to you in cash|sent by bank transfer) · /);
      expect(text).toContain(`${words} on 3 December 2026. Tell us if you haven’t received it.`);
      expect(`${template.preheader} ${text}`).not.toMatch(/provider|your bank|reference/);
    }
  });

  it.each(['payment-received', 'refund-started', 'refund-sent', 'refund-delayed'] as const)(
    'greet without a name: %s',
    (name) => {
      const template = compose(name, { ...samples[name], name: undefined });
      expect(renderText(template)).toContain('\nHello,\n');
    },
  );

  it.each(['new-order', 'paid-twice'] as const)('say that an order has no buyer’s name: %s', (name) => {
    const { order, number, what, paise } = samples[name];
    const text = renderText(compose(name, { order, number, what, paise }));
    expect(text).toContain('Unnamed buyer');
    expect(text).not.toContain('confirmation email');
    expect(text).not.toMatch(/undefined|Call|Email/);
  });

  it('mention delivery and support only for a plan', () => {
    const text = (what: string, next?: FactsOf<'payment-received'>['next']) =>
      renderText(compose('payment-received', { ...samples['payment-received'], what, next }));
    expect(text('Resume, 7-14 years', 'details')).toContain('Delivery takes 3-5 days.');
    expect(text('Resume services')).toContain('Delivery takes 3-5 days.');
    expect(text('Resume writing workshop', 'class')).not.toContain('Delivery');
    expect(text('LinkedIn and three sessions of coaching', 'agreement')).not.toContain('Delivery');
  });

  it('say what happens next, as far as it’s known', () => {
    const text = (next?: FactsOf<'payment-received'>['next']) =>
      renderText(compose('payment-received', { ...samples['payment-received'], next })).replaceAll('\n', ' ');
    expect(text()).toContain('We will be in touch with you shortly to begin the process.');
    for (const next of ['details', 'work', 'class', 'course closed', 'course deleted', 'agreement'] as const)
      expect(text(next)).toContain('Your order has been confirmed.');
    expect(text('details')).toMatch(/There are two steps left[\s\S]*Send your details: https/);
    expect(text('work')).toContain('We have your details.');
    expect(text('work')).not.toMatch(/two steps|Send your details/);
    expect(text('class')).toContain('Your seat is booked.');
    expect(text('agreement')).toContain('we’ll call or write to agree the next step');
    expect(text()).not.toMatch(/steps|place|agree/);
    for (const next of ['confirming seat', 'seat taken'] as const)
      expect(text(next)).not.toMatch(/Your order has been confirmed|your seat is/i);
    expect(text('confirming seat')).toContain('We’re confirming your seat.');
    expect(text('seat taken')).toContain(seatTakenText);
  });

  it('say when the session is, or that its time was taken', () => {
    const start = '2026-12-03T13:30:00.000Z';
    const at = 'Thursday, 3 December, 7:00 pm IST';
    const text = (next: FactsOf<'payment-received'>['next'], left = 3) =>
      renderText(
        compose('payment-received', { ...samples['payment-received'], next, coaching: { start, left } }),
      ).replaceAll('\n', ' ');
    expect(text('session')).toContain(`Your session is booked: ${at}.`);
    expect(text('session')).toContain('You have 3 sessions left to book there, whenever it suits you.');
    expect(text('session', 0)).not.toContain('left to book');
    expect(text('checking time')).toContain(`We’re checking that ${at} is still free.`);
    expect(text('time taken')).toContain(`${at} was no longer free when your payment reached us.`);
    for (const next of ['time taken', 'book'] as const)
      expect(text(next)).toMatch(/Choose a time on your order page\.[\s\S]*Choose a time: https/);
    for (const next of ['checking time', 'time taken', 'book', 'sessions over'] as const)
      expect(text(next)).not.toMatch(/is booked|Delivery/);
  });

  it('list each session with its deadline, or say that it can’t be moved or cancelled', () => {
    const facts = samples['sessions-booked'];
    const [one] = facts.sessions;
    const soon = {
      ...one,
      label: 'Session 1 of 4',
      start: '2026-11-24T12:30:00.000Z',
      movableUntil: undefined,
    };
    const template = compose('sessions-booked', { ...facts, sessions: [soon, one], left: 1 });
    const text = renderText(template).replaceAll('\n', ' ');
    expect(template.subject).toBe('2 sessions booked · Sopaan Careers');
    expect(text).toContain(
      'Session 1 of 4: Tuesday, 24 November, 6:00 pm IST. It’s less than 48 hours away, so it can’t be moved or cancelled.',
    );
    expect(text).toContain(
      'Session 2 of 4: Thursday, 3 December, 7:00 pm IST. Move or cancel until Tuesday, 1 December, 7:00 pm IST.',
    );
    expect(text).toContain('You have one session left to book.');
    expect(template.events).toHaveLength(2);
  });

  it('say what a buyer can do about a cancelled session', () => {
    const { next: _, ...facts } = samples['session-cancelled'];
    const text = (more: object) =>
      renderText(compose('session-cancelled', { ...facts, ...more })).replaceAll('\n', ' ');
    expect(text({ why: 'buyer', next: 'book' })).toContain('We’ve kept the session for you.');
    expect(text({ next: { paise: 125_000 } })).toContain(
      'choose another time or ask for this session’s full price, ₹1,250.',
    );
    expect(text({})).not.toMatch(/back in your order|kept|Choose what/);
    expect(text({ why: 'coach away', calendar: undefined })).not.toContain('calendar');
  });

  it('give the next free times, the first day, or our phone number', () => {
    const facts = samples['session-taken'];
    const text = (more: object) =>
      renderText(compose('session-taken', { ...facts, ...more })).replace(/\s+/g, ' ');
    expect(text({})).toContain('Free time 1: Friday, 4 December, 6:00 pm IST');
    expect(text({ times: [], firstDay: '2026-12-28' })).toContain('Monday, 28 December');
    expect(text({ times: [] })).toContain('Call +91 712 000 0148 and we’ll find a time together.');
    expect(text({ stays: facts.start })).toContain('so your session hasn’t moved.');
  });

  it('say which sessions a refund has freed', () => {
    const { title, coach, place } = samples['sessions-booked'];
    const [one] = samples['sessions-booked'].sessions;
    const freed = { title, coach, place, sessions: [one?.calendar, one?.calendar] };
    for (const name of ['refund-started', 'refund-sent'] as const) {
      const template = compose(name, { ...samples[name], freed });
      expect(renderText(template)).toContain('Open the attached file to remove the sessions');
      expect(template.events).toHaveLength(2);
    }
    const delayed = { ...samples['refund-delayed'], freed: 2 };
    expect(renderText(compose('refund-delayed', delayed)).replaceAll('\n', ' ')).toContain(
      'the 2 sessions that were still to come are back in your order, but they aren’t booked any more.',
    );
  });

  it('name the agreed time of a payment link, and how long we keep it', () => {
    const facts = { ...samples['payment-request'], start: '2026-12-03T13:30:00.000Z' };
    const text = renderText(compose('payment-request', facts)).replaceAll('\n', ' ');
    expect(text).toContain('We’re keeping the time we agreed for you until Monday, 30 November.');
    expect(text).toContain('Session: Thursday, 3 December, 7:00 pm IST');
  });

  it('give the owner the refund date of a buyer without a seat', () => {
    const facts = { ...samples['new-order'], refundBy: '2026-11-24T06:30:00.000Z' };
    expect(renderText(compose('new-order', facts)).replaceAll('\n', ' ')).toMatch(
      /The last seat was taken while this buyer was paying.*Refund the payment by .*24 Nov/,
    );
  });

  it('don’t offer expired documents', () => {
    const text = (files: FactsOf<'documents-final'>['files']) =>
      renderText(compose('documents-final', { ...samples['documents-final'], files })).replaceAll('\n', ' ');
    expect(text('all')).toMatch(/Download your documents and keep them[\s\S]*Download your documents: https/);
    expect(text('some')).toContain('so some can no longer be downloaded');
    expect(text('some')).not.toContain('Download your documents: https');
    expect(text('erased')).toContain(
      'We keep files for 400 days, so your documents can no longer be downloaded',
    );
    expect(text('erased')).not.toContain('Download your documents');
  });

  it('leave out what isn’t known yet', () => {
    for (const [name, facts] of [
      ['work-begun', { date: undefined }],
      ['question', { text: undefined }],
      ['documents-final', { supportUntil: undefined }],
      ['message-to-buyer', { text: undefined }],
      ['seat-reserved', { batch: undefined, joining: undefined, startDate: undefined, timings: undefined }],
      [
        'buyer-replied',
        { news: [{ kind: 'message', count: 2 }], due: undefined, mobile: undefined, name: undefined },
      ],
      ['sessions-booked', { left: 0, place: undefined }],
      ['session-cancelled', { next: undefined, calendar: undefined }],
      ['session-soon', { place: undefined, mobile: undefined, name: undefined }],
      ['complaint-received', { order: undefined, what: undefined, wantsRefund: undefined }],
      ['complaint-acknowledged', { order: undefined, what: undefined }],
    ] as const) {
      const template = compose(name, { ...samples[name], ...facts });
      expect([template.subject, renderText(template)].join('')).not.toMatch(/undefined| {2}|· ·/);
    }
    expect(renderText(compose('draft-ready', { ...samples['draft-ready'], document: 'Document' }))).toContain(
      'Your document is ready',
    );
  });
});

describe('the acknowledgement', () => {
  it('has the agreed wording', () => {
    expect(
      renderText(compose('enquiry-received')).replaceAll('\u00a0', ' '),
    ).toBe(`We’ve received your enquiry

Hello,

Thank you for writing to us about PMP. We’ll reply by Tuesday, 24
November, by email or phone.

Ticket number: E-2026-04283921
We’ll reply by: Tuesday, 24 November

Want to add something? Reply to this email. Prefer to talk? Call
+91 712 000 0148 with your ticket number.

-- 
Sopaan Careers
Sample House, Wardha Road, Dhantoli, Nagpur 440012, Maharashtra
+91 712 000 0148
hello@sopaan.example

You’re getting this email because someone entered this address in a form
on our site. If it wasn’t you, ignore this email, or reply to let us
know.
`);
  });

  it('is about a seat, with its batch, and says that there’s nothing to pay yet', () => {
    const seat = { ...samples['enquiry-received'], wants: 'seat', batchStart: '2026-12-05' } as const;
    const template = compose('enquiry-received', seat);
    expect(template.subject).toBe('We’ve received your seat request E-2026-04283921 · Sopaan Careers');
    expect(renderText(template).replace(/\s+/g, ' ')).toContain(
      'Thank you for requesting a seat in PMP, in the batch that starts on 5 December 2026. We’ll reply by Tuesday, 24 November, by email or phone. Pay nothing now. Seats go to those who pay first; this isn’t a reservation.',
    );
    const { catalogue, batchStart, ...bare } = seat;
    expect(renderText(compose('enquiry-received', bare))).toContain(
      'Thank you for requesting a seat. We’ll reply',
    );
  });

  it('is about a question from a course’s page', () => {
    const question = { ...samples['enquiry-received'], type: 'course' } as const;
    expect(compose('enquiry-received', question).subject).toBe(
      'We’ve received your question E-2026-04283921 · Sopaan Careers',
    );
  });

  it('doesn’t repeat what the visitor typed', () => {
    const { catalogue, ...facts } = samples['enquiry-received'];
    const typed = { title: 'Buy cheap watches', message: 'watches', name: 'Your account sells watches' };
    const template = compose('enquiry-received', { ...facts, ...typed });
    expect(renderText(template)).not.toContain('watches');
    expect(renderText(template)).toContain(
      'Thank you for writing to us. We’ll reply by Tuesday, 24 November',
    );
    expect(renderHtml(template)).not.toContain('watches');
  });

  it.each([
    ['Asha', 'Hello Asha,'],
    ['Dr. A.P.J. Abdul Kalam', 'Hello Dr. A.P.J. Abdul Kalam,'],
    ["Siobhán O'Brien-Rao (Pune)", "Hello Siobhán O'Brien-Rao (Pune),"],
    ['श्री क्\u200dषितिज', 'Hello श्री क्\u200dषितिज,'],
    ['Ravi 2', 'Hello Ravi 2,'],
    ['Asha & Ravi', 'Hello Asha & Ravi,'],
    ['Asha\r\nBcc', 'Hello Asha Bcc,'],
    ['', 'Hello,'],
    ['http://evil.example', 'Hello,'],
    ['javascript:alert(1)', 'Hello,'],
    ['<b>Asha</b>', 'Hello,'],
    ['asha@evil.example', 'Hello,'],
    ['You won! Call 98 22 01 23 45', 'Hello,'],
  ])('greets %j as %j', (name, greeted) => expect(greeting(name)).toBe(greeted));
});

describe('the notice of an enquiry', () => {
  it('starts with the name and phone links, and ends with a link to the admin panel', () => {
    const template = compose('new-enquiry');
    expect(renderText(template)).toMatch(
      /^Asha Kulkarni · Call \+91 98220 00001: tel:\+919822000001 · WhatsApp: https:\/\/wa\.me\/919822000001\nPMP · /,
    );
    const hrefs = [...documentOf(template).querySelectorAll('[role=main] a')].map((a) =>
      a.getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'tel:+919822000001',
      'https://wa.me/919822000001',
      'mailto:asha.kulkarni@mail.example',
      `${site}/admin?tab=manage-enquiries&enquiry=${samples['new-enquiry'].id}`,
    ]);
    expect(template.preheader).toBe('Asha Kulkarni · +91 98220 00001');
  });

  it('says that a seat is wanted, and in which batch', () => {
    const seat = { ...samples['new-enquiry'], wants: 'seat', batchStart: '2026-12-05' } as const;
    const template = compose('new-enquiry', seat);
    const subject = 'PMP · wants a seat, batch of 5 December 2026 · reply by Tue 6:00 pm';
    expect(template.subject).toBe(subject);
    expect(renderText(template)).toContain(subject);
  });

  it('names what the catalogue has, otherwise the kind of enquiry, and fits a lock screen', () => {
    const { catalogue, ...facts } = samples['new-enquiry'];
    const subjectOf = (more: object) => compose('new-enquiry', { ...facts, ...more }).subject.split(' · ')[0];
    expect(subjectOf({ title: 'Evil' })).toBe('Certification');
    expect(subjectOf({ type: 'course', title: 'Evil' })).toBe('Course');
    expect(subjectOf({ type: 'general' })).toBe('General');
    expect(subjectOf({ catalogue: 'Python for people who have never programmed before' })).toBe(
      'Python for people who have never progra…',
    );
  });

  it('has the date if the reply is due in a week or later', () => {
    const facts = { ...samples['new-enquiry'], dueBy: '2026-12-01T12:30:00.000Z' };
    expect(compose('new-enquiry', facts).subject).toBe('PMP · new enquiry · reply by Tue 1 Dec 6:00 pm');
  });

  it('says that an overdue reply was due', () => {
    const facts = { ...samples['new-enquiry'], notifiedAt: '2026-11-25T06:30:00.000Z' };
    expect(compose('new-enquiry', facts).subject).toBe('PMP · new enquiry · reply was due Tue 6:00 pm');
  });

  it('says so if there’s no number, and shows an undiallable one as typed', () => {
    const text = (phone: string) => renderText(compose('new-enquiry', { ...samples['new-enquiry'], phone }));
    expect(text('')).toMatch(/^Asha Kulkarni\n[\s\S]*^Phone: Not given$/m);
    expect(text('12 34')).toMatch(/^Phone: 12 34$/m);
  });
});

describe('the notice of an order', () => {
  it('leaves out what its buyer didn’t give', () => {
    const template = compose('new-order', { ...samples['new-order'], name: '', mobile: '', email: '' });
    expect(renderText(template)).toMatch(/^Unnamed buyer\nNew order · /);
    expect(renderText(template)).not.toMatch(/Email|Call/);
  });

  it('has Razorpay’s deadline for a dispute, if there is one', () => {
    const { respondBy, reason, ...facts } = samples['payment-disputed'];
    const template = compose('payment-disputed', facts);
    expect(template.subject).toBe('Payment disputed · ₹6,499 · respond in Razorpay');
    expect(renderText(template)).not.toMatch(/Respond by|Reason/);
  });

  it('says what’s left to do about an overdue or lost dispute', () => {
    const facts = samples['payment-disputed'];
    expect(compose('payment-disputed', { ...facts, answer: 'late' }).subject).toBe(
      'Payment disputed · ₹6,499 · response was due Sun 29 November, 11:59 pm',
    );
    const lost = compose('payment-disputed', { ...facts, answer: 'lost' });
    expect(lost.subject).toBe('Payment disputed · ₹6,499 · lost');
    expect(renderText(lost)).not.toMatch(/Respond by|Send proof/);
  });
});

describe('the digest', () => {
  it('shows what waits if nothing else is due', () => {
    const none = { count: 0, isMore: false };
    const first = [{ name: 'Review', due: '2026-11-20T06:30:00.000Z', what: '5 stars' }];
    const { kinds } = samples['daily-digest'];
    const facts = { date: '2026-11-23', dueToday: none, late: none, fresh: none, kinds, first };
    expect(compose('daily-digest', facts).subject).toBe('Monday 23 November · nothing due today');
    const text = renderText(compose('daily-digest', facts));
    expect(text).toContain('Review: 5 stars');
    expect(text).toMatch(/Money: 1\s+Enquiries: 200\+/);
  });
});

describe('the reply', () => {
  it('keeps lines and paragraphs, and links addresses', () => {
    const text = 'One <b>\nTwo: https://www.sopaan.example/courses?a=1&b=2.\n\n\nThree';
    const template = compose('reply', { ticket: 'E-2026-04283921', name: 'Asha', text });
    expect(template.subject).toBe('Your enquiry E-2026-04283921 · Sopaan Careers');
    expect(renderText(template)).toContain(
      `One <b>\nTwo: https://www.sopaan.example/courses?a=1&b=2.\n\nThree`,
    );
    const [, , first, second] = contentOf(template);
    expect(first?.innerHTML).toBe(
      'One &lt;b&gt;<br>Two: <a href="https://www.sopaan.example/courses?a=1&amp;b=2" class="link" ' +
        `style="${first?.querySelector('a')?.getAttribute('style')}">https://www.sopaan.example/courses?a=1&amp;b=2</a>.`,
    );
    expect(second?.textContent).toBe('Three');
  });
});

describe('text typed by strangers', () => {
  const hostile = [
    '"><img src=x onerror=alert(1)><a href="http://evil.example">here</a><script>alert(2)</script><!-- --></td></table>',
    'http://evil.example/path www.evil.example evil.example asha@evil.example javascript:alert(1) tel:+919999999999',
    '\r\nBcc: victim@evil.example\r\nSubject: evil\u2028evil\u0000\u001b[2J \u202eevil {{evil}} &lt;evil&#41;',
  ].join(' ');

  const replaceTexts = (facts: unknown, keys: ReadonlySet<string>, text: string): unknown =>
    JSON.parse(JSON.stringify(facts), (key, value) =>
      typeof value === 'string' && keys.has(key) ? text : value,
    );

  const strangers = new Set(['name', 'email', 'phone', 'mobile', 'message', 'title']);
  const all = new Set([
    ...strangers,
    'what',
    'reason',
    'catalogue',
    'text',
    'joining',
    'place',
    'coach',
    'order',
    'ticket',
    'id',
    'link',
  ]);
  const hrefs =
    /^(https:\/\/www\.sopaan\.example\/(?:admin\?|(?:order|pay|review)$|course\/[\w-]+$)|tel:\+917120000148$|https:\/\/wa\.me\/917120000151$|mailto:hello@sopaan\.example$)/;

  const templatesWithTypedText = new Set<TemplateName>([
    'reply',
    'question',
    'draft-ready',
    'message-to-buyer',
    'seat-reserved',
    'class-tomorrow',
    'class-changed',
    'sessions-booked',
    'session-moved',
    'session-tomorrow',
    'session-soon',
  ]);

  it.each(names)('never appears in a subject: %s', (name) => {
    const subject = (text: string) => compose(name, replaceTexts(samples[name], strangers, text)).subject;
    expect(subject(hostile)).not.toMatch(/evil|alert|Bcc|[<>]/i);
    expect(subject('one')).toBe(subject('another'));
  });

  it.each(names)('adds no line to a subject or preheader: %s', (name) => {
    const { subject, preheader } = compose(name, replaceTexts(samples[name], all, hostile));
    expect([subject, preheader].join('')).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
  });

  it.each(names)('adds no element, attribute or address: %s', (name) => {
    const page = documentOf(compose(name, replaceTexts(samples[name], all, hostile)));
    const known = /^(html|head|meta|title|style|body|div|table|tbody|tr|td|th|h1|h2|p|a|blockquote|br)$/;
    const attributes =
      /^(lang|charset|name|content|class|style|role|width|cellpadding|cellspacing|border|align|scope|dir|href)$/;
    for (const element of page.querySelectorAll('*')) {
      expect(element.localName).toMatch(known);
      for (const { name: attribute } of element.attributes) expect(attribute).toMatch(attributes);
    }
    for (const link of page.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (templatesWithTypedText.has(name) && href.startsWith('http://')) continue;
      if (href.startsWith('mailto:')) expect(href).not.toMatch(/[?&\s]|@.*@/);
      else expect(href).toMatch(hrefs);
    }
  });

  it.each(names)('isn’t linked by email clients: %s', (name) => {
    const template = compose(name, replaceTexts(samples[name], strangers, hostile));
    const page = documentOf(template);
    for (const link of page.querySelectorAll('a, style')) link.remove();
    const [body = ''] = renderText(template).split('\n\n-- \n');
    const written = body.replaceAll(/https:\/\/www\.sopaan\.example\/\S+/g, '');
    for (const text of [page.documentElement.textContent, written])
      expect(text).not.toMatch(/https?:\/\/|www\.\w|\w\.(example|com)|\w@\w|javascript:\w|tel:\+/);
  });

  it.each(names)('doesn’t move our own lines: %s', (name) => {
    const body = renderText(compose(name, replaceTexts(samples[name], strangers, hostile)));
    const [plainText] = [renderText(compose(name))];
    const ours = (text: string) =>
      text.split('\n').filter((line) => /^(Ticket|Reply by|Order|Paid|-- $)/.test(line));
    expect(ours(body)).toEqual(ours(plainText));
    expect(body).not.toMatch(/^(Bcc|Subject):/m);
  });

  it('adds no recipient and no subject to a link', () => {
    expect(emailFact('a+b%0d@c.example').href).toBe('mailto:a%2Bb%250d@c.example');
    expect(emailFact('a@b.example?bcc=c@d.example').href).toBeUndefined();
    expect(emailFact('a@b.example,c@d.example').href).toBeUndefined();
    expect(phoneLinks('javascript:alert(1)')).toEqual([]);
    expect(phoneLinks('+919822000001,,1')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a b',
    'tel:x',
    '',
    'https://"x',
  ])('doesn’t link to %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
    const template = { ...compose('reply'), blocks: [{ kind: 'button', text: 'Press', href } as const] };
    expect(documentOf(template).querySelector('[role=main] a')).toBeNull();
    expect(renderText(template)).toMatch(/^Press\n/);
  });
});

describe('text', () => {
  it('is split where an email client would see an address, and nowhere else', () => {
    const plain = 'Mr. Rao, at 10:30, pays ₹1.50: 3 - 5 days? Yes... वाह! Tues–Fri';
    expect(withoutLinks(plain)).toBe(plain);
    expect(withoutLinks('http://a.in')).toBe('http:\u200b//a.\u200bin');
    expect(withoutLinks(withoutLinks('a@b.in'))).toBe('a@\u200bb.\u200bin');
  });

  it('of several lines becomes paragraphs', () => {
    expect(splitParagraphs('\n a\r\nb \n \n\n c\u2028d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(splitParagraphs(' \n ')).toEqual([]);
  });

  it('has links for complete addresses, without the sentence’s punctuation', () => {
    expect(splitLinks('See (https://a.example/b).').map(({ href }) => href)).toEqual([
      undefined,
      'https://a.example/b',
      undefined,
    ]);
  });

  it('as plain text wraps, in quotes too', () => {
    const message = 'word '.repeat(100);
    const lines = renderText(compose('new-enquiry', { ...samples['new-enquiry'], message })).split('\n');
    expect(lines.filter((line) => line.length > 72 && !line.includes('http'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('> ')).length).toBeGreaterThan(6);
  });
});

describe('a time', () => {
  it('is in IST', () => {
    expect(formatMoment('2026-11-24T12:30:00.000Z')).toBe('Tue 24 November, 6:00 pm');
    expect(formatMoment('2026-11-24T18:30:00.000Z')).toBe('Wed 25 November, 12:00 am');
    expect(formatTime('2026-11-24T03:35:00.000Z')).toBe('9:05 am');
    expect(formatWeekday('2026-11-24')).toBe('Tuesday 24 November');
    expect(formatShortMoment('2026-09-29T12:30:00.000Z', '2026-09-01T12:30:00.000Z')).toBe(
      'Tue 29 Sep 6:00 pm',
    );
  });
});

describe('a certification', () => {
  it('has a short name if it’s ours', () => {
    const titles = ['PMP', 'CAMS Training', 'Sales Force', 'Evil Training', 'General Inquiry'];
    expect(titles.map(certificationShortName)).toEqual(['PMP', 'CAMS', 'Sales Force', undefined, undefined]);
  });
});
