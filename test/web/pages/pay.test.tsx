import { screen } from '@testing-library/react';
import { legal } from '#shared/brand.ts';
import { course, member } from '../../support/web/samples.ts';
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

  it('fills in the email address that the link was sent to', async () => {
    await open({ ...asked, email: 'asha@example.com' });
    expect(screen.getByLabelText('Email', { selector: '#purchase-email' })).toHaveValue('asha@example.com');
  });

  it('says who asks for the payment, and has one button with the amount', async () => {
    await open(asked);
    expect(screen.getByText(`You’re paying ${legal.name} for`)).toBeVisible();
    expect(screen.getByText('25 November 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹2,500' })).toBeEnabled();
    expect(screen.getByText('UPI, card or net banking with Razorpay.')).toBeVisible();
  });

  it('names the company for a link, with the refund rule of its course', async () => {
    const product = { kind: 'course', courseId: 'pmp-1', title: asked.what };
    const api = scriptApi({ 'POST /pay': { body: { ...asked, product } } });
    await visit(`/pay#link_1.1234567890.${'m'.repeat(43)}`);
    await screen.findByRole('heading', { name: asked.what });
    expect(screen.getByText(`You’re paying ${legal.name} for`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/cancellation-policy#refund-class',
    );
    expect(api.callsTo('GET /team')).toEqual([]);
  });

  describe('for a course', () => {
    const openCourse = async (team: object) => {
      const sold = course({ instructorId: 'vikram', payOnline: true, startDate: '2099-12-05' });
      scriptApi({ 'GET /courses/{id}': { body: sold }, 'GET /team': team });
      await visit('/pay?course=pmp-1');
      await screen.findByRole('heading', { name: sold.title });
    };

    it('names the instructor, with the refund rule for a class', async () => {
      await openCourse({ body: [member({ id: 'asha', name: 'Asha Rao' }), member({ id: 'vikram' })] });
      expect(screen.getByRole('link', { name: 'Vikram Shah' })).toHaveAttribute('href', '/about#team');
      expect(screen.queryByText('Asha Rao')).toBeNull();
      expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
        'href',
        '/cancellation-policy#refund-class',
      );
    });

    it('can be paid if its instructor can’t be read', async () => {
      await openCourse({ status: 503 });
      expect(screen.getByRole('button', { name: 'Pay ₹24,999' })).toBeEnabled();
      expect(screen.queryByText('Vikram Shah')).toBeNull();
    });
  });
});
