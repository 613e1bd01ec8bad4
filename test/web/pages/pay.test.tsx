import { screen } from '@testing-library/react';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const asked = {
  ...{ what: 'Two hours of interview coaching', paise: 250_000, lastDay: '2026-11-25' },
  ...{ name: 'Asha Kulkarni', state: 'open' },
};

async function open(answer: object) {
  scriptApi({ 'POST /pay': { body: answer } });
  await visit(`/pay#link_1.1234567890.${'m'.repeat(43)}`);
  await screen.findByRole('heading', { name: asked.what });
}

describe('/pay', () => {
  it('opens with the name and phone number that the owner typed, and asks for the email address', async () => {
    await open({ ...asked, mobile: '+919876543210' });
    expect(screen.getByLabelText('Name', { selector: '#purchase-name' })).toHaveValue('Asha Kulkarni');
    expect(screen.getByLabelText('Mobile')).toHaveValue('+919876543210');
    expect(screen.getByLabelText('Email', { selector: '#purchase-email' })).toHaveValue('');
  });

  it('asks for the phone number if the owner typed none', async () => {
    await open(asked);
    expect(screen.getByLabelText('Mobile')).toHaveValue('');
  });

  it('opens with what was typed in this tab, if a purchase was started here', async () => {
    const buyer = { name: 'Ravi Rao', email: 'ravi@example.com', mobile: '9000000001' };
    sessionStorage.setItem('purchase', JSON.stringify({ buyer, orderId: 'order_1' }));
    await open({ ...asked, mobile: '+919876543210' });
    expect(screen.getByLabelText('Name', { selector: '#purchase-name' })).toHaveValue('Ravi Rao');
    expect(screen.getByLabelText('Mobile')).toHaveValue('9000000001');
  });
});
