import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { Boundary } from '#web/ui/boundary.tsx';
import { allowTranslation } from '#web/ui/translation.ts';

allowTranslation();

function Failing() {
  const [hasFailed, fail] = useState(false);
  if (hasFailed) throw new TypeError('toSorted is not a function');
  return (
    <form aria-label="Enquiry" action="/api/enquiries" method="post">
      <input aria-label="Name" name="name" />
      <button type="button" onClick={() => fail(true)}>
        Fail
      </button>
    </form>
  );
}

const element = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an error while React renders', () => {
  it('keeps the form with what was typed, and offers a reload and the phone number', async () => {
    const root = element();
    render(
      <Boundary root={root}>
        <Failing />
      </Boundary>,
      { container: root },
    );
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.value = 'Asha';
    await act(async () => screen.getByRole('button', { name: 'Fail' }).click());
    expect(screen.getByRole('alert')).toHaveTextContent('Copy what you typed.');
    expect(screen.getByRole('link', { name: brand.displayPhone })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveValue('Asha');
  });

  it('keeps an open dialog open, with the message in it', async () => {
    const root = element();
    render(
      <Boundary root={root}>
        <dialog open aria-label="Buy">
          <Failing />
        </dialog>
      </Boundary>,
      { container: root },
    );
    await act(async () => screen.getByRole('button', { name: 'Fail' }).click());
    expect(screen.getByRole('dialog', { name: 'Buy' })).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  });

  it('keeps the server-rendered page if the first render fails', async () => {
    const root = element();
    root.dataset.island = 'forms/general-enquiry';
    root.innerHTML = '<form aria-label="Enquiry"></form>';
    const Broken = () => {
      throw new TypeError('groupBy is not a function');
    };
    const { hydrateRoot } = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
    await act(async () =>
      hydrateRoot(
        root,
        <Boundary root={root}>
          <Broken />
        </Boundary>,
        { onRecoverableError: () => {} },
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
    expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  });

  it('shows the message in an otherwise empty app', async () => {
    const root = element();
    root.innerHTML = '<p>Opening your order…</p>';
    const Broken = () => {
      throw new TypeError('groupBy is not a function');
    };
    render(
      <Boundary root={root}>
        <Broken />
      </Boundary>,
      { container: root },
    );
    expect(root).toHaveTextContent(`call ${brand.displayPhone}`);
  });
});
