import type { Context } from 'aws-lambda';

/**
 * Bypasses the console: Lambda adds time and level to its lines, and CloudWatch's metric filters only read fields of
 * lines that are pure JSON.
 */
export const log = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/**
 * CloudFormation generates the function's name, so a deployed Lambda reads its operation from the environment. In the
 * local run the function's name is the operation.
 */
export const operationOf = ({ functionName }: Context): string => process.env.OPERATION ?? functionName;

/** Lambda logs the message of a thrown error, so this one hides the original message. */
export const failedRun = (): Error => new Error('See this run’s log line for the failure.');

/**
 * The names and stack frames of an error and its causes. Messages are left out, because a parser's message can quote
 * a secret or a body.
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
