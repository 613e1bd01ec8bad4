/** Nonsensical bodies of a 200, such as a proxy or a broken release sends. */
export const nonsenses = ['html', 'object', 'array', 'null', 'wrong types', 'truncated'] as const;

export type Nonsense = (typeof nonsenses)[number];

export const isNonsense = (kind: unknown): kind is Nonsense => nonsenses.includes(kind as Nonsense);

/** Answers a call with a nonsensical 200. The call takes effect where the body is made from the true answer. */
export async function nonsense(kind: Nonsense, answer: () => Promise<Response>): Promise<Response> {
  if (kind === 'html')
    return new Response('<html><body>Sign in to the network</body></html>', {
      headers: { 'content-type': 'text/html' },
    });
  if (kind === 'wrong types' || kind === 'truncated') {
    const text = await (await answer()).text();
    const body =
      kind === 'truncated'
        ? text.slice(0, text.length / 2)
        : JSON.stringify(withWrongTypes(JSON.parse(text)));
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }
  return Response.json({ object: {}, array: [], null: null }[kind]);
}

/** The value with numbers as words, texts as numbers, and arrays as objects. */
function withWrongTypes(value: unknown): unknown {
  if (typeof value === 'number') return `about ${value}`;
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value))
    return Object.fromEntries(value.map((each, index) => [index, withWrongTypes(each)]));
  if (typeof value !== 'object' || value === null) return 'nothing';
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withWrongTypes(each)]));
}
