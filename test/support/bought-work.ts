import type { Course } from '#shared/domain/courses/course.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { WorkRow } from '#shared/domain/work/work-detail.ts';
import type { startApi } from './api.ts';
import { pdf } from './documents.ts';
import { pmpCourse } from './entries.ts';
import { orderAccess } from './order-access.ts';
import { orderMoney } from './order-money.ts';
import type { StartedRazorpay } from './razorpay.ts';

export const completeBrief = {
  targetRole: 'Data analyst',
  years: '8',
  cv: 'Imran Shaikh\nEight years of reports.',
  achievements: 'Cut the monthly close by two days.',
};

export const told = { kind: 'brief', brief: completeBrief } as const;

export function boughtWork(api: ReturnType<typeof startApi>, razorpay: StartedRazorpay) {
  const money = orderMoney(api, razorpay);
  const { buyerOf, pageOf } = orderAccess(api);

  const bought = async (plan: Plan = { band: '7-14', item: 'Resume' }) => {
    const { id, paymentId } = await money.paidOrder({ plan, amount: priceInRupees(plan) });
    await money.follow();
    return { id, paymentId, call: await buyerOf(id) };
  };

  const bookSeat = async (startDate: string, firstClass?: Course['firstClass'], { isPaid = true } = {}) => {
    const { data: course } = await api.owner('POST /courses', {
      body: { ...pmpCourse, startDate, firstClass },
    });
    const path = { id: course.id };
    await api.owner('PUT /admin/courses/{id}/class', {
      path,
      body: { batch: 'Weekend', joining: 'Room 4.' },
    });
    const id = await money.openOrder();
    const { plan: _, ...order } = (await api.row('ORDER', id)) ?? {};
    await api.put({ ...order, product: { kind: 'course', courseId: course.id, title: course.title } });
    if (isPaid) {
      razorpay.pay(id);
      await api.runSchedule('sweepPayments');
    }
    return { id, course };
  };

  const changeCourse = (course: Course, fields: object) => {
    const { id, createdAt: _at, updatedAt: _changed, version: _version, ...before } = course;
    return api.owner('PUT /courses/{id}', { path: { id }, body: { ...before, ...fields } });
  };

  const sendDraft = async (
    id: string,
    document: string,
    fileId = `draft-${Math.random().toString(36).slice(2)}`,
  ) => {
    const cookie = await api.signIn();
    const query = new URLSearchParams({ document });
    const response = await api.send(`/api/admin/work/${id}/drafts/${fileId}?${query}`, {
      method: 'PUT',
      body: pdf(),
      headers: { cookie, 'content-type': 'application/pdf' },
    });
    return { status: response.status, fileId };
  };

  const rows = async (list: 'ours' | 'theirs' | 'finished'): Promise<WorkRow[]> => {
    const read: WorkRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.owner('GET /admin/work', { query: { list, ...(cursor && { cursor }) } });
      read.push(...page.data);
      cursor = page.next;
    } while (cursor);
    return read;
  };

  const addAsBuyer = async (id: string, body: object) =>
    (await (await buyerOf(id))('POST /order/entries', { body: body as never })).data;

  const add = async (id: string, body: object, ifMatch?: number) =>
    (
      await api.owner('POST /admin/work/{id}/entries', {
        path: { id },
        body: body as never,
        ...(ifMatch !== undefined && { ifMatch }),
      })
    ).data;

  const read = async (id: string) => (await api.owner('GET /admin/work/{id}', { path: { id } })).data;
  const storedWork = (id: string) => api.row('WORK', id);

  return {
    ...money,
    buyerOf,
    pageOf,
    bought,
    bookSeat,
    changeCourse,
    sendDraft,
    addAsBuyer,
    add,
    rows,
    read,
    storedWork,
  };
}
