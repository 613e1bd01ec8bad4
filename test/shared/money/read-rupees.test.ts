import { readRupees, readWholeRupees } from '#shared/domain/money/read-rupees.ts';

describe('an amount of rupees', () => {
  it.each([
    ...['4499', '4,499', '₹4,499', '₹ 4,499', '4499 ', '4499.00', '4499.', 'Rs. 4,499', 'Rs.4499', '4499/-'],
    ...[
      'Rs 4499/- only',
      'INR 4,499',
      '4499 rupees',
      '4 499',
      '4\u00a0499',
      '₨ 4499',
      '४,४९९',
      '４４９９',
      '4499/=',
    ],
  ])('%p is 4499', (text) => {
    expect(readRupees(text)).toEqual({ value: 4499 });
    expect(readWholeRupees(text)).toEqual({ value: 4499 });
  });

  it.each([
    ['1,04,499', 104_499],
    ['104,499', 104_499],
    ['12,34,567.50', 1_234_567.5],
    ['0', 0],
    ['.5', 0.5],
  ])('%p is %d', (text, value) => {
    expect(readRupees(text)).toEqual({ value });
  });

  it.each(['4,49', '10,4499', '4,4,99', '1,2,3', '4.499', '4.499,00', '4,,499', '4499,'])(
    '%p is rejected with what was typed',
    (text) => {
      expect(readRupees(text).fault).toMatch(`“${text}” can be read in two ways.`);
    },
  );

  it.each(['', 'free', '-5', '1 lakh', '4.5k', '₹', '.'])('%p isn’t an amount', (text) => {
    expect(readRupees(text)).toEqual({ fault: 'Enter an amount in rupees, such as 4,499.' });
  });

  it.each(['4499.50', '0', '0.5', '-1', 'all'])('%p isn’t an amount of whole rupees', (text) => {
    expect(readWholeRupees(text)).toEqual({ fault: 'Enter whole rupees, such as 500.' });
  });
});
