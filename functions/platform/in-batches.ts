/** Things that had their turn, from the first on, and how many of them failed. */
export interface Done {
  done: number;
  failed: number;
}

interface Options<T> {
  /** Begins no further ten afterwards, in ms. */
  deadline?: number;
  onFailure: (error: unknown, each: T) => void;
}

/** Acts on each of many, ten at once and on ten in any case. One that fails holds up no other. */
export async function inBatches<T>(
  all: readonly T[],
  act: (each: T) => Promise<unknown>,
  { deadline = Number.POSITIVE_INFINITY, onFailure }: Options<T>,
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
