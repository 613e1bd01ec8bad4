/** `done` counts items from the start of the list, including failed ones. */
export interface Done {
  done: number;
  failed: number;
}

interface Options<T> {
  /** No batch starts after this time (epoch milliseconds). */
  deadline?: number;
  /** Without this, a failure is thrown and no further batch starts. */
  onFailure?: (error: unknown, each: T) => void;
}

/** Ten at a time. The first ten always run. */
export async function inBatches<T>(
  all: readonly T[],
  act: (each: T) => Promise<unknown>,
  { deadline = Number.POSITIVE_INFINITY, onFailure = rethrow }: Options<T> = {},
): Promise<Done> {
  const result: Done = { done: 0, failed: 0 };
  do {
    const batch = all.slice(result.done, result.done + atOnce);
    await Promise.all(
      batch.map((each) =>
        act(each).catch((error: unknown) => {
          result.failed += 1;
          onFailure(error, each);
        }),
      ),
    );
    result.done += batch.length;
  } while (result.done < all.length && Date.now() < deadline);
  return result;
}

const atOnce = 10;

function rethrow(error: unknown): never {
  throw error;
}
