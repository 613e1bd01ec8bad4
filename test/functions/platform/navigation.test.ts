import { operations } from '#shared/api/contract.ts';
import { startApi } from '../../support/api.ts';

const api = startApi();

const navigation = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

const expectPage = async (response: Response, words: string) => {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain(words);
  expect(html).toContain('<a href="/">Back to Home</a>');
  expect(html).not.toMatch(/<script|style=/);
};

describe('a browser that navigates', () => {
  const routes = operations
    .map(({ endpoint }) => endpoint)
    .filter(({ route, auth }) => route.startsWith('GET ') && auth === 'public');

  it.each(routes.map(({ route }) => route))('never sees a problem document: %s', async (route) => {
    const path = route.slice(4).replaceAll(/\{\w+\}/g, 'no_such');
    api.failOn('Query');
    for (const address of [`/api${path}`, `/api${path}?limit=none&cursor=none`]) {
      const response = await api.send(address, { headers: navigation });
      expect(response.headers.get('content-type')).not.toContain('problem+json');
    }
  });

  it.each([
    ['with Sec-Fetch headers', navigation],
    ['in an older browser', { accept: navigation.accept }],
  ])('sees a small page: %s', async (_, headers) => {
    const response = await api.send('/api/orders/order_unknown/status', { headers });
    expect(response.status).toBe(404);
    await expectPage(response, '<p>We can’t find this order.</p>');
  });

  it('sees one if a form fails, with the reference number', async () => {
    process.env.RAZORPAY_SECRET_ID = 'razorpay-unreadable';
    api.failOn('GetSecretValue');
    const response = await api.send('/api/payments/return', {
      method: 'POST',
      body: new URLSearchParams({
        ...{ razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'f'.repeat(64) },
      }),
      headers: navigation,
    });
    expect(response.status).toBe(500);
    await expectPage(response, 'don’t pay again');
  });

  it('sees what’s wrong with an invalid form', async () => {
    const response = await api.post('/api/payments/return', '{}', navigation);
    expect(response.status).toBe(415);
    await expectPage(response, 'Send the body as application/x-www-form-urlencoded.');
  });
});

describe('a script', () => {
  it.each<Record<string, string>>([{}, { accept: '*/*' }, { accept: 'text/html', 'sec-fetch-mode': 'cors' }])(
    'gets a problem document: %j',
    async (headers) => {
      const response = await api.send('/api/orders/order_unknown/status', { headers });
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 404, detail: 'We can’t find this order.' });
    },
  );
});
