import { isCalled, lambdasOf } from '#infra/lambdas.ts';
import { resources, type Template, templates } from './templates.ts';

/**
 * A stage of an older release becomes one of this by one `npm run deploy`: what holds data, or is known to others
 * by its address, keeps its id in the template, and what one stack imports of another stays exported.
 */

const made = templates();

// Written out, not derived: an id that is no longer here would be a resource that AWS deletes and makes anew.
const kept: Partial<Record<keyof typeof made, string[]>> = {
  data: ['TableCD117FA1', 'AdminSecretB9452750', 'RazorpaySecret353CE86C', 'OriginSecret5DDC59F1'],
  api: ['HttpApiF5A9A8A7', 'Stage137C4E57', 'StageAccessLogs16FF859A', 'DeadLettersBBF8BAAB'],
  web: ['BucketsAccessLogsA5F88218', 'BucketsSite59871C46', 'Distribution830FAC52', 'UploadLogsC26F6DF4'],
};

const exported: Partial<Record<keyof typeof made, string[]>> = {
  data: [
    'careers-prod-data:ExportsOutputFnGetAttTableCD117FA1ArnE2C8C204',
    'careers-prod-data:ExportsOutputRefTableCD117FA1D18A8047',
    'careers-prod-data:ExportsOutputRefAdminSecretB94527509D99E776',
    'careers-prod-data:ExportsOutputRefOriginSecret5DDC59F1B66F3F67',
    'careers-prod-data:ExportsOutputRefRazorpaySecret353CE86C958A9049',
  ],
  api: [
    'careers-prod-api:ExportsOutputRefHttpApiF5A9A8A7F70B5BDD',
    'careers-prod-api:ExportsOutputRefStageAccessLogs16FF859A9F876E76',
    'careers-prod-api:ExportsOutputRefauthorizerLogsEEA86486C15ED364',
    'careers-prod-api:ExportsOutputRefsweepPaymentsLogsE496C1472B669524',
    'careers-prod-api:ExportsOutputFnGetAttDeadLettersBBF8BAABQueueName92C739D2',
  ],
  web: ['careers-prod-web:ExportsOutputRefDistribution830FAC524DF81588'],
};

/** The indexes that the tables of stages have, whichever release they are of. */
const releasedIndexes = ['gsi1', 'gsi2', 'gsi3'];

/** The log groups of the Lambdas that the first release had. */
const logGroups = [
  'addInterviewQuestionLogsBFC04DBA',
  'authorizerLogsEEA86486',
  'checkHealthLogs26674A66',
  'createCourseLogs8AD18324',
  'createOrderLogs7EAAA524',
  'createUserLogs215C04AF',
  'deleteCourseLogs185FA626',
  'deleteInterviewQuestionLogs31A4C2B2',
  'deleteReviewLogs50450DCA',
  'endSessionLogs9814B036',
  'enquireAboutCertificationLogsAA66DD75',
  'enquireAboutCourseLogs0E49C043',
  'getCourseLogs57F76928',
  'getOrderStatusLogs930BBE9B',
  'getOverviewLogs457B3F2C',
  'getSessionLogsDEC81BB3',
  'importInterviewQuestionsLogsE0006966',
  'listAllInterviewQuestionsLogs26A7204C',
  'listCoursesLogsF31775E3',
  'listEnquiriesLogsD767CE7D',
  'listInterviewQuestionsLogsA60E357B',
  'listOrdersLogs71852D6F',
  'listPublicReviewsLogs7714EF64',
  'listReviewsLogsA4303356',
  'receiveWebhookLogs5A635965',
  'recheckOrderLogsDA47B0DB',
  'refundOrderLogsE76D7FAA',
  'returnFromCheckoutLogs508FC77A',
  'startSessionLogs8953402B',
  'submitReviewLogs5D755F07',
  'sweepPaymentsLogsE496C147',
  'toggleEnquiryLogs8EA98DA9',
  'toggleReviewLogs5D261713',
  'updateCourseLogs923DD5D0',
  'updateInterviewQuestionLogsE92A3FA4',
  'verifyPaymentLogsB7CC8B58',
];

