import type { Context } from 'aws-lambda';

/**
 * Doesn't use the console, because Lambda adds a timestamp and level to its lines, and CloudWatch's metric filters can
 * only read the fields of lines that are pure JSON.
 */
export const log = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/**
 * CloudFormation generates the names of deployed functions, so their operation is in the environment. Locally, the
 * function's name is the operation.
 */
export const operationOf = ({ functionName }: Context): string => process.env.OPERATION ?? functionName;

/** Lambda logs the message of a thrown error, so this error is thrown in place of the original. */
export const failedRun = (): Error => new Error('See this run’s log line for the failure.');

/**
 * Returns the names and stack frames of an error and its causes, without their messages, because a parser's message can
 * quote a secret or a request body.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((text) => text.trimStart().startsWith('at ')) ?? [];
  return {
    name: error.name,
    at: frames.slice(0, 5).map((frame) => frame.trim()),
    ...(error.cause !== undefined && { cause: failureOf(error.cause) }),
  };
}
