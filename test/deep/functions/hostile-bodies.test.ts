import { startApi } from '../../support/api.ts';
import { describeRefusals, routesWithBody } from '../../support/hostile-bodies.ts';
import { memoryTable } from '../../support/memory-table.ts';

/** Every route that takes a body, with each body of a hostile caller. */

describeRefusals(startApi({ table: memoryTable() }), routesWithBody);
