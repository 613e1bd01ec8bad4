import type { TemplateName } from '#shared/domain/mail/mail.ts';
import type { FactsOf } from '#shared/emails/templates.ts';

export const samples: { [Name in TemplateName]: FactsOf<Name> } = buildSamples();

function buildSamples(): { [Name in TemplateName]: FactsOf<Name> } {
  const enquiry = {
    id: '0b9d3f0e-54a8-4f7e-9c2c-1a2b3c4d5e6f',
    ticket: 'E-2026-04283921',
    type: 'certification',
    title: 'PMP',
    catalogue: 'PMP',
    name: 'Asha Kulkarni',
    email: 'asha.kulkarni@mail.example',
    phone: '+919822000001',
    message:
      'Is there a weekend batch in December? I lead a team of six at a bank in Nagpur.\n\nआप फ़ोन भी कर सकते हैं, शाम सात बजे के बाद.',
    createdAt: '2026-11-20T12:30:00.000Z',
    dueBy: '2026-11-24T12:30:00.000Z',
    notifiedAt: '2026-11-20T12:30:20.000Z',
  } as const;
  const order = {
    order: 'order_RkT4c9Wm2LxQ7p',
    number: '2026-27/000123',
    what: 'Ultimate Career Kit, 7-14 years',
    paise: 649_900,
    name: 'Ravi Deshmukh',
  };
  const place = {
    ...{ order: 'order_QhB7c1Wm9LxT2d', number: '2026-27/000124', what: 'PMP Training', name: order.name },
    batch: 'Weekend batch, 6 December',
    startDate: '2026-12-06',
    timings: 'Saturday and Sunday, 9 am to 1 pm IST',
    joining:
      'Room 4, Wardha Road, Dhantoli, Nagpur.\nOr online: https://www.sopaan.example/class/pmp-december',
    outlook: 'later',
  } as const;
  return {
    'enquiry-received': enquiry,
    reply: {
      ticket: enquiry.ticket,
      name: enquiry.name,
      text: 'Yes: the next weekend batch starts on 5 December, Saturdays and Sundays, 9 am to 1 pm IST.\nIt has eight seats left.\n\nAll dates are on https://www.sopaan.example/courses. Shall I hold a seat for you until Friday?\n\nAnjali',
    },
    'complaint-acknowledged': { ...order, ticket: 'G-2026-71830462', settleBy: '2026-12-23' },
    'payment-received': { ...order, next: 'details' },
    'details-missing': { ...order, step: 2 },
    'work-begun': { ...order, date: '2026-11-26' },
    question: {
      ...order,
      text: 'Your CV names two roles at the bank from 2021 on. Which should come first: the delivery of the core system, or the team of six?',
    },
    'draft-ready': {
      ...order,
      ...{ document: 'Resume', version: 2 },
      text: 'The summary is shorter now, and the migration comes first.',
    },
    'draft-waiting': { ...order, document: 'Cover Letter', version: 1 },
    'documents-final': { ...order, files: 'all', supportUntil: '2027-05-26' },
    'message-to-buyer': {
      ...order,
      text: 'Your Cover Letter is with our second reader. We’ll send it tomorrow.',
    },
    'seat-reserved': place,
    'seat-taken': order,
    'class-tomorrow': { ...place, outlook: 'tomorrow' },
    'class-changed': place,
    'refund-started': order,
    'refund-sent': {
      ...order,
      refund: {
        createdAt: '2026-12-03T08:30:00.000Z',
        processedAt: '2026-12-03T08:31:00.000Z',
        reference: '633712345678',
      },
    },
    'refund-delayed': order,
    'order-link': {
      orders: [order, { order: 'order_QhB7c1Wm9LxT2d', what: 'PMP Training' }].map(({ order: id, what }) => ({
        order: id,
        what,
      })),
    },
    'payment-request': {
      link: 'pl_4f7e9c2c',
      what: 'PMP Training',
      paise: 4_500_000,
      name: order.name,
      lastDay: '2026-11-30',
    },
    'new-enquiry': enquiry,
    'daily-digest': {
      date: '2026-11-23',
      late: { count: 1, isMore: false },
      dueToday: { count: 2, isMore: false },
      fresh: { count: 4, isMore: false },
      kinds: {
        ...{ money: { count: 1, isMore: false }, complaints: { count: 0, isMore: false } },
        ...{ work: { count: 0, isMore: false }, enquiries: { count: 200, isMore: true } },
        reviews: { count: 0, isMore: false },
      },
      first: [
        { name: 'Refund failed', due: '2026-11-22T10:00:00.000Z', what: 'Resume' },
        { name: 'Enquiry', due: '2026-11-23T12:30:00.000Z', what: 'PMP' },
      ],
    },
    'new-order': { ...order, mobile: '+919822000002', email: 'ravi@mail.example' },
    'paid-twice': { ...order, mobile: '+919822000002' },
    'refund-failed': { ...order, mobile: '+919822000002' },
    'payment-disputed': {
      order: order.order,
      paise: order.paise,
      reason: 'goods_or_services_not_provided',
      answer: 'open',
      respondBy: '2026-11-29T18:29:00.000Z',
    },
    'buyer-replied': {
      ...order,
      mobile: '+919822000002',
      news: [{ kind: 'changes', count: 1, document: 'Resume' }],
      due: '2026-11-26',
    },
    'draft-due-tomorrow': { ...order, mobile: '+919822000002', date: '2026-11-26' },
    'complaint-received': {
      ...enquiry,
      ticket: 'G-2026-71830462',
      message: 'The second draft has the wrong company name.',
      order: order.order,
      what: order.what,
      wantsRefund: true,
      settleBy: '2026-12-23',
    },
  };
}
