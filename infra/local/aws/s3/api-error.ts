/** A call that S3 refuses, by the code of its error; thrown, so that nothing after it happens. */
export class S3Error extends Error {
  override name = 'S3Error';
  readonly code: string;
  /** The HTTP status. */
  readonly status: number;

  constructor(code: string, status: number, message = code) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The answer to a refused call, which is XML everywhere in S3. */
export const errorResponse = ({ code, status, message }: S3Error): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    { status, headers: { 'content-type': 'application/xml' } },
  );
