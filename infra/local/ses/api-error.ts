import { randomUUID } from 'node:crypto';

/** A refusal by Amazon SES, with the name of its exception. */
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

/** The refusal of input that breaks the API's rules. */
export const badRequest = (message: string) => new SesApiError('BadRequestException', message);

/** The HTTP response to a refused call, in the form of AWS's REST APIs with JSON bodies. */
export const errorResponse = ({ type, message, status }: SesApiError): Response =>
  Response.json({ message }, { status, headers: { ...answerHeaders(), 'x-amzn-errortype': type } });

/** The headers of every answer. */
export const answerHeaders = () => ({ 'x-amzn-requestid': randomUUID() });
