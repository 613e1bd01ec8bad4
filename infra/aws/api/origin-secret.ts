import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { originSecretVariables } from '#shared/edge.ts';
import type { LambdaName } from '../../lambdas.ts';

/**
 * The origin secret as variables of the stage: the value that CloudFront shows, `v<version>` of the secret's
 * JSON, and the one before. One deployment of the next version therefore refuses nothing: the stage has both
 * while CloudFront still shows the one before, and the web stack comes after. Version 1 has none before it, and
 * a key that the JSON lacks fails a deployment. CloudFormation looks the values up where the references change.
 */
export const originSecretOfStage = (secret: ISecret, version: number): Record<string, string> => ({
  [originSecretVariables.current]: secret.secretValueFromJson(`v${version}`).unsafeUnwrap(),
  ...(version > 1 && {
    [originSecretVariables.previous]: secret.secretValueFromJson(`v${version - 1}`).unsafeUnwrap(),
  }),
});

/**
 * The whole secret in the environment, for the Lambdas that the release before had, and for this release alone:
 * where a stage has no variables yet, an update brings the Lambdas' new code first and the stage last, and
 * meanwhile every call, webhooks too, would be refused. A Lambda that came later needs it not, as no route leads
 * to it before the stage is updated. This and the list go with the next release, and so does the branch of
 * `functions/lib/origin.ts` that reads the variable; from then on a stage older than this release has to be
 * brought to this one first.
 */
export const originSecretInEnvironment = (name: LambdaName, secret: ISecret): Record<string, string> =>
  formerLambdas.has(name) ? { ORIGIN_SECRET: secret.secretValue.unsafeUnwrap() } : {};

// A list, because each of these is a reference to a secret: with those of the stage, 37 of the 60 that a template
// may hold, however many Lambdas come.
const formerLambdas: ReadonlySet<LambdaName> = new Set<LambdaName>([
  'addInterviewQuestion',
  'authorizer',
  'checkHealth',
  'createCourse',
  'createOrder',
  'createUser',
  'deleteCourse',
  'deleteInterviewQuestion',
  'deleteReview',
  'endSession',
  'enquireAboutCertification',
  'enquireAboutCourse',
  'getCourse',
  'getOrderStatus',
  'getOverview',
  'getSession',
  'importInterviewQuestions',
  'listAllInterviewQuestions',
  'listCourses',
  'listEnquiries',
  'listInterviewQuestions',
  'listOrders',
  'listPublicReviews',
  'listReviews',
  'receiveWebhook',
  'recheckOrder',
  'refundOrder',
  'returnFromCheckout',
  'startSession',
  'submitReview',
  'toggleEnquiry',
  'toggleReview',
  'updateCourse',
  'updateInterviewQuestion',
  'verifyPayment',
]);
