/** The number of items that were acted on, from the first on, and how many of them failed. */
export interface Done {
  done: number;
  failed: number;
}

interface Options<T> {
  /** No further batch begins after this time (epoch milliseconds). */
  deadline?: number;
  /** Called for each failure; by default a failure is thrown, and no further batch begins. */
  onFailure?: (error: unknown, each: T) => void;
}

/** Acts on each item, ten at once, and on the first ten in any case. */
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
