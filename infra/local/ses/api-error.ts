import { randomUUID } from 'node:crypto';

export class SesApiError extends Error {
  override name = 'SesApiError';
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const badRequest = (message: string) => new SesApiError('BadRequestException', message);

export const errorResponse = ({ type, message, status }: SesApiError): Response =>
  Response.json({ message }, { status, headers: { ...answerHeaders(), 'x-amzn-errortype': type } });

export const answerHeaders = () => ({ 'x-amzn-requestid': randomUUID() });
