import { storeSuites } from '../../infra/stores/suites.ts';
import { describeOnDynamodbLocal } from '../../support/dynamodb-local.ts';

describeOnDynamodbLocal(storeSuites);
