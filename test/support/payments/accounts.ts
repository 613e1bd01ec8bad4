import assert from 'node:assert/strict';
import type { Razorpay } from '#infra/local/razorpay/razorpay.ts';

/** The owner's accounts at Razorpay: a key only sees what was made in its own account. */
export interface Account {
  keys: { keyId: string; keySecret: string };
  razorpay: Razorpay;
  /** The payments that no order of ours asked for. */
  outside: string[];
}

/** The account in which an order was opened. */
export const accountOf = ({ accounts }: { accounts: readonly Account[] }, orderId: string): Account => {
  const account = accounts.find(({ razorpay }) => razorpay.orders().some(({ id }) => id === orderId));
  assert(account, `order ${orderId} is of no account`);
  return account;
};

/** Whether the key in use is that of an order's account, so that Razorpay answers about it. */
export const isOfKey = ({ accounts }: { accounts: readonly Account[] }, orderId: string): boolean =>
  accountOf({ accounts }, orderId) === accounts.at(-1);
