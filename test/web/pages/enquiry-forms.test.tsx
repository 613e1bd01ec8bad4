import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noticeVersion } from '#shared/policies.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

interface FormCase {
  address: string;
  name: string;
  button: string;
  certificationName?: string;
  pending?: string;
  failure?: string;
}

const failed = 'Failed to submit enquiry. Please try again.';
const more = { name: 'Request More Info', button: 'Request More Info' };

const forms: readonly FormCase[] = [
  { address: '/contact', name: 'Contact', button: 'Send message' },
  { address: '/courses', name: 'Quick enquiry', button: 'Send Enquiry' },
  { address: '/certifications/cams-training', ...more, certificationName: 'CAMS Training' },
  {
    ...{ address: '/certifications/pmp', ...more, certificationName: 'PMP' },
    ...{ pending: 'Submitting...', failure: `❌ ${failed}` },
  },
];

describe.each(forms)('the form $name of $address', (given) => {
  const { address, name, button, certificationName, pending = 'Sending…', failure = failed } = given;
  const form = () => within(screen.getByRole('form', { name }));

  const typed = {
    ...{ name: 'Asha Kulkarni', email: 'asha@example.com', phone: '98220 00001' },
    message: 'Do you teach in Marathi?',
  };
  const labels = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;
  const fields = Object.keys(typed) as (keyof typeof typed)[];

  async function open(): Promise<UserEvent> {
    const user = await visit(address);
    if (name === 'Quick enquiry') await user.click(screen.getByText('Write to us'));
    return user;
  }

  const press = (user: UserEvent) => user.click(form().getByRole('button', { name: button }));

  async function send(user: UserEvent): Promise<void> {
    for (const field of fields) await user.type(form().getByLabelText(labels[field]), typed[field]);
    await press(user);
  }

  it('sends an enquiry, says what’s next and clears the fields', async () => {
    const api = scriptApi({ 'POST /enquiries/certification': { status: 201, body: { id: 'enquiry-1' } } });
    await send(await open());
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(form().getByRole('status')).toHaveTextContent('We’ll reply within 48 business hours.');
    for (const field of fields) expect(form().getByLabelText(labels[field])).toHaveValue('');
    expect(api.callsTo('POST /enquiries/certification').map(({ body }) => body)).toEqual([
      { ...typed, ...(certificationName && { certificationName }), noticeVersion, remark: '' },
    ]);
  });

  it('says so if it couldn’t be sent, and keeps what was typed', async () => {
    scriptApi({ 'POST /enquiries/certification': problem(500, 'Sorry.') });
    await send(await open());
    expect((await form().findByRole('alert')).textContent).toBe(failure);
    for (const field of fields) expect(form().getByLabelText(labels[field])).toHaveValue(typed[field]);
  });

  it('can’t be sent twice while it’s being sent', async () => {
    const api = scriptApi({ 'POST /enquiries/certification': () => new Promise(() => {}) });
    const user = await open();
    await send(user);
    expect(form().getByRole('button', { name: pending })).toBeDisabled();
    await user.type(form().getByLabelText('Name'), '{Enter}');
    expect(api.callsTo('POST /enquiries/certification')).toHaveLength(1);
  });

  it('requires every field', async () => {
    const api = scriptApi({});
    await press(await open());
    for (const label of Object.values(labels)) {
      expect(form().getByLabelText(label)).toBeRequired();
      expect(form().getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`);
    }
    expect(api.callsTo('POST /enquiries/certification')).toHaveLength(0);
  });
});
