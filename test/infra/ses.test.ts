import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { aMail, fileOf, messages, newFolder, send, sesIn, visit } from '../support/local-ses.ts';

const authorization = (service = 'ses') =>
  `AWS4-HMAC-SHA256 Credential=test/20261122/ap-south-1/${service}/aws4_request, ` +
  `SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`;

interface Call {
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  path?: string;
}

async function call({ body = aMail, text = JSON.stringify(body), headers, path }: Call) {
  const folder = newFolder();
  const ses = await sesIn(folder);
  const response = await fetch(ses.endpoint + (path ?? '/v2/email/outbound-emails'), {
    method: 'POST',
    headers: headers ?? { authorization: authorization(), 'content-type': 'application/json' },
    body: text,
  });
  const answer = await response.json();
  expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  return {
    refused: [response.status, response.headers.get('x-amzn-errortype'), answer.message],
    isStored: readdirSync(folder).length > 0,
    answer,
  };
}

const { Simple } = aMail.Content;
const withSimple = (change: object) => ({ ...aMail, Content: { Simple: { ...Simple, ...change } } });
const withHeader = (Name: string, Value: string) => withSimple({ Headers: [{ Name, Value }] });
const withTag = (Name: string, Value: string) => ({ ...aMail, EmailTags: [{ Name, Value }] });
const to = (...ToAddresses: string[]) => ({ ...aMail, Destination: { ToAddresses } });
const calendar = {
  ...{ FileName: 'class.ics', ContentType: 'text/calendar', ContentTransferEncoding: 'BASE64' },
  RawContent: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:कक्षा\r\n'),
};
const people = (count: number) => Array.from({ length: count }, (_, i) => `visitor-${i}@example.in`);

