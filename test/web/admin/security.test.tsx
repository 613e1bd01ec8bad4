import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visitAdmin } from '../../support/web/admin.ts';
import {
  type Answers,
  codeGuard,
  held,
  needsCode,
  problem,
  scriptApi,
} from '../../support/web/scripted-api.ts';

const session = {
  startedAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:05:00.000Z',
  isThis: true,
};
const other = {
  startedAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  isThis: false,
};
const secret = {
  uri: 'otpauth://totp/Sopaan:Admin?issuer=Sopaan&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};

async function open(answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: { expiresAt: session.lastUsedAt } },
    'GET /admin/sessions': { body: { sessions: [session] } },
    'GET /admin/second-factor': { body: {} },
    ...answers,
  });
  const user = await visitAdmin('Sign-in and security');
  await screen.findByRole('heading', { name: 'Codes from an app' });
  return { api, user };
}

describe('the sessions', () => {
  it('are listed with start and last use, and the others can be ended', async () => {
    let sessions = [session, other, { ...other, startedAt: '2026-11-20T08:00:00.000Z' }];
    const { user } = await open({
      'GET /admin/sessions': () => ({ body: { sessions } }),
      'DELETE /admin/sessions': () => {
        sessions = [session];
        return { status: 204 };
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Sessions' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Signed inLast used',
      '20 Nov 2026, 3:30\u00a0pmNow, on this device',
      '20 Nov 2026, 2:30\u00a0pm20 Nov 2026, 3:00\u00a0pm',
      '20 Nov 2026, 1:30\u00a0pm20 Nov 2026, 3:00\u00a0pm',
    ]);
    await user.click(screen.getByRole('button', { name: 'End all other sessions (2)' }));
    expect(await screen.findByText('All other sessions have ended.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
    expect(table.getAllByRole('row')).toHaveLength(2);
  });

  it('can’t be ended if there’s only one, and say so if ending failed', async () => {
    const { api, user } = await open();
    await screen.findByRole('table', { name: 'Sessions' });
    expect(screen.queryByRole('button', { name: /End all other sessions/ })).toBeNull();
    api.answer('GET /admin/sessions', { body: { sessions: [session, other] } });
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await user.click(screen.getByRole('tab', { name: 'Sign-in and security' }));
    await user.click(await screen.findByRole('button', { name: 'End all other sessions (1)' }));
    expect(await screen.findByText('Couldn’t end them. Please try again.')).toBeVisible();
  });

  it('say so even if it failed while another tab was open', async () => {
    const refusal = held(problem(500, 'No.'));
    const { user } = await open({
      'GET /admin/sessions': { body: { sessions: [session, other] } },
      'DELETE /admin/sessions': refusal.script,
    });
    await user.click(await screen.findByRole('button', { name: 'End all other sessions (1)' }));
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await act(async () => refusal.release());
    await user.click(screen.getByRole('tab', { name: 'Sign-in and security' }));
    expect(await screen.findByText('Couldn’t end them. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'End all other sessions (1)' })).toBeEnabled();
  });
});

const recoveryCodes = ['k7m2p-9qrtx', '00000-22222'];

describe('the second factor', () => {
  it('is optional, and set up with a QR code and its first code', async () => {
    let state = {};
    const { api, user } = await open({
      'GET /admin/second-factor': () => ({ body: state }),
      'POST /admin/second-factor': { status: 201, body: secret },
      'PUT /admin/second-factor': ({ body }) => {
        const { code } = body as { code: string };
        if (code !== '123456')
          return problem(400, 'This is not the code.', [{ field: 'code', message: 'No.' }]);
        state = { enrolledAt: session.startedAt, recoveryCodesLeft: 10 };
        return { body: { enrolledAt: session.startedAt, recoveryCodes } };
      },
    });
    expect(await screen.findByText(/The Admin Panel asks only for your password/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up codes' }));
    const code = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){300,}$/);
    expect(code.outerHTML).not.toContain('style');
    expect(code.parentElement).toHaveFocus();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in the app on this phone' })).toHaveAttribute(
      'href',
      secret.uri,
    );
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret.secret);
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not the code.');
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(
      await screen.findByText(/Signing in has required a code since 20 Nov 2026, 3:30 pm/),
    ).toBeVisible();
    expect(screen.getByText('Codes are on. All other sessions have ended.')).toBeVisible();
    expect(api.callsTo('PUT /admin/second-factor')).toHaveLength(2);
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await user.click(screen.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    await user.click(screen.getByRole('button', { name: 'I’ve stored them' }));
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
    expect(screen.getByText('10 recovery codes left.')).toBeVisible();
  });

  it('warns about two remaining recovery codes, and shows new ones once, after a code', async () => {
    let state = { enrolledAt: session.startedAt, recoveryCodesLeft: 2 };
    const { guard, proof } = codeGuard('k7m2p-9qrtx');
    const { user } = await open({
      'GET /admin/second-factor': () => ({ body: state }),
      'POST /admin/second-factor/recovery-codes': guard(() => {
        state = { ...state, recoveryCodesLeft: 10 };
        return { status: 201, body: { recoveryCodes } };
      }),
      ...proof,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('2 recovery codes left.');
    await user.click(screen.getByRole('button', { name: 'Create recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(dialog.getByLabelText('Recovery code'), 'k7m2p-9qrtx{Enter}');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(await screen.findByText('10 recovery codes left.')).toBeVisible();
  });

  const turnOff = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Turn codes off' }));
    const asked = within(screen.getByRole('dialog', { name: 'Turn codes off?' }));
    await user.click(asked.getByRole('button', { name: 'Turn off' }));
  };

  it('isn’t turned off by accident', async () => {
    const { api, user } = await open({ ...enrolled, 'DELETE /admin/second-factor': { status: 204 } });
    await user.click(await screen.findByRole('button', { name: 'Turn codes off' }));
    const asked = within(screen.getByRole('dialog', { name: 'Turn codes off?' }));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('DELETE /admin/second-factor')).toEqual([]);
  });

  const enrolled = {
    'GET /admin/second-factor': { body: { enrolledAt: session.startedAt, recoveryCodesLeft: 10 } },
  };

  it('is turned off after a code', async () => {
    const { guard, proof } = codeGuard();
    let state: object = { enrolledAt: session.startedAt, recoveryCodesLeft: 10 };
    const { api, user } = await open({
      'GET /admin/second-factor': () => ({ body: state }),
      'DELETE /admin/second-factor': guard(() => {
        state = {};
        return { status: 204 };
      }),
      ...proof,
    });
    await turnOff(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter the code from your authenticator app');
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Set up codes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('DELETE /admin/second-factor')).toHaveLength(2);
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
  });

  it('does nothing without a code', async () => {
    const { api, user } = await open({ ...enrolled, 'DELETE /admin/second-factor': needsCode });
    await turnOff(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Turn codes off?');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsTo('DELETE /admin/second-factor')).toHaveLength(1);
  });

  it('is turned off', async () => {
    let state: object = { enrolledAt: session.startedAt, recoveryCodesLeft: 10 };
    const { user } = await open({
      'GET /admin/second-factor': () => ({ body: state }),
      'DELETE /admin/second-factor': () => {
        state = {};
        return { status: 204 };
      },
    });
    await turnOff(user);
    expect(await screen.findByRole('button', { name: 'Set up codes' })).toBeVisible();
    expect(screen.getByText('Codes are off: you need only your password to sign in.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Codes from an app' })).toHaveFocus();
  });
});
