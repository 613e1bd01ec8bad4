import { screen } from '@testing-library/react';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { hasNext, problem, scriptApi } from '../../support/web/scripted-api.ts';

const entry = (values: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'a1',
  at: '2026-11-20T10:35:00.000Z',
  session: 'Zr3_kQ9x',
  operation: 'importInterviewQuestions',
  fields: ['questions'],
  outcome: 'done',
  ...values,
});

describe('Activity', () => {
  it('shows the time, operation, title, fields, session and result', async () => {
    scriptApi({
      'GET /admin/activity': {
        body: [
          entry({}),
          entry({ id: 'a2', operation: 'refundOrder', entity: 'order_One' }),
          entry({ id: 'a3', operation: 'deleteCourse', fields: [], outcome: 'refused' }),
          entry({ id: 'a5', operation: 'updateCourse', entity: 'c1', title: 'CCNA in Eight Weeks' }),
          entry({ id: 'a4', operation: 'toggleReview', fields: ['seen'], outcome: 'failed' }),
        ],
      },
    });
    await visitAdmin('Activity', 'Activity');
    const first = row('Import interview questions');
    expect(first.getByText(/20 Nov 2026, 4:05\spm/)).toBeVisible();
    for (const text of ['Done', 'questions', 'Zr3_kQ9x']) expect(first.getByText(text)).toBeVisible();
    expect(row('Refund order').getByText('order_One')).toBeVisible();
    expect(row('Update course').getByText('CCNA in Eight Weeks')).toBeVisible();
    expect(row('Update course').queryByText('c1')).toBeNull();
    expect(row('Delete course').getByText('Refused')).toBeVisible();
    expect(row('Toggle review').getByText('Failed, but may have taken effect')).toBeVisible();
  });

  it('is paged, and reloads on request', async () => {
    const api = scriptApi({
      'GET /admin/activity': ({ path }) =>
        path.includes('cursor')
          ? { body: [entry({ id: 'a2', operation: 'deleteCourse' })] }
          : { body: [entry({})], ...hasNext('/admin/activity?cursor=abc') },
    });
    const user = await visitAdmin('Activity');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('row', { name: /Delete course/ })).toBeVisible();
    const before = api.callsTo('GET /admin/activity').length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(api.callsTo('GET /admin/activity').length).toBeGreaterThan(before);
  });

  it('says so if it couldn’t be loaded', async () => {
    scriptApi({ 'GET /admin/activity': problem(400, 'No.') });
    await visitAdmin('Activity');
    expect(await screen.findByText('Failed to load activity. Please try again later.')).toBeVisible();
  });
});
