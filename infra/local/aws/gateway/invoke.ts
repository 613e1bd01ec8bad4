import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { LambdaDefinition } from '../../../definitions.ts';

/** `file` is a source file, such as `functions/courses/handlers/create-course.ts`. */
export type Load = (file: string) => Promise<{ handler: LambdaHandler }>;

type LambdaHandler = (event: never, context: Context) => unknown;

/** In base64, a body exceeds Lambda's limit before it exceeds API Gateway's. */
export class EventTooLarge extends Error {
  override name = 'EventTooLarge';
}

const maximumPayload = 6 * 1024 * 1024;

/** Converts the event and the result to JSON and back, as Lambda does. */
export async function invoke(
  load: Load,
  { name, file, timeout }: LambdaDefinition,
  event: object,
): Promise<unknown> {
  const request = JSON.stringify(event);
  if (Buffer.byteLength(request) > maximumPayload) throw new EventTooLarge();
  const { handler } = await load(file);
  const result = await handler(JSON.parse(request) as never, contextOf(name, timeout));
  const payload = JSON.stringify(result ?? null);
  if (Buffer.byteLength(payload) > maximumPayload)
    throw new Error(`${name} returned more than Lambda allows.`);
  return JSON.parse(payload);
}

function contextOf(functionName: string, timeout: number): Context {
  const deadline = Date.now() + timeout * 1000;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:ap-south-1:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    // The Node 24 runtime doesn't support callbacks, but the type requires them.
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
