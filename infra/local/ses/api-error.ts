import { randomUUID } from 'node:crypto';

/** A call that Amazon SES refuses, by the name of its exception; thrown, so that nothing after it happens. */
export class SesApiError extends Error {
  override name = 'SesApiError';
  readonly type: string;
  /** The HTTP status. */
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

/** Refuses input that is not as the API's reference wants it. */
export const badRequest = (message: string) => new SesApiError('BadRequestException', message);

/** The HTTP response of a refused call, as every REST API of AWS with JSON bodies gives it. */
export const errorResponse = ({ type, message, status }: SesApiError): Response =>
  Response.json({ message }, { status, headers: { ...answerHeaders(), 'x-amzn-errortype': type } });

/** Headers that every answer has. */
export const answerHeaders = () => ({ 'x-amzn-requestid': randomUUID() });
