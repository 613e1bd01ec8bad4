/** `done` counts the items tried so far, from the start of the list, including those that failed. */
export interface Done {
  done: number;
  failed: number;
}

interface Options<T> {
  /** No further batch starts after this time (epoch milliseconds). */
  deadline?: number;
  onFailure?: (error: unknown, each: T) => void;
}

/** Runs `act` on ten items at a time. The first ten always run, even after the deadline. */
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
