import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailStage } from '../../support/mail/stage.ts';

/** Amazon SES's answers over the wire: what is known of a mail after each, and that none is sent twice by the client. */

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

/** Sends a mail by a client that is made anew, since it takes its address from the environment once. */
async function send() {
  Object.assign(process.env, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const { sendMail } = await import('#functions/mail/ses.ts');
  const tags = { key: { pk: 'ENQUIRY', sk: 'id' }, entryId: 'mail', letter: 'reply' } as const;
  const words = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  const { MAIL_FROM: from, MAIL_SITE: site } = mailStage;
  const parties = { to: 'asha@example.com', replyTo: 'office@example.com' };
  return sendMail({ ...parties, ...words, tags }, { from, site, configurationSet: 'mails' });
}

const error = (status: number, name: string, message = 'No.') => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message }));
  };
};

describe('a mail', () => {
  it('is sent where SES takes it', async () => {
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
  ])('is not sent this time at %i %s', async (status, name) => {
    error(status, name);
    expect(await send()).toBe('not sent');
    expect(requests).toBe(1);
  });

  it.each(['MessageRejected', 'BadRequestException'])('is refused for good at %s', async (name) => {
    error(400, name);
    expect(await send()).toBe('refused');
  });

  it('is not sent this time while our own address is not verified', async () => {
    const unverified = `Email address is not verified: "Sopaan Careers" <${mailStage.MAIL_FROM}>`;
    error(400, 'MessageRejected', unverified);
    expect(await send()).toBe('not sent');
  });

  it('is of an unknown fate at an error of SES, and where its answer is cut off', async () => {
    error(500, 'InternalServiceErrorException');
    expect(await send()).toBe('unknown');
    answer = (response) => response.destroy();
    expect(await send()).toBe('unknown');
    expect(requests).toBe(2);
  });

  it('is of an unknown fate where SES says nothing for six seconds', async () => {
    // The six seconds are over as soon as SES has the mail.
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
