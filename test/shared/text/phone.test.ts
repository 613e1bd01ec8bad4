import { brand } from '#shared/brand.ts';
import {
  phoneHint,
  readablePhone,
  readPhone,
  whatsappAddress,
  whatsappNumber,
} from '#shared/domain/text/phone.ts';

describe('a phone number', () => {
  it.each([
    ['9822012345', '+919822012345'],
    [' 98220 12345 ', '+919822012345'],
    ['98220-12345', '+919822012345'],
    ['98220\u201112345', '+919822012345'],
    ['98220/12345', '+919822012345'],
    ['98220\n12345', '+919822012345'],
    ['98220\u202812345', '+919822012345'],
    ['09822012345', '+919822012345'],
    ['091 98220 12345', '+919822012345'],
    ['91 098220 12345', '+919822012345'],
    ['919822012345', '+919822012345'],
    ['91-98220-12345', '+919822012345'],
    ['9198220123', '+919198220123'],
    ['9876543210', '+919876543210'],
    ['+91 98220 12345', '+919822012345'],
    ['+91 098220 12345', '+919822012345'],
    ['+91 (0) 98220 12345', '+919822012345'],
    ['(+91) 98220 12345', '+919822012345'],
    ['++91 98220 12345', '+919822012345'],
    ['0091 98220 12345', '+919822012345'],
    ['+91\u00a098220\u00a012345', '+919822012345'],
    ['\u202a+91 98220 12345\u202c', '+919822012345'],
    ['\u200e98220\u200b12345\u2069', '+919822012345'],
    ['98220\u200d12345', '+919822012345'],
    ['९८२२० १२३४५', '+919822012345'],
    ['৯৮২২০ ১২৩৪৫', '+919822012345'],
    ['૯૮૨૨૦૧૨૩૪૫', '+919822012345'],
    ['௯௮௨௨௦௧௨௩௪௫', '+919822012345'],
    ['٩٨٢٢٠١٢٣٤٥', '+919822012345'],
    ['９８２２０１２３４５', '+919822012345'],
    ['0712 255 1234', '+917122551234'],
    ['(0712) 2551234', '+917122551234'],
    ['011-23456789', '+911123456789'],
    ['2226543210', '+912226543210'],
    ['1800 123 4567', '18001234567'],
    ['+91 1800 123 4567', '18001234567'],
    ['1800-22-1111', '1800221111'],
    ['1860 500 5555', '18605005555'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['0044.20.7946.0958', '+442079460958'],
    ['+49 030 901820', '+4930901820'],
    ['+39 06 6982', '+39066982'],
    ['+1 (415) 555-0101', '+14155550101'],
    ['+971 50 123 4567', '+971501234567'],
    ['+290 12345', '+29012345'],
    ['+992345678901234', '+992345678901234'],
    [brand.phone, brand.phone],
    [brand.displayPhone, brand.phone],
  ])('%p is stored as %p', (text, number) => {
    expect(readPhone(text)).toEqual({ value: number });
    expect(readPhone(number)).toEqual({ value: number });
  });

  it.each([
    '9822012345 / 9822054321',
    '9822012345, 9822054321',
    '98220 12345 or 98220 54321',
    '9822012345/46',
    '+91 98220 12345 (0712 255 1234)',
    '+91 98220 12345 (WhatsApp)',
    'Mob. 98220 12345',
    'Ph: 98220 12345, after 6 pm',
    'Flat 12, 98220 12345',
    'tel:+919822012345',
    'tel:98220-12345;ext=12',
    'https://wa.me/919822012345',
    'https://wa.me/919822012345?text=Hi%2012345',
    'https://api.whatsapp.com/send?phone=919822012345&text=7',
    '98220 12345 ext 12',
    '98220 12345x12',
    '98220 12345#',
  ])('%p is read as its number', (text) => {
    expect(readPhone(text)).toEqual({ value: '+919822012345' });
  });

  const foreignHint = 'Foreign numbers start with + and the country code.';
  it.each([
    ['', phoneHint],
    ['+', phoneHint],
    ['call me', phoneHint],
    ['112', phoneHint],
    ['12345', phoneHint],
    ['00000', phoneHint],
    ['0000000000', phoneHint],
    ['98220o12345', phoneHint],
    ['98220+12345', phoneHint],
    ['+91 00000 00000', phoneHint],
    ['1234567890', 'We can’t call this number. Enter one such as 98220 12345.'],
    ['1111111111', 'We can’t call this number. Enter one such as 98220 12345.'],
    ['12345678', 'Enter the number with its area code, such as 0712 255 1234.'],
    ['2225555', 'Enter the number with its area code, such as 0712 255 1234.'],
    ['982201234', `An Indian number has 10 digits. This one has 9. ${foreignHint}`],
    ['098220 1234', `An Indian number has 10 digits. This one has 9. ${foreignHint}`],
    ['98220123456', `An Indian number has 10 digits. This one has 11. ${foreignHint}`],
    ['+91 12345', 'An Indian number has 10 digits after +91. This one has 5.'],
    ['+91 98242 565487', 'An Indian number has 10 digits after +91. This one has 11.'],
    ['+440207946095', 'A +44 number has 10 digits after +44. This one has 9.'],
    ['+1 415 555 01', 'A +1 number has 10 digits after +1. This one has 8.'],
    ['+971 50 123 45', 'A +971 number has 8 or 9 digits after +971. This one has 7.'],
    ['+2345678', 'A phone number has 8 to 15 digits after the +. This one has 7.'],
    ['+9923456789012345', 'A phone number has 8 to 15 digits after the +. This one has 16.'],
  ])('%p is invalid, and the message says why', (text, fault) => {
    expect(readPhone(text)).toEqual({ fault });
  });

  it.each([
    ['+919822012345', '+91 98220 12345'],
    ['+442079460958', '+442079460958'],
    ['18001234567', '18001234567'],
    ['', ''],
  ])('stored as %p is shown as %p', (stored, shown) => {
    expect(readablePhone(stored)).toBe(shown);
  });

  it('is on WhatsApp unless it’s toll-free', () => {
    expect(['+919822012345', '18001234567'].map(whatsappNumber)).toEqual(['919822012345', undefined]);
  });

  it.each([
    ['+91 98220 00001', '919822000001'],
    ['9822000001', '919822000001'],
    ['09822000001', '919822000001'],
    ['0091 98220-00001', '919822000001'],
    ['919822000001', '919822000001'],
    ['+1 (415) 555-0101', '14155550101'],
    ['+44 20 7946 0958', '442079460958'],
    ['12345', ''],
    ['+0', ''],
    ['', ''],
  ])('%p is for WhatsApp %p', (phone, number) => {
    expect(whatsappAddress(phone)).toBe(`https://wa.me/${number}`);
  });

  it('has its message encoded', () => {
    const text = 'Fees ₹24,999 & dates? नमस्ते #1 + “PMP”';
    const address = new URL(whatsappAddress('+919822000001', text));
    expect(address.href).toMatch(/^https:\/\/wa\.me\/919822000001\?text=[\w.!~*'()%-]+$/);
    expect([...address.searchParams]).toEqual([['text', text]]);
  });
});
