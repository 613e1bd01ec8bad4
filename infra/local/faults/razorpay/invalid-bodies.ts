/** Bodies of 200 responses, as from a proxy or a faulty release of Razorpay. */
export const invalidBodies = ['html', 'object', 'array', 'null', 'wrong types', 'truncated'] as const;

export type InvalidBody = (typeof invalidBodies)[number];

export const isInvalidBody = (kind: unknown): kind is InvalidBody =>
  invalidBodies.includes(kind as InvalidBody);

/** If the body is derived from the real response, the call still takes effect. */
export async function invalidResponse(kind: InvalidBody, answer: () => Promise<Response>): Promise<Response> {
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

function withWrongTypes(value: unknown): unknown {
  if (typeof value === 'number') return `about ${value}`;
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value))
    return Object.fromEntries(value.map((each, index) => [index, withWrongTypes(each)]));
  if (typeof value !== 'object' || value === null) return 'nothing';
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withWrongTypes(each)]));
}
