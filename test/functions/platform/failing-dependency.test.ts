import { startApi } from '../../support/api.ts';
import { courseEnquiry, pmpCourse } from '../../support/entries.ts';

const api = startApi();

describe('when DynamoDB doesn’t respond', () => {
  it('returns 500 with a reference number, without the cause', async () => {
    api.failOn('PutItem', new Error('arn:aws:dynamodb:ap-south-1:123456789012:table/secret-name'));
    const response = await api.post('/api/enquiries', JSON.stringify(courseEnquiry));
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = await response.json();
    const { requestId } = JSON.parse(api.logged.at(-1) ?? '');
    expect(problem).toEqual({
      title: 'Something went wrong',
      status: 500,
      detail: expect.stringContaining(requestId),
    });
    expect(JSON.stringify(problem)).not.toMatch(/arn:|at /);
  });

  it('loses no enquiry: one sent again later is stored once', async () => {
    api.failOn('PutItem');
    const send = () => api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'again' });
    await expect(send()).rejects.toMatchObject({ status: 500 });
    api.recover();
    await send();
    await send();
    expect(await api.stored()).toHaveLength(1);
  });

  it('lists nothing rather than incomplete data', async () => {
    api.failOn('Query');
    await expect(api.visitor('GET /courses', {})).rejects.toMatchObject({ status: 500 });
  });
});

describe('the log', () => {
  it('has one line per request: operation, route, status, milliseconds, request id', async () => {
    await api.visitor('GET /courses', {});
    expect(api.logged.map((line) => JSON.parse(line))).toEqual([
      {
        operation: 'listCourses',
        route: 'GET /courses',
        status: 200,
        ms: expect.any(Number),
        requestId: expect.any(String),
      },
    ]);
  });

  it('has a line from the authorizer, with its decision', async () => {
    await expect(api.withCookie('__Host-admin=forged')('GET /admin/enquiries', {})).rejects.toThrow();
    expect(api.logged.map((line) => JSON.parse(line))).toEqual([
      {
        operation: 'authorizer',
        route: 'GET /admin/enquiries',
        isAuthorized: false,
        ms: expect.any(Number),
        requestId: expect.any(String),
      },
    ]);
  });

  it('has the name and location of an authorizer’s error, without its message', async () => {
    const owner = api.withCookie(await api.signIn());
    api.failOn('UpdateItem', new TypeError('asha@example.com'));
    jest.spyOn(console, 'error').mockImplementation((error) => void api.logged.push(String(error)));
    await expect(owner('GET /admin/enquiries', {})).rejects.toMatchObject({ status: 500 });
    const line = JSON.parse(api.logged.at(-2) ?? '');
    expect(line).toMatchObject({ operation: 'authorizer', error: { name: 'TypeError' } });
    expect(line).not.toHaveProperty('isAuthorized');
    expect(api.logged.join()).not.toContain('asha@');
  });

  it('has a line per scheduled run: operation, outcome, milliseconds, counts', async () => {
    process.env.RAZORPAY_SECRET_ID = 'razorpay-good';
    process.env.RAZORPAY_BASE_URL = 'http://127.0.0.1:1';
    api.secrets['razorpay-good'] = '{"keyId":"a","keySecret":"b"}';
    await api.runSchedule('sweepPayments');
    expect(api.logged.map((line) => JSON.parse(line))).toEqual([
      {
        operation: 'sweepPayments',
        outcome: 'done',
        ms: expect.any(Number),
        requestId: expect.any(String),
        ...{ listed: 0, changed: 0, unmatched: 0 },
        ...{ open: 0, failed: 0, unknown: 0, uncaptured: 0, overdue: 0 },
        ...{ gaps: 3, overdueGaps: 3 },
      },
    ]);
  });

  it('reports a failed run, which fails for Lambda too, without the error’s message', async () => {
    process.env.RAZORPAY_SECRET_ID = 'razorpay-lost';
    api.failOn('GetSecretValue', new TypeError('asha@example.com'));
    const run = api.runSchedule('sweepPayments');
    await expect(run).rejects.toThrow('See this run’s log line for the failure.');
    expect(api.logged.map((line) => JSON.parse(line))).toEqual([
      {
        operation: 'sweepPayments',
        outcome: 'failed',
        ms: expect.any(Number),
        requestId: expect.any(String),
        error: { name: 'TypeError', at: expect.any(Array) },
      },
    ]);
  });

  it('has the name and location of an error', async () => {
    api.failOn('Query', new TypeError('asha@example.com'));
    await expect(api.visitor('GET /courses', {})).rejects.toMatchObject({ status: 500 });
    const line = JSON.parse(api.logged[0] ?? '');
    expect(line).toMatchObject({ route: 'GET /courses', status: 500, error: { name: 'TypeError' } });
    expect(line.error.at[0]).toMatch(/^at /);
  });

  it('never has personal data', async () => {
    await api.owner('POST /courses', { body: pmpCourse });
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    await api
      .visitorFrom('192.0.2.99')('POST /enquiries', { body: { ...courseEnquiry, email: 'asha@' } })
      .catch(String);
    api.failOn('PutItem', new Error(`cannot store ${courseEnquiry.email}`));
    await api.visitor('POST /enquiries', { body: courseEnquiry }).catch(String);
    const log = api.logged.join('\n');
    expect(log).toContain('"status":500');
    for (const secret of ['Asha', 'asha@', '98765', 'weekend', '192.0.2.99', 'battery', '__Host-admin'])
      expect(log).not.toContain(secret);
  });
});
