import type { MiniStack } from './ministack.ts';

export interface DeployedLambda {
  FunctionName: string;
  Description: string;
  CodeSha256: string;
  LastModified: string;
}

export async function deployedLambdas({ endpoint }: MiniStack): Promise<Map<string, DeployedLambda>> {
  const found = new Map<string, DeployedLambda>();
  let marker = '';
  do {
    const response = await fetch(`${endpoint}/2015-03-31/functions/?MaxItems=50${marker}`, signed);
    const { Functions, NextMarker }: { Functions: DeployedLambda[]; NextMarker?: string } =
      await response.json();
    for (const lambda of Functions) found.set(lambda.Description, lambda);
    marker = NextMarker ? `&Marker=${encodeURIComponent(NextMarker)}` : '';
  } while (marker);
  return found;
}

export async function invoke(
  { endpoint }: MiniStack,
  { FunctionName }: DeployedLambda,
  event: object = {},
): Promise<unknown> {
  const response = await fetch(`${endpoint}/2015-03-31/functions/${FunctionName}/invocations`, {
    ...signed,
    method: 'POST',
    body: JSON.stringify(event),
  });
  const failure = response.headers.get('x-amz-function-error');
  const text = await response.text();
  if (!response.ok || failure) throw new Error(`${FunctionName}: ${failure} ${text}`);
  return text && JSON.parse(text);
}

const signed = {
  headers: {
    authorization:
      'AWS4-HMAC-SHA256 Credential=test/20261120/ap-south-1/lambda/aws4_request, SignedHeaders=host, Signature=0',
    connection: 'close',
  },
};
