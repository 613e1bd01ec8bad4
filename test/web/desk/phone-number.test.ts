import { telNumber, whatsappNumber } from '#web/desk/list/phone-number.ts';

describe('a telephone number', () => {
  it('is dialled without what people write between its digits', () => {
    expect(telNumber('+91 (98220) 00-001')).toBe('+919822000001');
    expect(telNumber('0712.255 1234')).toBe('07122551234');
  });

  it.each([
    ['+91 98220 00001', '919822000001'],
    ['9822000001', '919822000001'],
    ['09822000001', '919822000001'],
    ['0091 98220-00001', '919822000001'],
    ['919822000001', '919822000001'],
    ['+1 (415) 555-0101', '14155550101'],
    ['+44 20 7946 0958', '442079460958'],
    ['12345', undefined],
    ['+0', undefined],
    ['', undefined],
  ])('%p is for WhatsApp %p', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });
});
