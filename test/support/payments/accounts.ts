import assert from 'node:assert/strict';
import type { FaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';

export interface Account {
  keys: { keyId: string; keySecret: string };
  razorpay: FaultyRazorpay;
  outside: string[];
}

export const accountOf = ({ accounts }: { accounts: readonly Account[] }, orderId: string): Account => {
  const account = accounts.find(({ razorpay }) => razorpay.orders().some(({ id }) => id === orderId));
  assert(account, `order ${orderId} belongs to no account`);
  return account;
};

export const isOfKey = ({ accounts }: { accounts: readonly Account[] }, orderId: string): boolean =>
  accountOf({ accounts }, orderId) === accounts.at(-1);
