import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { LambdaDefinition } from '../../../definitions.ts';

/** Finds the code of a Lambda by its source file, such as `functions/courses/handlers/create-course.ts`. */
export type Load = (file: string) => Promise<{ handler: LambdaHandler }>;

/** A handler of any Lambda, whose event type only the handler knows. */
type LambdaHandler = (event: never, context: Context) => unknown;

/** The event is larger than Lambda takes. In base64 a body reaches this limit before the gateway's own. */
export class EventTooLarge extends Error {
  override name = 'EventTooLarge';
}

const maximumPayload = 6 * 1024 * 1024;

/** Runs a Lambda. Event and result pass as JSON, so neither side gets a live object of the other. */
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
    throw new Error(`${name} answered more than Lambda carries.`);
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
    // The runtime for Node 24 has no callbacks; only the type still requires these.
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
