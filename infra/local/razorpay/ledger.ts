import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Dispute, Order, Payment, Refund } from './entities.ts';

/** The API doesn't return an order's capture mode. */
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
  /** When the bank will authorise a pending payment, in epoch milliseconds. */
  lateAt?: number;
}

interface RefundRecord {
  kind: 'refund';
  id: string;
  refund: Refund;
  /** The idempotency key. */
  key?: string;
  /** The request body, as JSON. */
  asked: string;
}

interface DisputeRecord {
  kind: 'dispute';
  id: string;
  dispute: Dispute;
}

export interface EventRecord {
  kind: 'event';
  id: string;
  name: string;
  body: string;
  signature: string;
  /** In epoch seconds. */
  createdAt: number;
  /** True if the event was acknowledged, dropped or given up on. */
  isOver: boolean;
}

type LedgerRecord = OrderRecord | PaymentRecord | RefundRecord | DisputeRecord | EventRecord;

export type Ledger = ReturnType<typeof openLedger>;

/** The ledger is in memory, or in `file` as JSON lines. If an id appears on several lines, the last one wins. */
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

/** Drops the last line if the process was killed before finishing it. */
function readRecords(file: string): LedgerRecord[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
