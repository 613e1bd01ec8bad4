import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Dispute, Order, Payment, Refund } from './entities.ts';

/** An order with its mode of capture, which the API does not show. */
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
  /** The time, in epoch milliseconds, at which the bank authorises a payment that it left pending. */
  lateAt?: number;
}

interface RefundRecord {
  kind: 'refund';
  id: string;
  refund: Refund;
  /** The caller's idempotency key. */
  key?: string;
  /** The body of the request, as JSON. */
  asked: string;
}

interface DisputeRecord {
  kind: 'dispute';
  id: string;
  dispute: Dispute;
}

/** A webhook event with its signed body. */
export interface EventRecord {
  kind: 'event';
  id: string;
  name: string;
  body: string;
  signature: string;
  /** Epoch seconds, as in the body. */
  createdAt: number;
  /** Whether its delivery has ended: acknowledged, dropped or given up. */
  isOver: boolean;
}

type LedgerRecord = OrderRecord | PaymentRecord | RefundRecord | DisputeRecord | EventRecord;

/** The simulator's whole state. */
export type Ledger = ReturnType<typeof openLedger>;

/** Opens the ledger, in memory and in `file` where given: each change is a line of JSON, and the last line of an id counts. */
export function openLedger(file?: string) {
  const records = new Map<string, LedgerRecord>();
  if (file && existsSync(file)) for (const record of readRecords(file)) records.set(record.id, record);
  const all = <K extends LedgerRecord['kind']>(kind: K) =>
    [...records.values()].filter((record) => record.kind === kind) as Extract<LedgerRecord, { kind: K }>[];

  return {
    find: <K extends LedgerRecord['kind']>(kind: K, id: string) => {
      const record = records.get(id);
      return record?.kind === kind ? (record as Extract<LedgerRecord, { kind: K }>) : undefined;
    },
    all,
    paymentsOf: (orderId: string) => all('payment').filter(({ payment }) => payment.order_id === orderId),
    refundsOf: (paymentId: string) => all('refund').filter(({ refund }) => refund.payment_id === paymentId),
    put: (record: LedgerRecord) => {
      records.set(record.id, record);
      if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}

/** Reads the records of a file, and removes a last line that a killed process wrote only in part. */
function readRecords(file: string): LedgerRecord[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
