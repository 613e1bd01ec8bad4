import { screen, within } from '@testing-library/react';
import { brand } from '#shared/brand.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

/** The specification's price list, written out: a price that changes by mistake is found here. */
const priceList = [
  {
    band: '0-3',
    plans: ['₹1,499', '₹599', '₹1,399'],
    combos: [
      ['₹1,899', '₹2,098', '₹199'],
      ['₹2,999', '₹3,497', '₹498'],
      ['₹2,599', '₹2,898', '₹299'],
    ],
  },
  {
    band: '3-7',
    plans: ['₹2,499', '₹699', '₹1,999'],
    combos: [
      ['₹2,999', '₹3,198', '₹199'],
      ['₹4,499', '₹5,197', '₹698'],
      ['₹3,999', '₹4,498', '₹499'],
    ],
  },
  {
    band: '7-14',
    plans: ['₹3,499', '₹799', '₹2,999'],
    combos: [
      ['₹3,999', '₹4,298', '₹299'],
      ['₹6,499', '₹7,297', '₹798'],
      ['₹5,999', '₹6,498', '₹499'],
    ],
  },
  {
    band: '14-20',
    plans: ['₹4,499', '₹899', '₹3,999'],
    combos: [
      ['₹4,999', '₹5,398', '₹399'],
      ['₹8,499', '₹9,397', '₹898'],
      ['₹7,999', '₹8,498', '₹499'],
    ],
  },
  {
    band: '20+',
    plans: ['₹5,999', '₹999', '₹4,999'],
    combos: [
      ['₹6,499', '₹6,998', '₹499'],
      ['₹10,499', '₹11,997', '₹1,498'],
      ['₹9,999', '₹10,998', '₹999'],
    ],
  },
] as const;

const planNames = ['Resume', 'Cover Letter', 'LinkedIn'];
const comboNames = ['Starter Pack', 'Ultimate Career Kit', 'Pro Online Presence'];

async function open() {
  scriptApi({});
  return visit('/resume');
}

const band = (name: string) => screen.getByRole('radio', { name: `${name} years` });
const tab = (name: string) => screen.getByRole('tab', { name });

/** A plan or combo in the open tab. */
const card = (name: string) => {
  const heading = within(screen.getByRole('tabpanel')).getByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};

describe('/resume', () => {
  it('begins with the plans for 14-20 years', async () => {
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(band('14-20')).toBeChecked();
    expect(tab('Plans')).toHaveAttribute('aria-selected', 'true');
    expect(card('Resume').getByText('₹4,499')).toBeVisible();
  });

  it.each(priceList)('shows every price for $band years', async ({ band: years, plans, combos }) => {
    const user = await open();
    await user.click(band(years));
    planNames.forEach((name, index) => {
      expect(card(name).getByText(String(plans[index]))).toBeVisible();
    });

    await user.click(tab('Combo'));
    expect(band(years)).toBeChecked();
    comboNames.forEach((name, index) => {
      const [price, originalPrice, saving] = combos[index] ?? [];
      expect(card(name).getByText(String(price))).toBeVisible();
      expect(card(name).getByText(String(originalPrice)).tagName).toBe('S');
      expect(card(name).getByText(`You save ${saving}`)).toBeVisible();
    });
  });

  it('has all of them once more in two tables, which need no script', async () => {
    await open();
    const [plans, combos] = screen.getAllByRole('table');
    if (!plans || !combos) throw new Error('There are not two tables.');
    priceList.forEach((list, index) => {
      const cells = (table: HTMLElement) =>
        within(within(table).getAllByRole('row')[index + 1] ?? table)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent);
      expect(cells(plans)).toEqual(list.plans);
      expect(cells(combos)).toEqual(list.combos.map(([price, , saving]) => `${price}saves ${saving}`));
    });
  });

  it('says what comes with each, and which combo is the best value', async () => {
    const user = await open();
    for (const name of planNames) {
      for (const feature of ['Delivery in 3-5 days', 'Unlimited revisions', '6 months support'])
        expect(card(name).getByText(feature)).toBeVisible();
    }
    await user.click(tab('Combo'));
    expect(screen.getAllByText('Best Value')).toHaveLength(1);
    expect(card('Ultimate Career Kit').getByText('Best Value')).toBeVisible();
    expect(card('Ultimate Career Kit').getByText(/priority support/)).toBeVisible();
    expect(card('Starter Pack').queryByText(/priority support/)).toBeNull();
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('%');
  });

  it('changes tabs and bands by keyboard', async () => {
    const user = await open();
    tab('Plans').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Combo')).toHaveFocus();
    expect(card('Starter Pack').getByText('₹4,999')).toBeVisible();
    await user.keyboard('{Home}');
    expect(tab('Plans')).toHaveFocus();

    band('14-20').focus();
    await user.keyboard('{ArrowRight}');
    expect(band('20+')).toBeChecked();
    expect(card('Resume').getByText('₹5,999')).toBeVisible();
  });

  it('dials from every card', async () => {
    const user = await open();
    for (const [name, cards] of [
      ['Plans', planNames],
      ['Combo', comboNames],
    ] as const) {
      await user.click(tab(name));
      for (const of of cards)
        expect(card(of).getByRole('link', { name: 'BUY NOW' })).toHaveAttribute('href', `tel:${brand.phone}`);
    }
  });

  it('keeps the choice in the bar, and follows it from there', async () => {
    const user = await open();
    const bar = within(screen.getByRole('region', { name: 'Your choice' }));
    const choice = bar.getByRole('combobox', { name: 'Plan or combo' });
    expect(choice).toHaveDisplayValue('Resume');
    expect(bar.getByText('₹4,499')).toBeVisible();

    await user.click(band('0-3'));
    await user.selectOptions(choice, 'Pro Online Presence');
    expect(bar.getByText('₹2,599')).toBeVisible();
    expect(tab('Combo')).toHaveAttribute('aria-selected', 'true');
    await user.click(bar.getByRole('button', { name: 'Pay Online' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Pro Online Presence' }));
    expect(await modal.findByText('₹2,599')).toBeVisible();
  });

  it('is reached by loading its document, because its policy lets the checkout in', async () => {
    scriptApi({});
    const user = await visit('/about');
    const leave = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const place of ['navigation', 'contentinfo'] as const) {
      const [area] = screen.getAllByRole(place);
      if (!area) throw new Error(`There is no ${place}.`);
      await user.click(within(area).getByRole('link', { name: 'Resume' }));
      // The router would have drawn the page by now; jsdom only says that it cannot navigate.
      expect(screen.queryByRole('tab', { name: 'Plans' })).toBeNull();
    }
    expect(leave).toHaveBeenCalledTimes(2);
    leave.mockRestore();
  });
});