describe('an update of an older stage', () => {
  it.each(['data', 'api', 'web'] as const)('keeps what the %s stack must not make anew', (stack) => {
    const ids = Object.keys(made[stack].Resources);
    expect(kept[stack]?.filter((id) => !ids.includes(id))).toEqual([]);
  });

  // CloudFormation adds one in an update, and fails it at a second: this is all that a stage can be given at once.
  it('adds one index to the table, and takes none away', () => {
    const [table] = resources(made.data, 'AWS::DynamoDB::GlobalTable');
    const indexes = table?.Properties.GlobalSecondaryIndexes.map(
      ({ IndexName }: { IndexName: string }) => IndexName,
    );
    expect(indexes).toEqual([...releasedIndexes, 'gsi4']);
  });

  it('keeps the log groups', () => {
    expect(logGroups.filter((id) => made.api.Resources[id]?.Type !== 'AWS::Logs::LogGroup')).toEqual([]);
    expect(made.api.Resources.StageAccessLogs16FF859A?.Properties.LogGroupName).toBe(
      '/aws/vendedlogs/careers-prod-api',
    );
  });

  it.each(['data', 'api', 'web'] as const)('keeps the exports of the %s stack', (stack) => {
    const names = Object.values(made[stack].Outputs ?? {}).map(({ Export }) => Export?.Name);
    expect(exported[stack]?.filter((name) => !names.includes(name))).toEqual([]);
  });

  // The stage, which has the origin secret now, is updated after the Lambdas.
  it('leaves the origin secret in the environment of the Lambdas that have it there, and brings it to no other', () => {
    const having = resources(made.api, 'AWS::Lambda::Function').filter(
      ({ Properties }) => 'ORIGIN_SECRET' in Properties.Environment.Variables,
    );
    const former = logGroups.filter((id) => !id.startsWith('sweepPayments'));
    expect(having.map(({ Properties }) => Properties.LoggingConfig.LogGroup.Ref).toSorted()).toEqual(former);
  });
});

describe('what this release adds to the web stack', () => {
  it('is what draws pages, and what has CloudFront forget them', () => {
    const added = Object.entries(made.web.Resources)
      .filter(([id]) => /^(drawPage|Drawing|DrawnAnswers|ReleaseInvalidation|AWS679)/.test(id))
      .map(([, { Type }]) => Type.replace(/^AWS::/, ''));
    expect(added.toSorted()).toEqual([
      'CloudFront::CachePolicy',
      'CloudFront::OriginAccessControl',
      'Custom::AWS',
      'IAM::Role',
      'IAM::Role',
      'Lambda::Alias',
      'Lambda::Function',
      'Lambda::Function',
      'Lambda::Permission',
      'Lambda::Permission',
      'Lambda::Url',
      'Lambda::Version',
      'Logs::LogGroup',
      'Logs::LogGroup',
    ]);
  });

  it('leaves what CloudFront is led by: the bucket, its reader, the shared answers', () => {
    const ids = Object.keys(made.web.Resources);
    for (const id of ['SiteReaderC19D1B69', 'SharedAnswers93FC12E1', 'BucketsSitePolicy8E229A2A'])
      expect(ids).toContain(id);
  });
});

describe('what CloudFormation and IAM take', () => {
  it.each(Object.entries(made))(
    'is more than the %s stack has: 500 resources, 1 MB, 60 references to secrets, with room for a year’s releases',
    (_, template) => {
      expect(Object.keys(template.Resources).length).toBeLessThan(450);
      expect(JSON.stringify(template).length).toBeLessThan(800_000);
      expect(JSON.stringify(template).match(/resolve:/g)?.length ?? 0).toBeLessThan(60);
    },
  );

  it('is more than a further endpoint adds: five resources and no reference to a secret', () => {
    // Of one that the first release did not have, the environment's reference is left out.
    const parts = partsOf(made.api, 'listCourses');
    expect(parts.map(({ Type }) => Type).toSorted()).toEqual([
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
      'AWS::IAM::Role',
      'AWS::Lambda::Function',
      'AWS::Logs::LogGroup',
    ]);
  });

  it.each(['api', 'work'] as const)(
    'is more than the role that invokes those of the %s stack has: 10,240 characters of policy',
    (stack) => {
      const called = lambdasOf(stack).filter(isCalled);
      // The longest name that Lambda has, in the region and partition whose names are the longest.
      const arn = `arn:aws-us-gov:lambda:ap-southeast-1:123456789012:function:${'x'.repeat(64)}`;
      const policy = {
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Resource: called.map(() => arn) }],
      };
      expect(JSON.stringify(policy).length + 100).toBeLessThan(10_240);
    },
  );
});

const partsOf = ({ Resources }: Template, name: string) =>
  Object.entries(Resources)
    .filter(([id]) => id.startsWith(name))
    .map(([, resource]) => resource);
