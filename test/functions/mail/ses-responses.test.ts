import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailStage } from '../../support/mail/stage.ts';

let server: Server;
let requests = 0;
let answer: (response: ServerResponse) => void = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

beforeEach(() => {
  requests = 0;
  jest.resetModules();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

async function send() {
  Object.assign(process.env, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const { sendMail } = await import('#functions/mail/ses.ts');
  const tags = { key: { pk: 'ENQUIRY', sk: 'id' }, entryId: 'mail', template: 'reply' } as const;
  const words = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  const { MAIL_FROM: from, MAIL_SITE: site } = mailStage;
  const parties = { to: 'asha@example.com', replyTo: 'office@example.com' };
  return sendMail({ ...parties, ...words, tags }, { from, site, configurationSet: 'emails' });
}

const error = (status: number, name: string, message = 'No.') => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message }));
  };
};

describe('an email', () => {
  it('is sent if SES accepts it', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"MessageId":"1"}');
    };
    expect(await send()).toBe('sent');
    expect(requests).toBe(1);
  });

  it.each([
    [429, 'TooManyRequestsException'],
    [400, 'LimitExceededException'],
    [400, 'SendingPausedException'],
    [400, 'AccountSuspendedException'],
    [400, 'MailFromDomainNotVerifiedException'],
    [404, 'NotFoundException'],
    [403, 'AccessDeniedException'],
  ])('is retried after %i %s', async (status, name) => {
    error(status, name);
    expect(await send()).toBe('not sent');
    expect(requests).toBe(1);
  });

  it.each(['MessageRejected', 'BadRequestException'])('is rejected for good after %s', async (name) => {
    error(400, name);
    expect(await send()).toBe('refused');
  });

  it('is retried while our own address isn’t verified', async () => {
    const unverified = `Email address is not verified: "Sopaan Careers" <${mailStage.MAIL_FROM}>`;
    error(400, 'MessageRejected', unverified);
    expect(await send()).toBe('not sent');
  });

  it('is unknown after a server error or a broken response from SES', async () => {
    error(500, 'InternalServiceErrorException');
    expect(await send()).toBe('unknown');
    answer = (response) => response.destroy();
    expect(await send()).toBe('unknown');
    expect(requests).toBe(2);
  });

  it('is unknown if SES doesn’t respond for six seconds', async () => {
    // Fires the six-second timeout as soon as SES has received the request.
    const { setTimeout } = globalThis;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) => {
      if (ms !== 6000) return setTimeout(callback, ms);
      answer = () => callback();
      return setTimeout(() => {}, 0);
    }) as typeof setTimeout);
    expect(await send()).toBe('unknown');
    jest.restoreAllMocks();
    expect(requests).toBe(1);
    server.closeAllConnections();
  });
});
