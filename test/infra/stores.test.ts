import { databases } from '../support/databases.ts';
import { startStores } from '../support/stores.ts';
import { accessSuite } from './stores/access.ts';
import { catalogueSuite } from './stores/catalogue.ts';
import { paymentsSuite } from './stores/payments.ts';
import { visitorsSuite } from './stores/visitors.ts';

for (const database of databases) {
  if (database.missing) {
    // Straight out: Jest would print a console line with a stack, and a skipped title only when it is verbose.
    process.stderr.write(`The stores are not held against ${database.name}: ${database.missing}.\n`);
    it.skip(`on ${database.name} (${database.missing})`, () => {});
    continue;
  }
  describe(`on ${database.name}`, () => {
    const stores = startStores(database);
    catalogueSuite(stores);
    visitorsSuite(stores);
    paymentsSuite(stores);
    accessSuite(stores);
  });
}
