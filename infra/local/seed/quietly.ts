/** Does something without the Lambdas' log lines, which would push what the owner has to read off the screen. */
export async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    return await act();
  } finally {
    process.stdout.write = write;
  }
}
