import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '#shared/brand.ts';
import { bands } from '#shared/domain/orders/pricing.ts';
import { planSlugs } from '#web/content/resume-plans.ts';
import { setClock } from '../../support/clock.ts';
import { priceList } from '../../support/price-list.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit, visitUnhydrated } from '../../support/web/visit.tsx';

const planNames = ['Resume', 'Cover Letter', 'LinkedIn'];
const comboNames = ['Starter Pack', 'Ultimate Career Kit', 'Pro Online Presence'];

async function open() {
  scriptApi({});
  return visit('/resume');
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const band = (years: string) => {
  const price = priceList.find((list) => list.band === years)?.plans[0];
  return group('Years of experience').getByRole('radio', { name: `${years} years ${price}` });
};
const tab = (name: string) => group('Price list').getByRole('radio', { name });

const card = (name: string) => {
  const panel = screen.getByRole('region', { name: planNames.includes(name) ? 'Plans' : 'Combo' });
  const item = within(panel).getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is in neither list.`);
  return item;
};

const saidOf = (years: string, element: HTMLElement) => {
  const shown = element.cloneNode(true) as HTMLElement;
  for (const part of shown.querySelectorAll<HTMLElement>('[data-band]'))
    if (part.dataset.band !== years) part.remove();
  return shown;
};

const bar = () => screen.getByRole('region', { name: 'Your choice' });
/** The list of the open tab. CSS hides the other. */
const choice = () => {
  const [open] = ['Plans', 'Combo'].filter((name) => (tab(name) as HTMLInputElement).checked);
  return within(bar()).getByRole('combobox', { name: open });
};

describe('/resume', () => {
  it('starts with the plans for 14-20 years', async () => {
    await open();
    expect(group('Years of experience').getAllByRole('radio')).toHaveLength(5);
    expect(band('14-20')).toBeChecked();
    expect(group('Price list').getAllByRole('radio')).toHaveLength(2);
    expect(tab('Plans')).toBeChecked();
  });

  it.each(priceList)(
    'has every price for $band years in its HTML',
    async ({ band: years, plans, combos }) => {
      await visitUnhydrated('/resume');
      planNames.forEach((name, index) => {
        const said = saidOf(years, card(name));
        expect(within(said).getAllByText(String(plans[index]))[0]?.parentElement?.tagName).toBe('B');
        expect(said).toHaveTextContent(`${years} years`);
      });
      comboNames.forEach((name, index) => {
        const [price, originalPrice, saving] = combos[index] ?? [];
        const said = within(saidOf(years, card(name)));
        expect(said.getAllByText(String(price))[0]?.parentElement?.tagName).toBe('B');
        expect(said.getByText(String(originalPrice)).parentElement?.tagName).toBe('S');
        expect(said.getByText(`You save ${saving}`).parentElement?.tagName).toBe('STRONG');
        expect(saidOf(years, card(name))).toHaveTextContent(`${years} years`);
      });
    },
  );

  it('shows the chosen band and item using only CSS', () => {
    const rules = (file: string) => readFileSync(`web/pages/resume/${file}.module.css`, 'utf8');
    for (const name of bands)
      expect(rules('prices')).toContain(`:root:not(:has([value="${name}"]:checked)) [data-band="${name}"]`);
    for (const name of Object.values(planSlugs))
      expect(rules('prices')).toContain(`:root:not(:has([value="${name}"]:checked)) [data-item="${name}"]`);
  });

  it('repeats them all in two tables', async () => {
    await open();
    const [plans, combos] = screen.getAllByRole('table');
    if (!plans || !combos) throw new Error('The two tables are missing.');
    priceList.forEach((list, index) => {
      const cells = (table: HTMLElement) =>
        within(within(table).getAllByRole('row')[index + 1] ?? table)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent);
      expect(cells(plans)).toEqual(list.plans);
      expect(cells(combos)).toEqual(list.combos.map(([price]) => price));
    });
  });

  it('says what’s included, and which combo is the best value', async () => {
    await open();
    for (const name of planNames) {
      for (const feature of ['Delivery in 3-5 days', 'Unlimited revisions', '6 months support'])
        expect(within(card(name)).getByText(feature)).toBeVisible();
    }
    expect(screen.getAllByText('Best Value')).toHaveLength(1);
    expect(within(card('Ultimate Career Kit')).getByText('Best Value')).toBeVisible();
    expect(within(card('Ultimate Career Kit')).getByText(/priority support/)).toBeVisible();
    expect(within(card('Starter Pack')).queryByText(/priority support/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Combo' })).not.toHaveTextContent('%');
  });

  it('changes tabs and bands by keyboard, before any script', async () => {
    await visitUnhydrated('/resume');
    const user = userEvent.setup({ delay: null });
    tab('Plans').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Combo')).toHaveFocus();
    expect(tab('Combo')).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Plans')).toBeChecked();

    band('14-20').focus();
    await user.keyboard('{ArrowRight}');
    expect(band('20+')).toBeChecked();
  });

  it('has a phone link on every card, and the number once below the list', async () => {
    await open();
    for (const name of [...planNames, ...comboNames]) {
      const link = within(card(name)).getByRole('link', { name: 'BUY NOW' });
      expect(link).toHaveAttribute('href', `tel:${brand.phone}`);
    }
    const prices = within(screen.getByRole('region', { name: /set the price/ }));
    expect(prices.getByRole('link', { name: `Call ${brand.displayPhone}` })).toBeVisible();
  });

  it('has one primary action per choice: Pay Online', async () => {
    await open();
    const accented = [...document.querySelectorAll('main .primary')];
    expect(accented.map(({ textContent }) => textContent)).toEqual(Array(7).fill('Pay Online'));
    expect(screen.getAllByRole('button', { name: 'Pay Online' })).toEqual(accented);
  });

  it('says next to the prices when the first draft comes and what isn’t refunded', async () => {
    setClock(Date.parse('2026-11-21T06:30:00.000Z'));
    await open();
    const prices = within(screen.getByRole('region', { name: /set the price/ }));
    expect(
      prices.getByText('Send your details today and get your first draft by Thursday, 26 November'),
    ).toBeVisible();
    expect(prices.getByText(/^Unlimited revisions\. Non-refundable in general\./)).toBeVisible();
    expect(prices.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/cancellation-policy#refund-resume',
    );
  });

  it('says under each button that its price is the full price', async () => {
    await visitUnhydrated('/resume');
    for (const { band: years, plans, combos } of priceList) {
      const prices = [...plans, ...combos.map(([price]) => price)];
      [...planNames, ...comboNames].forEach((name, index) => {
        const buttons = within(card(name)).getByRole('group', { name: `Buy ${name}` });
        expect(saidOf(years, buttons)).toHaveTextContent(
          `${prices[index]} is the full price. Nothing is added.`,
        );
      });
    }
  });

  it('removes an old date from a page shown again after midnight in India', async () => {
    setClock(Date.parse('2026-11-21T18:00:00.000Z'));
    await open();
    const date = screen.getByText(/first draft by Thursday/);
    setClock(Date.parse('2026-11-21T18:29:59.000Z'));
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(date).toBeVisible();
    setClock(Date.parse('2026-11-21T18:30:00.000Z'));
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(date).not.toBeVisible();
  });

  it('has the price of each item for each band in the bar', async () => {
    await visitUnhydrated('/resume');
    for (const { band: years, plans, combos } of priceList) {
      const shown = [...saidOf(years, bar()).querySelectorAll('[data-item]')];
      expect(shown.map(({ textContent }) => textContent?.trim())).toEqual([
        ...plans,
        ...combos.map(([price]) => price),
      ]);
      expect(saidOf(years, bar())).toHaveTextContent(`for ${years} years`);
    }
  });

  it('keeps the bar and the tabs in step, before hydration', async () => {
    await visitUnhydrated('/resume');
    const user = userEvent.setup({ delay: null });
    expect(choice()).toHaveDisplayValue('Resume');
    await user.click(tab('Combo'));
    expect(choice()).toHaveDisplayValue('Starter Pack');
    await user.selectOptions(choice(), 'Pro Online Presence');
    expect(tab('Combo')).toBeChecked();
    await user.click(tab('Plans'));
    expect(choice()).toHaveDisplayValue('Resume');
  });

  it('sells the open tab’s choice in the bar, and remembers the other tab’s', async () => {
    await visitUnhydrated('/resume');
    const user = userEvent.setup({ delay: null });
    await user.selectOptions(choice(), 'LinkedIn');
    await user.click(tab('Combo'));
    expect(choice()).toHaveDisplayValue('Starter Pack');
    expect(window.location.search).toBe('?band=14-20&tab=combo&plan=starter');
    await user.selectOptions(choice(), 'Pro Online Presence');
    await user.click(tab('Plans'));
    expect(choice()).toHaveDisplayValue('LinkedIn');
    await user.click(tab('Combo'));
    expect(choice()).toHaveDisplayValue('Pro Online Presence');
    await visitUnhydrated(`/resume${window.location.search}`);
    expect(tab('Combo')).toBeChecked();
    expect(choice()).toHaveDisplayValue('Pro Online Presence');
  });

  it('removes the date at midnight in India from an open page', async () => {
    setClock(Date.parse('2026-11-21T18:00:00.000Z'));
    await open();
    const date = screen.getByText(/first draft by Thursday/);
    jest.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00.000Z') });
    fireEvent(window, new Event('pageshow'));
    jest.advanceTimersByTime(30 * 60_000 - 1);
    expect(date).toBeVisible();
    jest.advanceTimersByTime(1);
    expect(date).not.toBeVisible();
    jest.useRealTimers();
  });

  it.each([
    ['band=7-14&plan=ultimate', '7-14', 'Combo', 'Ultimate Career Kit'],
    ['band=20%2B', '20+', 'Plans', 'Resume'],
    ['band=20+&plan=Cover-Letter', '20+', 'Plans', 'Cover Letter'],
    ['tab=combo', '14-20', 'Combo', 'Starter Pack'],
    ['tab=combo&plan=linkedin', '14-20', 'Combo', 'Starter Pack'],
    ['plan=ultimate&tab=plans', '14-20', 'Plans', 'Resume'],
    ['plan=pro&utm_source=mail', '14-20', 'Combo', 'Pro Online Presence'],
    ['band=1-2&tab=none&plan=everything', '14-20', 'Plans', 'Resume'],
    ['band=&tab&plan=%22%5D', '14-20', 'Plans', 'Resume'],
  ])('opens ?%s at the band %s, the tab %s and the plan %s', async (query, years, itsTab, plan) => {
    await visitUnhydrated(`/resume?${query}`);
    expect(band(years)).toBeChecked();
    expect(tab(itsTab)).toBeChecked();
    expect(choice()).toHaveDisplayValue(plan);
    expect(window.location.search).toBe(`?${query}`);
  });

  it('adds the choice to the address, keeps other parameters, and opens it again', async () => {
    await visitUnhydrated('/resume?utm_source=mail#prices');
    const user = userEvent.setup({ delay: null });
    const { length } = window.history;
    await user.click(band('20+'));
    expect(window.location.search).toBe('?utm_source=mail&band=20%2B&tab=plans&plan=resume');
    await user.click(tab('Combo'));
    await user.selectOptions(choice(), 'Pro Online Presence');
    expect(window.location.search).toBe('?utm_source=mail&band=20%2B&tab=combo&plan=pro');
    expect(window.location.hash).toBe('#prices');
    expect(window.history).toHaveLength(length);

    await visitUnhydrated(`/resume${window.location.search}`);
    expect(band('20+')).toBeChecked();
    expect(choice()).toHaveDisplayValue('Pro Online Presence');
  });

  it('scrolls a pressed step’s plans into view, but not for the keyboard', async () => {
    const scrolled: [string | null, unknown][] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      scrolled.push([this.getAttribute('aria-label'), options]);
    };
    try {
      await visitUnhydrated('/resume');
      const user = userEvent.setup({ delay: null });
      await user.click(band('0-3'));
      await user.click(tab('Combo'));
      expect(scrolled).toEqual([
        ['Plans', { behavior: 'smooth' }],
        ['Combo', { behavior: 'smooth' }],
      ]);
      fireEvent.click(band('3-7'), { detail: 0 });
      await user.click(within(bar()).getByRole('combobox', { name: 'Combo' }));
      expect(scrolled).toHaveLength(2);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('has one canonical address for every choice', async () => {
    await visitUnhydrated('/resume?band=7-14&plan=ultimate');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${brand.origin}/resume`);
  });

  it('sells the choice from the bar, and its own plan from a card', async () => {
    const user = await open();
    await user.click(band('0-3'));
    await user.click(tab('Combo'));
    await user.selectOptions(choice(), 'Pro Online Presence');
    await user.click(within(bar()).getByRole('button', { name: 'Pay Online' }));
    const modal = () => within(screen.getByRole('dialog'));
    expect(modal().getByRole('heading')).toHaveTextContent('Pro Online Presence');
    expect(modal().getByText('₹2,599')).toBeVisible();
    await user.click(modal().getByRole('button', { name: 'Close' }));

    await user.click(within(card('Cover Letter')).getByRole('button', { name: 'Pay Online' }));
    expect(modal().getByText('₹599')).toBeVisible();
    expect(choice()).toHaveDisplayValue('Cover Letter');
    expect(tab('Plans')).toBeChecked();
  });
});
