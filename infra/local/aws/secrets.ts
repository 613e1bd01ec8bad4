import { close, listen, listenerOf } from '../http-server.ts';

export async function startSecrets(
  secrets: Record<string, string>,
): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const listener = listenerOf((request) => answer(request, secrets));
  const { server, port } = await listen(listener, { port: 0, host: '127.0.0.1' });
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

async function answer(request: Request, secrets: Record<string, string>): Promise<Response> {
  if (request.headers.get('x-amz-target') !== 'secretsmanager.GetSecretValue') {
    return refuse('UnknownOperationException', 'Only GetSecretValue is supported.');
  }
  const { SecretId: id }: { SecretId: string } = await request.json();
  const text = secrets[id];
  if (text === undefined) {
    return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return reply(200, {
    ARN: `arn:aws:secretsmanager:ap-south-1:000000000000:secret:${id}`,
    Name: id,
    SecretString: text,
    VersionStages: ['AWSCURRENT'],
  });
}

const refuse = (type: string, message: string) => reply(400, { __type: type, message });

const reply = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/x-amz-json-1.1' } });
