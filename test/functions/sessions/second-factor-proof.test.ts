import { operations } from '#shared/api/contract.ts';
import { adminPassword, startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { codeOf, needsCode, refusal, secondFactorOf, start } from '../../support/second-factor.ts';

const api = startApi({ table: memoryTable() });
const { enrolled, signIn } = secondFactorOf(api);

describe('an operation that requires a proof', () => {
  const proofs = operations.filter(({ endpoint }) => endpoint.proof);

  it('is listed here', () => {
    expect(proofs.map(({ name }) => name).toSorted()).toEqual([
      'correctOrderEmail',
      'deleteReview',
      'exportClassSeats',
      'exportEnquiries',
      'exportOrders',
      'exportReceipts',
      'makeRecoveryCodes',
      'recordOfflinePayment',
      'refundOrder',
      'removeSecondFactor',
      'renewOrderLink',
    ]);
  });

  const bodies: Record<string, object> = {
    refundOrder: { paymentId: 'pay_1', reason: 'Paid twice.', refundedPaise: 0 },
    recordOfflinePayment: { method: 'cash', why: 'Paid at the office.', paidOn: '2026-11-20' },
    correctOrderEmail: { email: 'asha@example.com' },
  };
  const addressOf = ({ name, endpoint }: (typeof proofs)[number]) => {
    const path = endpoint.route.split(' ')[1]?.replace('{id}', 'some-id');
    return `/api${path}${name === 'exportReceipts' ? '?month=2026-11' : ''}`;
  };

  it.each(proofs)(
    'rejects $name when the last code is ten minutes old, and then accepts one',
    async (operation) => {
      const { name, endpoint } = operation;
      const { uri } = await enrolled();
      setClock(start + 2 * minute);
      const login = await api.post(
        '/api/admin/session',
        JSON.stringify({ password: adminPassword, code: codeOf(uri) }),
      );
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const [method = ''] = endpoint.route.split(' ');
      const send = () =>
        api.send(addressOf(operation), {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          ...(endpoint.body && { body: JSON.stringify(bodies[name]) }),
        });
      setClock(start + 12 * minute + 1);
      const before = (await api.stored()).filter(({ pk }) => pk !== 'SESSION');
      const refused = await send();
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ title: 'Code required', errors: [{ field: 'code' }] });
      expect((await api.stored()).filter(({ pk }) => pk !== 'SESSION')).toEqual(before);

      await api.withCookie(cookie)('POST /admin/session/proof', { body: { code: codeOf(uri) } });
      setClock(start + 22 * minute);
      expect((await send()).status).not.toBe(403);
    },
  );

  it.each(proofs)('allows $name without an enrolled second factor', async (operation) => {
    const { name, endpoint } = operation;
    const [method = ''] = endpoint.route.split(' ');
    const response = await api.send(addressOf(operation), {
      method,
      headers: { cookie: await api.signIn(), 'content-type': 'application/json' },
      ...(endpoint.body && { body: JSON.stringify(bodies[name]) }),
    });
    expect(response.status).not.toBe(403);
  });

  it('counts the code of the login', async () => {
    const { uri } = await enrolled();
    const login = await api.post(
      '/api/admin/session',
      JSON.stringify({ password: adminPassword, code: codeOf(uri) }),
    );
    const owner = api.withCookie(login.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    await expect(owner('DELETE /admin/second-factor', {})).resolves.toBeTruthy();
  });
});

describe('POST /admin/session/proof', () => {
  it('rejects a wrong code, and a used one', async () => {
    const { owner, uri } = await enrolled();
    const prove = (code: string) => owner('POST /admin/session/proof', { body: { code } });
    setClock(start + 11 * minute);
    for (const code of ['000000', codeOf(uri, 60_000)])
      await expect(prove(code)).rejects.toMatchObject({ status: 403, ...needsCode });
    const code = codeOf(uri);
    await prove(code);
    await expect(prove(code)).rejects.toMatchObject({ status: 403, ...needsCode });
  });

  it('slows wrong codes like the login', async () => {
    const { owner } = await enrolled();
    const prove = () => refusal(owner('POST /admin/session/proof', { body: { code: '000000' } }));
    for (let turn = 0; turn < 5; turn++) expect((await prove()).status).toBe(403);
    expect(await prove()).toMatchObject({ status: 429, retryAfter: 60 });
  });

  it('is slowed by its own session’s wrong codes only', async () => {
    const { owner, uri } = await enrolled();
    const prove = (code: string) => owner('POST /admin/session/proof', { body: { code } });
    for (let turn = 0; turn < 12; turn++) {
      await refusal(signIn('000000', adminPassword, '203.0.113.7'));
      await refusal(signIn('000000', adminPassword, `192.0.2.${turn}`));
    }
    await expect(prove(codeOf(uri))).resolves.toBeTruthy();
    setClock(start + 20 * minute);
    for (let turn = 0; turn < 6; turn++) await refusal(prove('000000'));
    await expect(prove(codeOf(uri))).rejects.toMatchObject({ status: 429 });
    await expect(signIn(codeOf(uri), adminPassword, '203.0.113.7')).resolves.toBeTruthy();
  });

  it('doesn’t ask for a code without an enrolled second factor', async () => {
    const owner = api.withCookie(await api.signIn());
    const prove = owner('POST /admin/session/proof', { body: { code: '123456' } });
    await expect(prove).rejects.toMatchObject({ status: 409 });
  });
});
