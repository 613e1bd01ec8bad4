import { phoneMatches } from '#web/admin/kit/contact/phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['+919822000001', '98220 00001', true],
    ['+919822000001', '098220', true],
    ['+919822000001', '+91 98220', true],
    ['+919822000001', '22000', true],
    ['0712 255-1234', '0712', true],
    ['0712 255-1234', '+91 712', true],
    ['01234', '012', true],
    ['18001234567', '1800 123', true],
    ['+442079460958', '0044 20 7946 0958', true],
    ['+919822000001', '98221', false],
    ['+919822000001', 'asha', false],
    ['+919822000001', '', false],
  ])('%p is found by %p: %p', (phone, query, isFound) => {
    expect(phoneMatches(phone, query)).toBe(isFound);
  });
});
