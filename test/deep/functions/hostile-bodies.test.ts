import { startApi } from '../../support/api.ts';
import { describeRefusals, routesWithBody } from '../../support/hostile-bodies.ts';
import { memoryTable } from '../../support/memory-table.ts';

describeRefusals(startApi({ table: memoryTable() }), routesWithBody);
