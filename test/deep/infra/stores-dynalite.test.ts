import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { storeSuites } from '../../infra/stores/suites.ts';

describe('on dynalite, which the local run embeds', () => storeSuites(startDynamodb));
