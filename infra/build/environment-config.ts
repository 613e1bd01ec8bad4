type Environment = Record<string, string | undefined>;

/**
 * Replaces the SDK's reader of settings, which tries the environment, then two files in the home folder, and makes an error
 * with its stack for every place without the setting. A Lambda has the environment alone.
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
