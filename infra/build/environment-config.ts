type Environment = Record<string, string | undefined>;

/**
 * Replaces the SDK's configuration loader, which also tries to read two files in the home folder and creates an error
 * with a stack trace for each. A Lambda only has environment variables.
 */
export const loadConfig =
  <T>({ environmentVariableSelector: read, default: fallback }: Setting<T>, options: object = {}) =>
  async (): Promise<T> =>
    read(process.env, options) ?? (isFunction(fallback) ? await fallback() : fallback);

interface Setting<T> {
  environmentVariableSelector: (environment: Environment, options: object) => T | undefined;
  default: T | (() => Promise<T>);
}

const isFunction = <T>(value: T | (() => Promise<T>)): value is () => Promise<T> =>
  typeof value === 'function';
