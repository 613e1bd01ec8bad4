import { operations } from '#shared/api/contract.ts';
import { formType } from '#shared/api/endpoint.ts';
import type { startApi } from './api.ts';
import { eveningHours, offerOf } from './coaching/sales.ts';
import {
  buyer,
  callback,
  certificationEnquiry,
  complaint,
  courseEnquiry,
  interviewQuestion,
  pmpCourse,
  review,
  teamMember,
} from './entries.ts';
import { openSomeOrder } from './order-access.ts';

export function describeRefusals(
  api: ReturnType<typeof startApi>,
  routes: readonly (typeof taking)[number]['route'][],
): void {
  describe.each(routes)('%s', (route) => {
    const good = goodBodies[route] as Record<string, unknown>;
    const [method = '', path = ''] = route.split(' ');

    const cookieOf = () => (customers.includes(route) ? openSomeOrder(api) : api.signIn());

    const send = async (body: string, headers: Record<string, string> = {}) => {
      const cookie = await cookieOf();
      const before = await api.stored();
      api.uses.length = 0;
      const response = await api.send(`/api${path.replace(/\{\w+\}/g, 'some-id')}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', cookie, ...headers },
      });
      return { response, before };
    };

    const expectRefusal = async ({ response, before }: Awaited<ReturnType<typeof send>>, status: number) => {
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
      const reason = await response.json();
      const sentence = reason.detail ?? reason.message;
      expect(sentence).toMatch(/\w/);
      expect(sentence).not.toMatch(/Invalid input/);
      const other = api.uses.filter(
        ({ lambda, partition }) =>
          lambda !== 'authorizer' && lambda !== 'authorizeBuyer' && partition !== 'THROTTLE',
      );
      expect(other).toEqual([]);
      expect(await api.stored()).toEqual(
        before.map((row) => ('idleEndsAt' in row ? { ...row, idleEndsAt: expect.anything() } : row)),
      );
    };

    it.each(hostile.slice(optional.includes(route) ? 1 : 0))('rejects %s', async (_, body, status) => {
      await expectRefusal(await send(body(JSON.stringify(good))), status);
    });

    it('rejects a body without a content type', async () => {
      const body = new Blob([JSON.stringify(good)]);
      const cookie = await cookieOf();
      const response = await api.send(`/api${path.replace(/\{\w+\}/g, 'some-id')}`, {
        method,
        body,
        headers: { cookie },
      });
      expect(response.status).toBe(415);
    });

    it.each([...(takingForms.includes(route) ? [] : [formType]), 'text/plain', 'application/jsonp', 'json'])(
      'rejects the content type %s',
      async (type) => expectRefusal(await send(JSON.stringify(good), { 'content-type': type }), 415),
    );

    it.each(Object.keys(good))('rejects %s of a wrong type', async (field) => {
      for (const value of [{}, [], true].filter((other) => typeof other !== typeof good[field]))
        await expectRefusal(await send(JSON.stringify({ ...good, [field]: value })), 400);
    });

    const texts = Object.keys(good).filter((field) => typeof good[field] === 'string');

    if (texts.length > 0)
      it.each(texts)('rejects a lone surrogate and 50,000 characters in %s', async (field) => {
        if (field !== 'password')
          await expectRefusal(await send(JSON.stringify({ ...good, [field]: 'a\ud800b' })), 400);
        await expectRefusal(await send(JSON.stringify({ ...good, [field]: 'x'.repeat(50_000) })), 400);
      });
  });
}

/** These bodies are valid, so only what a test adds can cause a rejection. */
const goodBodies: Record<string, object> = {
  'POST /courses': pmpCourse,
  'PUT /courses/{id}': pmpCourse,
  'POST /enquiries': courseEnquiry,
  'POST /enquiries/certification': certificationEnquiry,
  'POST /callbacks': callback,
  'POST /complaints': complaint,
  'POST /reviews': review,
  'POST /reviews/verified': {
    ...{
      link: `order_1.1234567890.${'m'.repeat(43)}`,
      name: 'Asha',
      message: 'Clear.',
      rating: 5,
      consent: true,
    },
  },
  'POST /reviews/link': { link: `order_1.1234567890.${'m'.repeat(43)}` },
  'POST /admin/reviews/{id}/decline': { reason: 'abusive' },
  'PUT /admin/reviews/{id}/answer': { text: 'Thank you.' },
  'PATCH /admin/enquiries/{id}/toggle': { seen: false },
  'POST /admin/enquiries/{id}/replies': { text: 'Yes, on Saturdays.', seen: 0 },
  'POST /admin/enquiries/{id}/history': { kind: 'call', isReached: true, seen: 0 },
  'POST /admin/enquiries/{id}/spam': { seen: 0 },
  'POST /admin/enquiries/spam': { enquiries: [{ id: 'enquiry-1', seen: 0 }], isSpam: true },
  'PUT /admin/settings': {
    ...{ holidays: ['2027-01-26'], templates: [{ name: 'Fees', text: 'The fee is on the page.' }] },
  },
  'PATCH /reviews/{id}/toggle': { seen: false },
  'POST /admin/coaching/offers': offerOf('coach-1'),
  'PUT /admin/coaching/offers/{id}': offerOf('coach-1'),
  'PUT /admin/coaching/availability/{coachId}': eveningHours,
  'POST /coaching/offers/{id}/orders': { userId: 'u1', amount: 2499, ...buyer },
  'POST /order/bookings': { start: '2026-12-01T13:30:00.000Z' },
  'POST /order/bookings/{id}': { kind: 'cancelled' },
  'POST /admin/work/{id}/bookings': { start: '2026-12-01T13:30:00.000Z' },
  'POST /admin/work/{id}/bookings/{bookingId}': { kind: 'cancelled' },
  'POST /admin/team': teamMember,
  'PUT /admin/team/{id}': teamMember,
  'POST /interview-questions': interviewQuestion,
  'PUT /interview-questions/{id}': interviewQuestion,
  'POST /user': buyer,
  'POST /create-order': { userId: 'u1', amount: 4499 },
  'POST /courses/{id}/orders': { userId: 'u1', amount: 4499, ...buyer },
  'POST /admin/payment-links': {
    ...{ subject: { kind: 'words', words: 'Coaching' }, rupees: 100, lastDay: '2026-11-30', name: 'Asha' },
  },
  'POST /admin/payment-links/{id}/paid': { method: 'cash', why: 'At the office.', paidOn: '2026-11-20' },
  'POST /pay': { link: `link.1234567890.${'m'.repeat(43)}` },
  'POST /pay/order': { link: `link.1234567890.${'m'.repeat(43)}`, ...buyer },
  'POST /orders/session': { link: `order_1.1234567890.${'m'.repeat(43)}` },
  'POST /order-links': { email: 'asha@example.com' },
  'POST /order/complaints': { text: 'The draft names the wrong company.', wantsRefund: true },
  'POST /order/entries': { kind: 'message', text: 'Thank you.' },
  'PUT /order/brief': { targetRole: 'Head of Delivery', cv: 'Delivery manager since 2019.' },
  'PUT /admin/orders/{id}/email': { email: 'asha@example.com' },
  'POST /admin/work/{id}/entries': { kind: 'message', text: 'Thank you.' },
  'PUT /admin/courses/{id}/class': {
    ...{ batch: 'Weekend', joining: 'Room 4' },
    materials: [{ title: 'Mock test', link: 'https://tests.example/mock' }],
  },
  'POST /verify': { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', razorpaySignature: 'ab' },
  'POST /admin/orders/{id}/refund': {
    paymentId: 'pay_1',
    rupees: 100,
    reason: 'Paid twice.',
    refundedPaise: 0,
  },
  'POST /admin/person': { email: 'asha@example.com' },
  'POST /admin/search': { text: 'Asha' },
  'POST /admin/session': { password: 'x' },
  'POST /admin/session/proof': { code: '123456' },
  'PUT /admin/second-factor': { code: '123456' },
};

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const hostile: [string, (good: string) => string, number][] = [
  ['nothing', () => '', 400],
  ['null', () => 'null', 400],
  ['an array', (good) => `[${good}]`, 400],
  ['a string', () => '"hello"', 400],
  ['a number', () => '42', 400],
  ['malformed JSON', (good) => good.slice(0, -1), 400],
  ['two documents', (good) => good + good, 400],
  ['5,000 levels of nesting', () => nested(5000), 400],
  ['5,000 levels in an unknown field', (good) => withMember(good, `"x": ${nested(5000)}`), 400],
  ['__proto__', (good) => withMember(good, '"__proto__": {"approved": true}'), 400],
  ['__proto__ in an escape', (good) => withMember(good, '"\\u005f_proto__": {"approved": true}'), 400],
  [
    'constructor.prototype',
    (good) => withMember(good, '"constructor": {"prototype": {"approved": true}}'),
    400,
  ],
  ['a raw NUL byte', (good) => good.replace('"', '"\0'), 400],
  ['a 2 MB body', (good) => withMember(good, `"x": "${'x'.repeat(2 * 1024 * 1024)}"`), 413],
  ['an 11 MB body', (good) => withMember(good, `"x": "${'x'.repeat(11 * 1024 * 1024)}"`), 413],
];

const withMember = (good: string, member: string) => `${good.slice(0, -1)},${member}}`;

const taking = operations.map(({ endpoint }) => endpoint).filter(({ body }) => body);
export const routesWithBody = taking.map(({ route }) => route);

const optional = taking.filter(({ body }) => body?.safeParse(undefined).success).map(({ route }) => route);

const takingForms = taking.filter(({ form }) => form).map(({ route }) => route);

const customers = taking.filter(({ auth }) => auth === 'buyer').map(({ route }) => route);
