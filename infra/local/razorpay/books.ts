import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Order, Payment, Refund } from './entities.ts';

/** An order, and what Razorpay knows of it without telling. */
export interface OrderRecord {
  kind: 'order';
  id: string;
  order: Order;
  capture: 'automatic' | 'manual';
}

export interface PaymentRecord {
  kind: 'payment';
  id: string;
  payment: Payment;
  /** When the bank will say yes at last, in milliseconds, to a payment that it left without an answer. */
  lateAt?: number;
}

export interface RefundRecord {
  kind: 'refund';
  id: string;
  refund: Refund;
  /** What the caller's idempotency key was, and what came with it. */
  key?: string;
  asked: string;
}

/** A webhook event with the bytes it is sent with. */
export interface EventRecord {
  kind: 'event';
  id: string;
  name: string;
  body: string;
  signature: string;
  /** Seconds, as in the body. */
  createdAt: number;
  /** Whether it has been acknowledged, dropped or given up. */
  isOver: boolean;
}

type BookRecord = OrderRecord | PaymentRecord | RefundRecord | EventRecord;

/** Everything the simulator knows. */
export type Books = ReturnType<typeof openBooks>;

/** Opens the books: in memory, and in `file` where there is one, a JSON line each change; the last holds. */
export function openBooks(file?: string) {
  const records = new Map<string, BookRecord>();
  if (file && existsSync(file)) for (const record of readRecords(file)) records.set(record.id, record);
  const all = <K extends BookRecord['kind']>(kind: K) =>
    [...records.values()].filter((record) => record.kind === kind) as Extract<BookRecord, { kind: K }>[];

  return {
    find: <K extends BookRecord['kind']>(kind: K, id: string) => {
      const record = records.get(id);
      return record?.kind === kind ? (record as Extract<BookRecord, { kind: K }>) : undefined;
    },
    all,
    paymentsOf: (orderId: string) => all('payment').filter(({ payment }) => payment.order_id === orderId),
    refundsOf: (paymentId: string) => all('refund').filter(({ refund }) => refund.payment_id === paymentId),
    put: (record: BookRecord) => {
      records.set(record.id, record);
      if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}

/** The records of a file. A last line that a killed process left half written goes, before others join it. */
function readRecords(file: string): BookRecord[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
