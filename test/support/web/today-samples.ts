import type { Data } from '#shared/api/client.ts';

export const none = { count: 0, isMore: false };

export const today = (values: Partial<Data<'GET /admin/today'>> = {}): Data<'GET /admin/today'> => ({
  date: '2025-09-01',
  rows: [],
  kinds: { money: none, complaints: none, work: none, enquiries: none, reviews: none },
  counts: { enquiries: none, work: none, orders: none, reviews: none, mail: none, classes: none },
  late: none,
  dueToday: none,
  fresh: none,
  newest: [],
  holidays: [],
  setUp: [],
  ...values,
});
