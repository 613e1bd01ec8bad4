import { screen, waitFor, within } from '@testing-library/react';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { review } from '../../support/web/samples.ts';
import { codeGuard, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const toggleRoute = 'PATCH /reviews/{id}/toggle';

const dialog = () =>
  within(screen.getByRole('dialog', { name: 'Are you sure you want to permanently delete this review?' }));

describe('Manage Reviews', () => {
  it('shows each review with its stars, author and status', async () => {
    const rows = [review(), review({ id: 'review-2', name: 'Imran', approved: true, rating: 5 })];
    scriptApi({ 'GET /reviews/admin': { body: rows } });
    await visitAdmin('Manage Reviews', 'Reviews');
    expect(row('Meera').getByText('Waiting')).toBeVisible();
    expect(row('Meera').getByText('The mock interviews were the useful part.')).toBeVisible();
    expect(row('Imran').getByText('Approved')).toBeVisible();
    expect(row('Imran').getByRole('button', { name: 'Unpublish' })).toBeVisible();
  });

  it('approves a review and hides it, from the state it saw', async () => {
    const api = scriptApi({
      'GET /reviews/admin': { body: [review()] },
      [toggleRoute]: ({ body }) => ({ body: review({ approved: !(body as { seen: boolean }).seen }) }),
    });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(row('Meera').getByRole('button', { name: 'Approve' }));
    await user.click(await row('Meera').findByRole('button', { name: 'Unpublish' }));
    expect(await row('Meera').findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(api.callsTo(toggleRoute).map(({ body }) => body)).toEqual([{ seen: false }, { seen: true }]);
  });

  it('replies publicly, changes the reply and removes it', async () => {
    const route = 'PUT /admin/reviews/{id}/answer';
    const api = scriptApi({
      'GET /reviews/admin': { body: [review({ isVerified: true })] },
      [route]: ({ body }) => {
        const { text } = body as { text: string };
        return {
          body: review({
            isVerified: true,
            ...(text && { answer: { text, at: '2026-11-22T08:00:00.000Z' } }),
          }),
        };
      },
    });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    expect(row('Meera').getByText('Verified buyer')).toBeVisible();
    const answering = () => within(screen.getByRole('dialog', { name: /^Reply to Meera/ }));
    await user.click(row('Meera').getByRole('button', { name: 'Reply publicly' }));
    await user.type(answering().getByRole('textbox', { name: 'Reply' }), 'Thank you.');
    await user.click(answering().getByRole('button', { name: 'Save' }));
    expect(await row('Meera').findByText('Thank you.')).toBeVisible();
    await user.click(row('Meera').getByRole('button', { name: 'Change reply' }));
    await user.clear(answering().getByRole('textbox', { name: 'Reply' }));
    await user.click(answering().getByRole('button', { name: 'Save' }));
    expect(await row('Meera').findByRole('button', { name: 'Reply publicly' })).toBeVisible();
    expect(api.callsTo(route).map(({ body }) => body)).toEqual([{ text: 'Thank you.' }, { text: '' }]);
  });

  it('switches back with a message if that fails', async () => {
    scriptApi({ 'GET /reviews/admin': { body: [review()] }, [toggleRoute]: problem(500, 'Sorry.') });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(row('Meera').getByRole('button', { name: 'Approve' }));
    expect(await row('Meera').findByRole('alert')).toHaveTextContent('Could not update review status.');
    expect(row('Meera').getByText('Waiting')).toBeVisible();
  });

  it('deletes one only after confirmation, and says so where the focus is', async () => {
    const rows = [review(), review({ id: 'review-2', name: 'Imran' })];
    const api = scriptApi({
      'GET /reviews/admin': () => ({ body: rows }),
      'DELETE /reviews/{id}': () => {
        rows.shift();
        return { status: 204 };
      },
    });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(row('Meera').getByRole('button', { name: 'Delete' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /reviews/{id}')).toHaveLength(0);

    await user.click(row('Meera').getByRole('button', { name: 'Delete' }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Meera Nair’s review has been deleted.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Meera/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
    expect(api.callsTo('DELETE /reviews/{id}').map(({ path }) => path)).toEqual(['/reviews/review-1']);
  });

  it('keeps the review with a message if it couldn’t be deleted', async () => {
    scriptApi({ 'GET /reviews/admin': { body: [review()] }, 'DELETE /reviews/{id}': problem(500, 'No.') });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(row('Meera').getByRole('button', { name: 'Delete' }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error: Could not delete review.');
    expect(row('Meera').getByText('Waiting')).toBeInTheDocument();
  });

  describe('if deleting requires a code', () => {
    const proof = () => within(screen.getByRole('dialog', { name: 'Confirm it’s you' }));

    async function askToDelete() {
      const code = codeGuard();
      const api = scriptApi({
        'GET /reviews/admin': () => ({ body: [review()] }),
        'DELETE /reviews/{id}': code.guard(() => ({ status: 204 })),
        ...code.proof,
      });
      const user = await visitAdmin('Manage Reviews', 'Reviews');
      await user.click(row('Meera').getByRole('button', { name: 'Delete' }));
      await user.click(dialog().getByRole('button', { name: 'Delete' }));
      await screen.findByRole('dialog', { name: 'Confirm it’s you' });
      return { api, user };
    }

    it('deletes it with the code', async () => {
      const { user } = await askToDelete();
      await user.type(proof().getByLabelText('Code'), '123456{Enter}');
      expect(await screen.findByText('Meera Nair’s review has been deleted.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('keeps the review without one, which isn’t an error', async () => {
      const { api, user } = await askToDelete();
      await user.click(proof().getByRole('button', { name: 'Cancel' }));
      expect(await dialog().findByRole('button', { name: 'Delete' })).toBeEnabled();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(api.callsTo('DELETE /reviews/{id}')).toHaveLength(1);
    });
  });

  it('treats a missing one as deleted', async () => {
    scriptApi({ 'GET /reviews/admin': { body: [review()] }, 'DELETE /reviews/{id}': problem(404, 'None.') });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(row('Meera').getByRole('button', { name: 'Delete' }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Meera Nair’s review has been deleted.')).toBeVisible();
  });

  it('has a separate list of suspected spam', async () => {
    const api = scriptApi({ 'GET /reviews/admin': { body: [review()] } });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    await user.click(screen.getByRole('link', { name: 'Suspected spam' }));
    await waitFor(() =>
      expect(api.callsTo('GET /reviews/admin').at(-1)?.path).toBe('/reviews/admin?suspected=true'),
    );
  });

  it('moves one back to the others', async () => {
    const route = 'POST /admin/reviews/{id}/not-spam';
    const api = scriptApi({ 'GET /reviews/admin': { body: [review()] }, [route]: { body: review() } });
    const user = await visitAdmin('Manage Reviews', 'Reviews');
    expect(screen.queryByRole('button', { name: 'Not spam' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Suspected spam' }));
    const notSpam = await screen.findByRole('button', { name: 'Not spam' });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(notSpam);
    expect(await screen.findByText(/’s review is back in the list\.$/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(api.callsTo(route)).toHaveLength(1);
  });

  describe('a review opened by its address', () => {
    const readRoute = 'GET /admin/reviews/{id}';
    const open = async (answers: Parameters<typeof scriptApi>[0]) => {
      sessionStorage.setItem('isAdminAuthenticated', 'true');
      const api = scriptApi({ 'GET /reviews/admin': { body: [] }, ...answers });
      return { api, user: await visit('/admin?tab=manage-reviews&review=review-9') };
    };
    const drawer = async () => within(await screen.findByRole('dialog', { name: 'Meera Nair' }));

    it('is shown even if the list hasn’t loaded it, and can be approved', async () => {
      let stored = review({ id: 'review-9' });
      const { api, user } = await open({
        [readRoute]: () => ({ body: stored }),
        [toggleRoute]: () => {
          stored = review({ id: 'review-9', approved: true });
          return { body: stored };
        },
      });
      const opened = await drawer();
      expect(opened.getByText('The mock interviews were the useful part.')).toBeVisible();
      expect(opened.getByText('meera@example.com')).toBeVisible();
      await user.click(opened.getByRole('button', { name: 'Approve' }));
      expect(await opened.findByText('Approved')).toBeVisible();
      expect(api.callsTo(readRoute)[0]?.path).toBe('/admin/reviews/review-9');
      await waitFor(() => expect(api.callsTo('GET /reviews/admin').length).toBeGreaterThan(1));
    });

    it.each([false, true])(
      'is declined only with a reason, which can’t be a low rating (approved: %p)',
      async (approved) => {
        const route = 'POST /admin/reviews/{id}/decline';
        const verified = { id: 'review-9', rating: 1, isVerified: true, orderId: 'order_9' };
        const { api, user } = await open({
          [readRoute]: { body: review({ ...verified, approved }) },
          [route]: ({ body }) => ({
            body: review({
              ...verified,
              declined: { ...(body as { reason: 'abusive' }), at: '2026-11-22T08:00:00.000Z' },
            }),
          }),
        });
        const opened = await drawer();
        expect(opened.queryByRole('button', { name: 'Unpublish' })).toBeNull();
        expect(opened.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
          'href',
          expect.stringContaining('tab=orders&order=order_9'),
        );
        await user.click(
          opened.getByRole('button', { name: approved ? 'Unpublish with a reason' : 'Decline' }),
        );
        const form = within(screen.getByRole('dialog', { name: 'Decline Meera Nair’s review' }));
        expect(form.getByText(/A low rating isn’t a reason/)).toBeVisible();
        const reasons = form.getAllByRole('option').map(({ textContent }) => textContent);
        expect(reasons.join()).not.toMatch(/rating|star/i);
        await user.click(form.getByRole('button', { name: 'Decline review' }));
        expect(form.getByText('Reason is required.')).toBeVisible();
        expect(api.callsTo(route)).toEqual([]);
        await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'abusive');
        await user.click(form.getByRole('button', { name: 'Decline review' }));
        expect(await opened.findByText('Declined')).toBeVisible();
        expect(opened.getByText('Insults or threatens someone.')).toBeVisible();
        expect(api.callsTo(route).map(({ body }) => body)).toEqual([{ reason: 'abusive' }]);
      },
    );

    it('closes when it’s deleted', async () => {
      const { user } = await open({
        [readRoute]: { body: review({ id: 'review-9' }) },
        'DELETE /reviews/{id}': { status: 204 },
      });
      await user.click((await drawer()).getByRole('button', { name: 'Delete' }));
      await user.click(dialog().getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Meera Nair’s review has been deleted.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(location.search).toBe('?tab=manage-reviews');
    });

    it('says so if it doesn’t exist', async () => {
      await open({ [readRoute]: problem(404, 'We can’t find this review.') });
      expect(await screen.findByText('This review doesn’t exist. It may have been deleted.')).toBeVisible();
    });
  });
});
