/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { LetterName } from '#shared/domain/mail/mail.ts';
import { seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { dayInWords, momentInBrief, momentInWords, timeInWords } from '#shared/domain/time/india-words.ts';
import type { Letter, LinkTarget } from '#shared/letters/letter.ts';
import { type FactsOf, letters } from '#shared/letters/letters.ts';
import { emailFact, linkKey, linkParts, phoneLinks, safeHref } from '#shared/letters/links.ts';
import { renderHtml, renderText } from '#shared/letters/render.ts';
import { dark, light } from '#shared/letters/styles.ts';
import { greeting, oneLine, paragraphsOf, unlinked } from '#shared/letters/words.ts';
import { samples } from '../../support/mail/letter-samples.ts';

const names = LetterName.options;
const site = 'https://www.sopaan.example';

const openedBy = (name: LetterName): readonly LinkTarget[] =>
  (letters[name].opens as (facts: unknown) => readonly LinkTarget[])(samples[name]);

// Every link that a sample opens, as it is signed when its mail is sent.
const links = new Map(
  names.flatMap(openedBy).map((opened) => [linkKey(opened), `${opened.id}.1798761600.signed`]),
);

const compose = (name: LetterName, facts: unknown = samples[name]): Letter =>
  (letters[name].compose as (facts: unknown, context: object) => Letter)(facts, { site, links });

const documentOf = (letter: Letter) => new DOMParser().parseFromString(renderHtml(letter), 'text/html');

/** The elements of a letter that are words, without what is hidden above them. */
const sheetOf = (letter: Letter) => [
  ...documentOf(letter).querySelectorAll('[role=main] :is(h1, h2, p, div, th, td, blockquote)'),
];

describe('the letters', () => {
  it.each([
    ['enquiry-received', 'visitor', 72, 'We have your enquiry E-2026-04283921 · Sopaan Careers'],
    ['reply', 'visitor', 168, 'Your enquiry E-2026-04283921 · Sopaan Careers'],
    ['payment-received', 'buyer', 336, 'Payment received: ₹6,499, two steps left · Sopaan Careers'],
    ['details-missing', 'buyer', 48, 'Your details are still missing · Sopaan Careers'],
    [
      'work-begun',
      'buyer',
      72,
      'We have what we need: first draft by Thursday, 26 November · Sopaan Careers',
    ],
    ['question-asked', 'buyer', 168, 'A question before we go on · Sopaan Careers'],
    ['draft-ready', 'buyer', 336, 'Your Resume is ready: draft 2 · Sopaan Careers'],
    ['draft-waiting', 'buyer', 48, 'Your Cover Letter, draft 1, is waiting for you · Sopaan Careers'],
    [
      'documents-final',
      'buyer',
      336,
      'Your documents are final: support until Wednesday, 26 May 2027 · Sopaan Careers',
    ],
    ['message-to-buyer', 'buyer', 336, 'A message about your order · Sopaan Careers'],
    ['place-reserved', 'buyer', 336, 'You have a seat: PMP Training · Sopaan Careers'],
    ['seat-taken', 'buyer', 336, 'No seat was left, so you can have your ₹6,499 back · Sopaan Careers'],
    ['class-tomorrow', 'buyer', 14, 'Tomorrow: PMP Training · Sopaan Careers'],
    ['class-moved', 'buyer', 336, 'New start: 6 December 2026 · PMP Training · Sopaan Careers'],
    ['order-link', 'buyer', 12, 'The links of your orders · Sopaan Careers'],
    ['payment-asked', 'buyer', 168, 'To pay: ₹45,000 · Sopaan Careers'],
    ['complaint-acknowledged', 'visitor', 48, 'We have your complaint G-2026-71830462 · Sopaan Careers'],
    ['refund-on-its-way', 'buyer', 336, 'Refund of ₹6,499 started · Sopaan Careers'],
    ['refund-sent', 'buyer', 336, 'Refund of ₹6,499 sent to your bank · Sopaan Careers'],
    ['refund-delayed', 'buyer', 336, 'Refund of ₹6,499 delayed · Sopaan Careers'],
    ['new-enquiry', 'owner', 168, 'PMP · new enquiry · reply by Tue 18:00'],
    ['daily-digest', 'owner', 12, 'Monday 23 November · 1 late, 2 due today, 4 new'],
    ['new-order', 'owner', 336, 'New order · ₹6,499 · Ultimate Career Kit, 7-14 years'],
    [
      'paid-twice',
      'owner',
      336,
      'Possible double payment · give ₹6,499 back · Ultimate Career Kit, 7-14 years',
    ],
    [
      ...['refund-failed', 'owner', 336],
      'Refund failed · give ₹6,499 back again · Ultimate Career Kit, 7-14 years',
    ],
    ['payment-disputed', 'owner', 336, 'Payment disputed · ₹6,499 · answer by Sun 29 November, 23:59'],
    [
      'buyer-turn-ended',
      'owner',
      168,
      'Changes asked for · Resume · due Thursday, 26 November · Ultimate Career Kit, 7-14 years',
    ],
    ['draft-due-tomorrow', 'owner', 24, 'Late after Thursday, 26 November · Ultimate Career Kit, 7-14 years'],
    [
      'complaint-received',
      'owner',
      336,
      'Complaint, money back · Ultimate Career Kit, 7-14 years · settle it by Wednesday, 23 December',
    ],
  ] as const)('%s goes to a %s within %i hours: %s', (name, to, usefulHours, subject) => {
    expect(letters[name]).toMatchObject({ to, usefulHours });
    expect(compose(name).subject).toBe(subject);
  });

  const openers = names.filter((name) => openedBy(name).length > 0);

  it.each(openers)(
    '%s opens what it is about by signed links, and by the page alone without them',
    (name) => {
      const letter = compose(name);
      for (const opened of openedBy(name)) {
        const address = `${site}/${opened.page}#${links.get(linkKey(opened))}`;
        expect(renderText(letter)).toContain(address);
        expect(
          [...documentOf(letter).querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ).toContain(address);
      }
      const unsigned = renderText(
        (letters[name].compose as (facts: unknown, context: object) => Letter)(samples[name], { site }),
      );
      expect(unsigned).toContain(`${site}/${openedBy(name)[0]?.page}`);
      expect(unsigned).not.toContain('#');
    },
  );

  it('open the order wherever they are about one and go to its buyer', () => {
    const toBuyers = names.filter((name) => letters[name].to === 'buyer' && name !== 'payment-asked');
    for (const name of toBuyers)
      expect(openedBy(name)).toContainEqual(expect.objectContaining({ page: 'order' }));
  });

  it.each([
    ['new-order', 'work'],
    ['buyer-turn-ended', 'work'],
    ['draft-due-tomorrow', 'work'],
    ['paid-twice', 'orders'],
    ['refund-failed', 'orders'],
    ['payment-disputed', 'orders'],
  ] as const)('%s leads the owner to the very order, in the desk’s %s', (name, tab) => {
    const { order } = samples[name] as { order: string };
    expect(renderText(compose(name))).toContain(
      `${site}/admin?tab=${tab}&order=${encodeURIComponent(order)}`,
    );
  });

  it('are all there', () => {
    expect(Object.keys(letters).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s has a preheader, a heading, and says why it comes and who sends it', (name) => {
    const letter = compose(name);
    expect(letter.preheader).toMatch(/^.{10,140}$/u);
    const page = documentOf(letter);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe(letter.subject);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('img, script, link, iframe, form')).toHaveLength(0);
    for (const text of [renderText(letter), page.querySelector('[role=contentinfo]')?.textContent]) {
      const line = oneLine(text ?? '');
      for (const told of ['Sopaan Careers', 'Nagpur 440012', '+91 712 000 0148', letter.why])
        expect(line).toContain(told);
    }
  });

  it.each(names)('%s tells the same as text and as HTML', (name) => {
    const letter = compose(name);
    const [body = ''] = renderText(letter).split('\n\n-- \n');
    const links = [...documentOf(letter).querySelectorAll('[role=main] a')];
    const inHtml = sheetOf(letter).map(({ textContent }) => textContent);
    expect(wordsOf(body)).toEqual(wordsOf(inHtml.join(' ')));
    for (const link of links) expect(body).toContain(link.getAttribute('href')?.replace(/^mailto:/, ''));
  });

  /** The words of a text in any order, without the addresses, marks and punctuation that stand between them. */
  const wordsOf = (text: string) =>
    text
      .replace(/(tel:|https:\/\/(?!www.sopaan.example\/courses))\S+/g, '')
      .split(/[\s·:>\u200b]+/)
      .join('')
      .split('')
      .toSorted()
      .join('');

  it('greet by name, in any script, and tell rupees as India writes them', () => {
    const hindi = { ...samples['payment-received'], name: 'वैष्णवी देशपांडे', paise: 10_449_950 };
    const letter = compose('payment-received', hindi);
    for (const text of [renderText(letter), renderHtml(letter)]) {
      expect(text).toContain('Hello वैष्णवी देशपांडे,');
      expect(text).toContain('₹1,04,499.50');
    }
  });

  it('say of money that was given back in cash or by transfer that we did it ourselves', () => {
    for (const [byHand, words] of [
      ['cash', 'given to you in cash'],
      ['transfer', 'sent to you by bank transfer'],
    ] as const) {
      const refund = { byHand, createdAt: '2026-12-03T08:30:00.000Z' };
      const letter = compose('refund-sent', { ...samples['refund-sent'], refund });
      const text = renderText(letter).replaceAll('\n', ' ');
      expect(letter.subject).toMatch(/^Refund of ₹6,499 (given to you in cash|sent by bank transfer) · /);
      expect(text).toContain(`${words} on 3 December 2026. Tell us if you don’t have it.`);
      expect(`${letter.preheader} ${text}`).not.toMatch(/provider|your bank|reference/);
    }
  });

  it.each(['payment-received', 'refund-on-its-way', 'refund-sent', 'refund-delayed'] as const)(
    'greet whom they cannot name: %s',
    (name) => {
      const letter = compose(name, { ...samples[name], name: undefined });
      expect(renderText(letter)).toContain('\nHello,\n');
    },
  );

  it.each(['new-order', 'paid-twice'] as const)('say that an order names no buyer: %s', (name) => {
    const { order, number, what, paise } = samples[name];
    const text = renderText(compose(name, { order, number, what, paise }));
    expect(text).toContain('Buyer not named');
    expect(text).not.toContain('confirmation email');
    expect(text).not.toMatch(/undefined|Call|Email/);
  });

  it('tell delivery and support of a plan, and of nothing else', () => {
    const text = (what: string, next?: FactsOf<'payment-received'>['next']) =>
      renderText(compose('payment-received', { ...samples['payment-received'], what, next }));
    expect(text('Resume, 7-14 years', 'details')).toContain('Delivery takes 3-5 days.');
    // An order over a price of the list, which names no plan.
    expect(text('Resume services')).toContain('Delivery takes 3-5 days.');
    expect(text('Resume writing workshop', 'class')).not.toContain('Delivery');
    expect(text('LinkedIn and three sessions of coaching', 'agreement')).not.toContain('Delivery');
  });

  it('say what happens next, as far as it is known', () => {
    const text = (next?: FactsOf<'payment-received'>['next']) =>
      renderText(compose('payment-received', { ...samples['payment-received'], next })).replaceAll('\n', ' ');
    for (const next of [
      'details',
      'work',
      'class',
      'course gone',
      'course deleted',
      'agreement',
      undefined,
    ] as const)
      expect(text(next)).toContain('We will be in touch with you shortly to begin the process.');
    expect(text('details')).toMatch(/Two steps are left[\s\S]*Send your details: https/);
    expect(text('work')).toContain('Your details are here.');
    expect(text('work')).not.toMatch(/steps are left|Send your details/);
    expect(text('class')).toContain('Your seat is booked.');
    expect(text('agreement')).toContain('we call or write to agree the next step');
    expect(text()).not.toMatch(/steps|place|agree/);
    for (const next of ['seat confirming', 'seat taken'] as const)
      expect(text(next)).not.toMatch(/Your order has been confirmed|your seat is/i);
    expect(text('seat confirming')).toContain('We’re confirming your seat.');
    expect(text('seat taken')).toContain(seatTakenText);
  });

  it('tell the owner of a buyer without a seat until when to refund them', () => {
    const facts = { ...samples['new-order'], refundBy: '2026-11-24T06:30:00.000Z' };
    expect(renderText(compose('new-order', facts)).replaceAll('\n', ' ')).toMatch(
      /The last seat was taken while this buyer was paying.*Refund it by .*24 Nov/,
    );
  });

  it('offer no documents whose files are kept no more', () => {
    const text = (files: FactsOf<'documents-final'>['files']) =>
      renderText(compose('documents-final', { ...samples['documents-final'], files })).replaceAll('\n', ' ');
    expect(text('all')).toMatch(/Download your documents and keep them[\s\S]*Download your documents: https/);
    expect(text('some')).toContain('so some cannot be downloaded any more');
    expect(text('some')).not.toContain('Download your documents: https');
    expect(text('erased')).toContain('Files are kept for 400 days, so your documents cannot be downloaded');
    expect(text('erased')).not.toContain('Download your documents');
  });

  it('do without what is not known yet', () => {
    for (const [name, facts] of [
      ['work-begun', { date: undefined }],
      ['question-asked', { text: undefined }],
      ['documents-final', { supportUntil: undefined }],
      ['message-to-buyer', { text: undefined }],
      ['place-reserved', { batch: undefined, joining: undefined, startDate: undefined, timings: undefined }],
      [
        'buyer-turn-ended',
        { news: [{ kind: 'message', count: 2 }], due: undefined, mobile: undefined, name: undefined },
      ],
      ['complaint-received', { order: undefined, what: undefined, wantsRefund: undefined }],
      ['complaint-acknowledged', { order: undefined, what: undefined }],
    ] as const) {
      const letter = compose(name, { ...samples[name], ...facts });
      expect([letter.subject, renderText(letter)].join('')).not.toMatch(/undefined| {2}|· ·/);
    }
    expect(
      renderText(compose('draft-ready', { ...samples['draft-ready'], document: 'To be agreed' })),
    ).toContain('Your document is ready');
  });
});

describe('the acknowledgement', () => {
  it('reads as it does', () => {
    expect(renderText(compose('enquiry-received')).replaceAll('\u00a0', ' ')).toBe(`We have your enquiry

Hello,

Thank you for writing to us about PMP. We reply by Tuesday, 24 November,
by mail or telephone.

Your ticket: E-2026-04283921
Reply by: Tue 24 November, 18:00 IST

If you want to add something, answer this mail. If you would rather
talk, call +91 712 000 0148 and name the ticket.

-- 
Sopaan Careers
Sample House, Wardha Road, Dhantoli, Nagpur 440012, Maharashtra
+91 712 000 0148
hello@sopaan.example

You get this mail because somebody typed this address into a form on our
site. If it was not you, you need do nothing; an answer to this mail
tells us so.
`);
  });

  it('names a request for a place as that, with its batch, and says that nothing is to be paid yet', () => {
    const place = { ...samples['enquiry-received'], wants: 'place', batchStart: '2026-12-05' } as const;
    const letter = compose('enquiry-received', place);
    expect(letter.subject).toBe('We have your reservation request E-2026-04283921 · Sopaan Careers');
    expect(renderText(letter).replace(/\s+/g, ' ')).toContain(
      'Thank you for asking for a place in PMP, in the batch that starts on 5 December 2026. We reply by Tuesday, 24 November, by mail or telephone. The place is yours when we confirm it. Until then there is nothing to pay.',
    );
    const { catalogue, batchStart, ...bare } = place;
    expect(renderText(compose('enquiry-received', bare))).toContain(
      'Thank you for asking for a place. We reply',
    );
  });

  it('has no word of the visitor’s', () => {
    const { catalogue, ...facts } = samples['enquiry-received'];
    const typed = { title: 'Buy cheap watches', message: 'watches', name: 'Your account sells watches' };
    const letter = compose('enquiry-received', { ...facts, ...typed });
    expect(renderText(letter)).not.toContain('watches');
    expect(renderText(letter)).toContain('Thank you for writing to us. We reply by Tuesday, 24 November');
    expect(renderHtml(letter)).not.toContain('watches');
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
  it('leads with the name and the ways to call, and ends at the enquiry in the desk', () => {
    const letter = compose('new-enquiry');
    expect(renderText(letter)).toMatch(
      /^Asha Kulkarni · Call \+91 98220 00001: tel:\+919822000001 · WhatsApp: https:\/\/wa\.me\/919822000001\nPMP · /,
    );
    const hrefs = [...documentOf(letter).querySelectorAll('[role=main] a')].map((a) =>
      a.getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'tel:+919822000001',
      'https://wa.me/919822000001',
      'mailto:asha.kulkarni@mail.example',
      `${site}/admin?tab=manage-enquiries&enquiry=${samples['new-enquiry'].id}`,
    ]);
    expect(letter.preheader).toBe('Asha Kulkarni · +91 98220 00001');
  });

  it('says that somebody wants a place, and in which batch', () => {
    const place = { ...samples['new-enquiry'], wants: 'place', batchStart: '2026-12-05' } as const;
    const letter = compose('new-enquiry', place);
    const subject = 'PMP · wants a place, batch of 5 December 2026 · reply by Tue 18:00';
    expect(letter.subject).toBe(subject);
    expect(renderText(letter)).toContain(subject);
  });

  it('names what the catalogue names, else the kind of enquiry, and cuts what a lock screen cannot show', () => {
    const { catalogue, ...facts } = samples['new-enquiry'];
    const subjectOf = (more: object) => compose('new-enquiry', { ...facts, ...more }).subject.split(' · ')[0];
    expect(subjectOf({ title: 'Evil' })).toBe('Certification');
    expect(subjectOf({ type: 'course', title: 'Evil' })).toBe('Course');
    expect(subjectOf({ type: 'general' })).toBe('General');
    expect(subjectOf({ catalogue: 'Python for people who have never programmed before' })).toBe(
      'Python for people who have never progra…',
    );
  });

  it('tells the date of a reply that is due in a week or later', () => {
    const facts = { ...samples['new-enquiry'], dueBy: '2026-12-01T12:30:00.000Z' };
    expect(compose('new-enquiry', facts).subject).toBe('PMP · new enquiry · reply by Tue 1 Dec 18:00');
  });

  it('says of a reply whose time is over that it was due', () => {
    const facts = { ...samples['new-enquiry'], toldAt: '2026-11-25T06:30:00.000Z' };
    expect(compose('new-enquiry', facts).subject).toBe('PMP · new enquiry · reply was due Tue 18:00');
  });

  it('says that there is no number, and shows one that cannot be dialled as it is', () => {
    const text = (phone: string) => renderText(compose('new-enquiry', { ...samples['new-enquiry'], phone }));
    expect(text('')).toMatch(/^Asha Kulkarni\n[\s\S]*^Phone: Not given$/m);
    expect(text('12 34')).toMatch(/^Phone: 12 34$/m);
  });
});

describe('the notice of an order', () => {
  it('does without what its buyer did not give', () => {
    const letter = compose('new-order', { ...samples['new-order'], name: '', mobile: '', email: '' });
    expect(renderText(letter)).toMatch(/^Buyer not named\nNew order · /);
    expect(renderText(letter)).not.toMatch(/Email|Call/);
  });

  it('says when to answer a dispute, where Razorpay does', () => {
    const { respondBy, reason, ...facts } = samples['payment-disputed'];
    const letter = compose('payment-disputed', facts);
    expect(letter.subject).toBe('Payment disputed · ₹6,499 · answer at Razorpay');
    expect(renderText(letter)).not.toMatch(/Answer by|Reason/);
  });

  it('says of a dispute whose time is over, or that is lost, what is left to do', () => {
    const facts = samples['payment-disputed'];
    expect(compose('payment-disputed', { ...facts, answer: 'late' }).subject).toBe(
      'Payment disputed · ₹6,499 · answer was due Sun 29 November, 23:59',
    );
    const lost = compose('payment-disputed', { ...facts, answer: 'lost' });
    expect(lost.subject).toBe('Payment disputed · ₹6,499 · lost');
    expect(renderText(lost)).not.toMatch(/Answer by|Send what proves/);
  });
});

describe('the digest', () => {
  it('tells what waits where nothing else is to tell', () => {
    const none = { count: 0, isMore: false };
    const first = [{ name: 'Review', due: '2026-11-20T06:30:00.000Z', what: '5 stars' }];
    const { kinds } = samples['daily-digest'];
    const facts = { date: '2026-11-23', dueToday: none, late: none, fresh: none, kinds, first };
    expect(compose('daily-digest', facts).subject).toBe('Monday 23 November · nothing is due today');
    const text = renderText(compose('daily-digest', facts));
    expect(text).toContain('Review: 5 stars');
    expect(text).toMatch(/Money: 1\s+Enquiries: 200\+/);
  });
});

describe('the reply', () => {
  it('keeps lines and paragraphs, and makes links of addresses', () => {
    const text = 'One <b>\nTwo: https://www.sopaan.example/courses?a=1&b=2.\n\n\nThree';
    const letter = compose('reply', { ticket: 'E-2026-04283921', name: 'Asha', text });
    expect(letter.subject).toBe('Your enquiry E-2026-04283921 · Sopaan Careers');
    expect(renderText(letter)).toContain(
      `One <b>\nTwo: https://www.sopaan.example/courses?a=1&b=2.\n\nThree`,
    );
    const [, , first, second] = sheetOf(letter);
    expect(first?.innerHTML).toBe(
      'One &lt;b&gt;<br>Two: <a href="https://www.sopaan.example/courses?a=1&amp;b=2" class="link" ' +
        `style="${first?.querySelector('a')?.getAttribute('style')}">https://www.sopaan.example/courses?a=1&amp;b=2</a>.`,
    );
    expect(second?.textContent).toBe('Three');
  });
});

describe('what strangers type', () => {
  const evil = [
    '"><img src=x onerror=alert(1)><a href="http://evil.example">here</a><script>alert(2)</script><!-- --></td></table>',
    'http://evil.example/path www.evil.example evil.example asha@evil.example javascript:alert(1) tel:+919999999999',
    '\r\nBcc: victim@evil.example\r\nSubject: evil\u2028evil\u0000\u001b[2J \u202eevil {{evil}} &lt;evil&#41;',
  ].join(' ');

  /** Facts of a letter in which every text under some names, at any depth, is another. */
  const withTexts = (facts: unknown, keys: ReadonlySet<string>, text: string): unknown =>
    JSON.parse(JSON.stringify(facts), (key, value) =>
      typeof value === 'string' && keys.has(key) ? text : value,
    );

  const strangers = new Set(['name', 'email', 'phone', 'mobile', 'message', 'title']);
  // The catalogue's and Razorpay's words, the owner's own, and ids: no stranger's, and no markup either.
  const all = new Set([
    ...strangers,
    'what',
    'reason',
    'catalogue',
    'text',
    'joining',
    'order',
    'ticket',
    'id',
    'link',
  ]);
  const hrefs =
    /^(https:\/\/www\.sopaan\.example\/(?:admin\?|(?:order|pay|review)$)|tel:\+917120000148$|mailto:hello@sopaan\.example$)/;

  const ownWords = new Set<LetterName>([
    'reply',
    'question-asked',
    'draft-ready',
    'message-to-buyer',
    'place-reserved',
    'class-tomorrow',
    'class-moved',
  ]);

  it.each(names)('comes into no subject: %s', (name) => {
    const subject = (text: string) => compose(name, withTexts(samples[name], strangers, text)).subject;
    expect(subject(evil)).not.toMatch(/evil|alert|Bcc|[<>]/i);
    expect(subject('one')).toBe(subject('another'));
  });

  it.each(names)('adds no line to a subject or preheader: %s', (name) => {
    const { subject, preheader } = compose(name, withTexts(samples[name], all, evil));
    expect([subject, preheader].join('')).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
  });

  it.each(names)('is no element, attribute or address: %s', (name) => {
    const page = documentOf(compose(name, withTexts(samples[name], all, evil)));
    const known = /^(html|head|meta|title|style|body|div|table|tbody|tr|td|th|h1|h2|p|a|blockquote|br)$/;
    const attributes =
      /^(lang|charset|name|content|class|style|role|width|cellpadding|cellspacing|border|align|scope|dir|href)$/;
    for (const element of page.querySelectorAll('*')) {
      expect(element.localName).toMatch(known);
      for (const { name: attribute } of element.attributes) expect(attribute).toMatch(attributes);
    }
    for (const link of page.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      // The owner's own words alone are by somebody who may link.
      if (ownWords.has(name) && href.startsWith('http://')) continue;
      if (href.startsWith('mailto:')) expect(href).not.toMatch(/[?&\s]|@.*@/);
      else expect(href).toMatch(hrefs);
    }
  });

  it.each(names)('is nothing that a mail program makes a link of: %s', (name) => {
    const letter = compose(name, withTexts(samples[name], strangers, evil));
    const page = documentOf(letter);
    for (const link of page.querySelectorAll('a, style')) link.remove();
    const [body = ''] = renderText(letter).split('\n\n-- \n');
    const written = body.replaceAll(/https:\/\/www\.sopaan\.example\/\S+/g, '');
    for (const text of [page.documentElement.textContent, written])
      expect(text).not.toMatch(/https?:\/\/|www\.\w|\w\.(example|com)|\w@\w|javascript:\w|tel:\+/);
  });

  it.each(names)('leaves the lines of ours where they are: %s', (name) => {
    const body = renderText(compose(name, withTexts(samples[name], strangers, evil)));
    const [friendly] = [renderText(compose(name))];
    const ours = (text: string) =>
      text.split('\n').filter((line) => /^(Ticket|Reply by|Order|Paid|-- $)/.test(line));
    expect(ours(body)).toEqual(ours(friendly));
    // A line of a message is a quotation; every other is one of ours.
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
  ])('leads nowhere as %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
    const letter = { ...compose('reply'), blocks: [{ kind: 'button', text: 'Press', href } as const] };
    expect(documentOf(letter).querySelector('[role=main] a')).toBeNull();
    expect(renderText(letter)).toMatch(/^Press\n/);
  });
});

describe('words', () => {
  it('are parted where a program would see an address, and nowhere else', () => {
    const plain = 'Mr. Rao, at 10:30, pays ₹1.50: 3 - 5 days? Yes... वाह! Tues–Fri';
    expect(unlinked(plain)).toBe(plain);
    expect(unlinked('http://a.in')).toBe('http:\u200b//a.\u200bin');
    expect(unlinked(unlinked('a@b.in'))).toBe('a@\u200bb.\u200bin');
  });

  it('of several lines become paragraphs', () => {
    expect(paragraphsOf('\n a\r\nb \n \n\n c\u2028d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  it('have links at whole addresses, without the sentence’s own signs', () => {
    expect(linkParts('See (https://a.example/b).').map(({ href }) => href)).toEqual([
      undefined,
      'https://a.example/b',
      undefined,
    ]);
  });

  it('of plain text fit the line, in quotations too', () => {
    const message = 'word '.repeat(100);
    const lines = renderText(compose('new-enquiry', { ...samples['new-enquiry'], message })).split('\n');
    expect(lines.filter((line) => line.length > 72 && !line.includes('http'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('> ')).length).toBeGreaterThan(6);
  });
});

describe('a moment', () => {
  it('is told in IST', () => {
    expect(momentInWords('2026-11-24T12:30:00.000Z')).toBe('Tue 24 November, 18:00');
    expect(momentInWords('2026-11-24T18:30:00.000Z')).toBe('Wed 25 November, 00:00');
    expect(timeInWords('2026-11-24T03:35:00.000Z')).toBe('09:05');
    expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November');
    expect(momentInBrief('2026-09-29T12:30:00.000Z', '2026-09-01T12:30:00.000Z')).toBe('Tue 29 Sep 18:00');
  });
});

describe('a certification', () => {
  it('has a short name where it is one of ours', () => {
    const titles = ['PMP', 'CAMS Training', 'Sales Force', 'Evil Training', 'General Inquiry'];
    expect(titles.map(certificationShortName)).toEqual(['PMP', 'CAMS', 'Sales Force', undefined, undefined]);
  });
});

describe('the colours', () => {
  it('are the site’s', () => {
    const css = readFileSync('web/styles/tokens.css', 'utf8');
    const [inLight = '', inDark = ''] = css.split('prefers-color-scheme: dark');
    const token = (sheet: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(sheet)?.[1];
    for (const [name, value] of Object.entries(light))
      expect([name, value]).toEqual([name, token(inLight, name)]);
    for (const [name, value] of Object.entries(dark))
      expect([name, value]).toEqual([name, token(inDark, name)]);
  });
});