describe('SendEmail', () => {
  it('stores an email before it responds, with an ID in SES’s format', async () => {
    const folder = newFolder();
    const id = await send(await sesIn(folder));
    expect(id).toMatch(/^0109[0-9a-f]{12}-[0-9a-f-]{36}-000000$/);
    const file = fileOf(folder, id);
    expect(file).toContain('From: Sopaan Careers <hello@sopaan.example>\r\n');
    expect(file).toContain('To: asha@example.in\r\n');
    expect(file).toContain('Reply-To: hello@sopaan.example\r\n');
    expect(file).toContain('Auto-Submitted: auto-generated\r\n');
    expect(file).toContain(`Message-ID:\r\n <${id}@ap-south-1.amazonses.com>\r\n`);
    expect(file).toContain('Content-Type: multipart/alternative;');
  });

  it('fails if the email can’t be stored', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const folder = newFolder();
    const ses = await sesIn(folder);
    rmSync(folder, { recursive: true });
    await expect(send(ses)).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('ignores an email that a killed process left half-written', async () => {
    const folder = newFolder();
    const ses = await sesIn(folder);
    const id = await send(ses);
    writeFileSync(join(folder, `${id.replace('0109', '010a')}.half`), 'From: hello@sop');
    expect((await messages(ses)).map((mail) => mail.id)).toEqual([id]);
  });

  it('keeps an email as it was: rupees, Hindi, an encoded name, long lines', async () => {
    const ses = await sesIn(newFolder());
    const name = `=?UTF-8?B?${Buffer.from('आशा नमूना').toString('base64')}?=`;
    const line = `${'नमस्ते '.repeat(300)}₹`;
    const html = `<p>${line}</p>`;
    await send(ses, {
      ...withSimple({
        Subject: { Data: `${'₹'.repeat(200)} end`, Charset: 'UTF-8' },
        Body: { Text: { Data: line, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
      }),
      FromEmailAddress: `${name} <hello@sopaan.example>`,
    });
    const [mail] = await messages(ses);
    expect(mail).toMatchObject({ from: 'आशा नमूना <hello@sopaan.example>', to: ['asha@example.in'] });
    expect(mail?.subject).toBe(`${'₹'.repeat(200)} end`);
    expect([mail?.text, mail?.html]).toEqual([line, html]);
  });

  it('accepts only text or only HTML, fifty recipients, and a subdomain of the verified domain', async () => {
    const ses = await sesIn(newFolder());
    await send(ses, withSimple({ Body: { Text: { Data: 'Only text.' } } }));
    await send(ses, withSimple({ Body: { Html: { Data: '<p>Only HTML.</p>' } } }));
    await send(ses, { ...to(...people(50)), FromEmailAddress: 'hello@mail.Sopaan.example' });
    const [many, html, text] = await messages(ses);
    expect(many?.to).toEqual(people(50));
    expect(html).toMatchObject({ text: '', html: '<p>Only HTML.</p>' });
    expect(text).toMatchObject({ text: 'Only text.', html: '' });
  });

  it('sends only ASCII if no charset is given', async () => {
    const ses = await sesIn(newFolder());
    await send(ses, withSimple({ Subject: { Data: '₹4,499 for आशा' } }));
    expect((await messages(ses))[0]?.subject).toMatch(/^\?4,499 for \?+$/);
  });

  it('keeps an attached file as it was and shows it', async () => {
    const ses = await sesIn(newFolder());
    const id = await send(ses, withSimple({ Attachments: [calendar] }));
    const [mail] = await messages(ses);
    expect(mail).toMatchObject({
      attachments: [{ name: 'class.ics', text: 'BEGIN:VCALENDAR\nSUMMARY:कक्षा\n' }],
    });
    const page = await (await visit(ses, `/${id}`)).text();
    expect(page).toContain('SUMMARY:कक्षा');
  });

  it('shows a name containing HTML as plain text', async () => {
    const folder = newFolder();
    const ses = await sesIn(folder);
    const name = '<img src=x onerror=alert(1)>';
    const id = await send(ses, withSimple({ Body: { Text: { Data: `Name: ${name}`, Charset: 'UTF-8' } } }));
    expect(fileOf(folder, id)).toContain(name);
  });
});

describe('a call', () => {
  const refusals: [string, Call, [number, string, (string | RegExp)?]][] = [
    [
      'unsigned',
      { headers: {} },
      [403, 'MissingAuthenticationTokenException', 'Missing Authentication Token'],
    ],
    [
      'with a password',
      { headers: { authorization: 'Basic dGVzdA==' } },
      [403, 'IncompleteSignatureException'],
    ],
    [
      'signed for another service',
      { headers: { authorization: authorization('s3') } },
      [403, 'InvalidSignatureException'],
    ],
    ['of another operation', { path: '/v2/email/identities' }, [404, 'UnknownOperationException']],
    ['that isn’t JSON', { text: '{' }, [400, 'SerializationException']],
    ['that is a list', { body: [] }, [400, 'SerializationException']],
    ['of another type', { body: to(7 as unknown as string) }, [400, 'SerializationException']],
    [
      'from an unverified address',
      { body: { ...aMail, FromEmailAddress: 'Bank <hello@bank.example>' } },
      [400, 'MessageRejected', /^Email address is not verified\. .* AP-SOUTH-1: hello@bank\.example$/],
    ],
    [
      'from a domain with the same ending',
      { body: { ...aMail, FromEmailAddress: 'a@notsopaan.example' } },
      [400, 'MessageRejected'],
    ],
    [
      'with an unknown configuration set',
      { body: { ...aMail, ConfigurationSetName: 'other' } },
      [404, 'NotFoundException'],
    ],
    ['without a sender', { body: { ...aMail, FromEmailAddress: undefined } }, [400, 'BadRequestException']],
    ['without a recipient', { body: to() }, [400, 'BadRequestException']],
    [
      'to fifty-one',
      { body: to(...people(51)) },
      [400, 'BadRequestException', 'Recipient count exceeds 50.'],
    ],
    ['to 5,000', { body: to(...people(5000)) }, [400, 'BadRequestException', 'Recipient count exceeds 50.']],
    ['to 5,000 in a field', { body: to(people(5000).join(', ')) }, [400, 'BadRequestException']],
    ['to two in a field', { body: to('a@example.in, b@example.in') }, [400, 'BadRequestException']],
    ['to two in a name', { body: to('b@example.in <a@example.in>') }, [400, 'BadRequestException']],
    ['to no domain', { body: to('asha') }, [400, 'BadRequestException', "Missing final '@domain'"]],
    ['to half a domain', { body: to('asha@example') }, [400, 'BadRequestException']],
    [
      'with a header in its recipient',
      { body: to('asha@example.in\r\nBcc: victim@example.in') },
      [400, 'BadRequestException'],
    ],
    [
      'with a header in the recipient’s name',
      { body: to('A\r\nBcc: v@example.in <asha@example.in>') },
      [400, 'BadRequestException'],
    ],
    ['to an unencoded name', { body: to('आशा <asha@example.in>') }, [400, 'BadRequestException']],
    [
      'with a header in its sender',
      { body: { ...aMail, FromEmailAddress: 'A\nTo: v@x.in <hello@sopaan.example>' } },
      [400, 'BadRequestException'],
    ],
    [
      'with a header in its reply address',
      { body: { ...aMail, ReplyToAddresses: ['a@b.in\nX: y'] } },
      [400, 'BadRequestException'],
    ],
    ['without content', { body: { ...aMail, Content: {} } }, [400, 'BadRequestException']],
    ['without a subject', { body: withSimple({ Subject: undefined }) }, [400, 'BadRequestException']],
    ['without a body', { body: withSimple({ Body: {} }) }, [400, 'BadRequestException']],
    [
      'with an attachment without a type',
      { body: withSimple({ Attachments: [{ ...calendar, ContentType: undefined }] }) },
      [400, 'BadRequestException'],
    ],
    [
      'with an attachment with an unsafe name',
      { body: withSimple({ Attachments: [{ ...calendar, FileName: '../class.ics' }] }) },
      [400, 'BadRequestException'],
    ],
    [
      'with an attachment that isn’t Base64',
      { body: withSimple({ Attachments: [{ ...calendar, ContentTransferEncoding: undefined }] }) },
      [400, 'BadRequestException'],
    ],
    ...['\r\n', '\n', '\r', '\0'].map((end): [string, Call, [number, string]] => [
      `with ${JSON.stringify(end)} in its subject`,
      { body: withSimple({ Subject: { Data: `Hello${end}Bcc: victim@example.in`, Charset: 'UTF-8' } }) },
      [400, 'BadRequestException'],
    ]),
    [
      'with a line break in a header',
      { body: withHeader('X-Note', 'a\r\nBcc: v@x.in') },
      [400, 'BadRequestException'],
    ],
    [
      'with a line break in a header’s name',
      { body: withHeader('X\r\nBcc', 'v@x.in') },
      [400, 'BadRequestException'],
    ],
    [
      'with a colon in a header’s name',
      { body: withHeader('Bcc: v@x.in\tX', 'a') },
      [400, 'BadRequestException'],
    ],
    ['with Hindi in a header', { body: withHeader('X-Note', 'आशा') }, [400, 'BadRequestException']],
    ['with a long header', { body: withHeader('X-Note', 'a'.repeat(871)) }, [400, 'BadRequestException']],
    ...['Reply-To', 'bcc', 'SUBJECT', 'Message-ID', 'Content-Type'].map(
      (name): [string, Call, [number, string]] => [
        `with ${name} among its headers`,
        { body: withHeader(name, 'forged@example.in') },
        [400, 'BadRequestException'],
      ],
    ),
    [
      'with sixteen headers',
      {
        body: withSimple({ Headers: Array.from({ length: 16 }, (_, i) => ({ Name: `X-${i}`, Value: 'a' })) }),
      },
      [400, 'BadRequestException'],
    ],
    ['with a hash in a tag', { body: withTag('item', 'ENQUIRY#1') }, [400, 'BadRequestException']],
    ['with a long tag', { body: withTag('a', 'b'.repeat(257)) }, [400, 'BadRequestException']],
  ];

  it.each(refusals)('%s is rejected, and nothing is stored', async (_, given, [status, type, message]) => {
    const { refused, isStored } = await call(given);
    const said = message instanceof RegExp ? expect.stringMatching(message) : (message ?? expect.any(String));
    expect(refused).toEqual([status, type, said]);
    expect(isStored).toBe(false);
  });

  it('is accepted if it is correct', async () => {
    expect(await call({})).toMatchObject({ answer: { MessageId: expect.any(String) }, isStored: true });
  });

  it('is rejected with the SDK’s exceptions', async () => {
    const ses = await sesIn(newFolder());
    const refused = (mail: SendEmailCommandInput) => expect(send(ses, mail)).rejects;
    await refused({ ...aMail, FromEmailAddress: 'a@b.in' }).toMatchObject({ name: 'MessageRejected' });
    await refused(to(...people(51))).toMatchObject({ name: 'BadRequestException' });
    ses.switches.busy = true;
    await refused(aMail).toMatchObject({
      name: 'TooManyRequestsException',
      $metadata: { httpStatusCode: 429 },
    });
  });
});
