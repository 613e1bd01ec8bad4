import { createContext, runInContext } from 'node:vm';

export interface FunctionValue {
  value: string;
  multiValue?: { value: string }[];
}

export interface FunctionRequest {
  method: string;
  uri: string;
  querystring: Record<string, FunctionValue>;
  headers: Record<string, FunctionValue>;
  cookies: Record<string, FunctionValue>;
}

interface FunctionResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, FunctionValue>;
  cookies?: Record<string, FunctionValue>;
}

export interface FunctionEvent {
  version: '1.0';
  context: { eventType: 'viewer-request' | 'viewer-response'; requestId: string };
  viewer: { ip: string };
  request: FunctionRequest;
  response?: FunctionResponse;
}

export function createFunction(text: string): (event: FunctionEvent) => FunctionRequest | FunctionResponse {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  runInContext(text, context);
  const run = runInContext('(event) => JSON.stringify(handler(JSON.parse(event)))', context);
  return (event) => JSON.parse(run(JSON.stringify(event)));
}
