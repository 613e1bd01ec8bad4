import type { LocalDynamodb } from '#infra/local/aws/dynamodb.ts';
import { startStores } from '../../support/stores.ts';
import { accessSuite } from './access.ts';
import { catalogueSuite } from './catalogue.ts';
import { mailSuite } from './mails.ts';
import { outboxSuite } from './outbox.ts';
import { paymentsSuite } from './payments.ts';
import { visitorsSuite } from './visitors.ts';

export function storeSuites(start: () => Promise<LocalDynamodb>): void {
  const stores = startStores(start);
  catalogueSuite(stores);
  visitorsSuite(stores);
  paymentsSuite(stores);
  accessSuite(stores);
  outboxSuite(stores);
  mailSuite(stores);
}
