import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export const refuse = (status: 400 | 401 | 403 | 404 | 413 | 429 | 500, message: string): Response =>
  Response.json({ message }, { status });

/** Function URLs don't add a request id. */
export function toResponse(result: unknown, requestId?: string): Response {
  const { statusCode = 200, headers, cookies, body, isBase64Encoded } = structured(result);
  const answer = new Headers(requestId === undefined ? {} : { 'apigw-requestid': requestId });
  for (const [name, value] of Object.entries(headers ?? {})) answer.set(name, String(value));
  for (const cookie of cookies ?? []) answer.append('set-cookie', cookie);
  if (body !== undefined && !answer.has('content-type')) {
    answer.set('content-type', 'text/plain;charset=UTF-8');
  }
  const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body;
  const hasNoBody = statusCode === 204 || statusCode === 304;
  return new Response(hasNoBody ? null : (content ?? ''), { status: statusCode, headers: answer });
}

/** A result without a status becomes the JSON body of a 200 response. */
function structured(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof result === 'object' && result !== null && 'statusCode' in result) {
    return result as APIGatewayProxyStructuredResultV2;
  }
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: typeof result === 'string' ? result : JSON.stringify(result),
  };
}
