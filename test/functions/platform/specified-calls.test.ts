import { startApi } from '../../support/api.ts';
import { buyer, courseEnquiry, interviewQuestion, pmpCourse, review } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const general = {
  ...{ name: 'Ravi Deshmukh', email: 'ravi@example.com', phone: '9876543210' },
  ...{ message: 'Please call me.', certificationName: 'General Inquiry' },
};

describe('a documented call', () => {
  it('works with only the documented fields, and when repeated', async () => {
    const made: string[] = [];
    const call = async (
      by: 'visitor' | 'owner',
      route: string,
      request: { path?: object; body?: object } = {},
    ) => {
      const { data } = await (api[by] as unknown as SimpleCall)(route, request);
      made.push(route);
      return data as { id: string } & { id: string }[];
    };
    for (const turn of [1, 2]) {
      const course = await call('owner', 'POST /courses', { body: pmpCourse });
      const path = { id: course.id };
      expect((await call('visitor', 'GET /courses')).map(({ id }) => id)).toContain(course.id);
      expect(await call('visitor', 'GET /courses/{id}', { path })).toMatchObject(pmpCourse);
      await call('owner', 'PUT /courses/{id}', { path, body: { ...pmpCourse, price: 1 + turn } });
      const enquiry = await call('visitor', 'POST /enquiries', {
        body: { ...courseEnquiry, courseId: course.id },
      });
      const { name, email, courseTitle } = courseEnquiry;
      await call('visitor', 'POST /enquiries', { body: { name, email, courseId: course.id, courseTitle } });
      const { title, description, price } = pmpCourse;
      await call('owner', 'POST /courses', { body: { title, description, price } });
      await call('visitor', 'POST /enquiries/certification', { body: general });
      expect((await call('owner', 'GET /admin/enquiries')).map(({ id }) => id)).toContain(enquiry.id);
      await call('owner', 'PATCH /admin/enquiries/{id}/toggle', { path: { id: enquiry.id } });
      const { id } = await call('visitor', 'POST /reviews', { body: review });
      await call('owner', 'PATCH /reviews/{id}/toggle', { path: { id } });
      expect((await call('visitor', 'GET /reviews/public')).map((each) => each.id)).toContain(id);
      expect((await call('owner', 'GET /reviews/admin')).map((each) => each.id)).toContain(id);
      await call('owner', 'POST /interview-questions', { body: interviewQuestion });
      expect((await call('visitor', 'GET /interview-questions')).length).toBeGreaterThan(0);
      const user =
        turn === 1 ? await call('visitor', 'POST /user', { body: buyer }) : { id: String(Date.now()) };
      await call('visitor', 'POST /create-order', { body: { userId: user.id, amount: 4499 } });
      const order = await call('visitor', 'POST /create-order', { body: { userId: user.id, amount: 4499 } });
      const payment = razorpay.pay(order.id);
      const body = {
        ...{ razorpayOrderId: order.id, razorpayPaymentId: payment.id },
        razorpaySignature: razorpay.signature(order.id, payment.id),
      };
      await call('visitor', 'POST /verify', { body });
      await call('visitor', 'POST /verify', { body });
      await call('visitor', 'POST /create-order', { body: { userId: user.id, amount: 4499 } });
      await call('owner', 'DELETE /courses/{id}', { path });
    }
    expect(new Set(made).size).toBe(18);
  });
});

type SimpleCall = (route: string, request: object) => Promise<{ data: unknown }>;
