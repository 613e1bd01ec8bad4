import { lambdas } from '#infra/definitions.ts';
import { environmentOf } from '#infra/environment.ts';
import { type Resource, resources, type Template, templates, withMail } from './templates.ts';

const { mail, ...others } = templates(withMail);
const without = templates();

const propertiesOf = (type: string): Resource['Properties'] => {
  const [one, ...further] = resources(mail, type);
  expect(further).toEqual([]);
  return one?.Properties;
};

describe('the identity', () => {
  it('is the domain, which SES signs for, and whose bounces go to a name of it and come as events', () => {
    expect(propertiesOf('AWS::SES::EmailIdentity')).toEqual({
      EmailIdentity: 'example.in',
      MailFromAttributes: { MailFromDomain: 'bounce.example.in' },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    });
  });

  it('is verified by the records that the outputs name', () => {
    const [identity] = resources(mail, 'AWS::SES::EmailIdentity');
    const token = (name: string) => ({ 'Fn::GetAtt': [identity?.id, name] });
    const region = { Ref: 'AWS::Region' };
    const outputs = Object.entries(mail.Outputs ?? {}).map(([name, { Value }]) => [name, Value]);
    expect(Object.fromEntries(outputs)).toEqual({
      ...Object.fromEntries(
        [1, 2, 3].map((number) => [
          `Dkim${number}`,
          joined(token(`DkimDNSTokenName${number}`), ' CNAME ', token(`DkimDNSTokenValue${number}`)),
        ]),
      ),
      MailFromMx: joined('bounce.example.in MX 10 feedback-smtp.', region, '.amazonses.com'),
      MailFromSpf: 'bounce.example.in TXT "v=spf1 include:amazonses.com ~all"',
      Dmarc: '_dmarc.example.in TXT "v=DMARC1; p=none"',
    });
  });

  const joined = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });
});

describe('the configuration set', () => {
  it('has the name of its stage, and sends over TLS, to nobody who bounced or complained', () => {
    expect(propertiesOf('AWS::SES::ConfigurationSet')).toEqual({
      Name: 'careers-prod',
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
    });
  });

  it('tells the default bus what was sent, came back, was complained of and was not taken', () => {
    expect(propertiesOf('AWS::SES::ConfigurationSetEventDestination')).toEqual({
      ConfigurationSetName: { Ref: resources(mail, 'AWS::SES::ConfigurationSet')[0]?.id },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['send', 'bounce', 'complaint', 'reject'],
        EventBridgeDestination: {
          EventBusArn: expect.objectContaining({
            'Fn::Join': ['', expect.arrayContaining([':event-bus/default'])],
          }),
        },
      },
    });
  });
});

describe('a stage that sends mails', () => {
  it('lets sendMail send, and nobody else do anything with SES', () => {
    const permitted = Object.values(others)
      .flatMap((template) => resources(template, 'AWS::IAM::Role'))
      .filter(({ Properties }) => JSON.stringify(Properties).includes('"ses:'));
    expect(permitted.map(({ id }) => id.replace(/Role[0-9A-F]{8}$/, ''))).toEqual(['sendMail']);
    expect(JSON.stringify(others).match(/"ses:[A-Z]\w+"/g)).toEqual([
      ...['"ses:SendEmail"', '"ses:SendRawEmail"', '"ses:FromAddress"'],
    ]);
  });

  it('tells what mails are sent with to whoever sends them, or has to say what is missing', () => {
    const told = [others.api, others.work]
      .flatMap((template) => resources(template, 'AWS::Lambda::Function'))
      .map(({ Properties }) => Properties.Environment.Variables)
      .filter((variables) => Object.keys(variables).some((name) => name.startsWith('MAIL_')));
    expect(told.map(({ OPERATION }) => OPERATION).toSorted()).toEqual(
      lambdas
        .filter(({ grants }) => grants.mail)
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const variables of told)
      expect(variables).toMatchObject({
        MAIL_FROM: 'hello@example.in',
        MAIL_OWNER: 'owner@example.org',
        MAIL_SITE: 'https://www.example.in',
        MAIL_CONFIGURATION_SET: 'careers-prod',
      });
  });

  it('is the stage of before in all that was there', () => {
    for (const name of ['data', 'api'] as const) {
      const kinds = ({ Resources }: Template) =>
        Object.entries(Resources).map(([id, { Type }]) => [id, Type]);
      expect(kinds(others[name])).toEqual(kinds(without[name]));
    }
    expect(Object.keys(others.web.Resources)).toEqual(
      expect.arrayContaining(Object.keys(without.web.Resources)),
    );
  });

  it('may change its domain: nothing imports what the stack has', () => {
    expect(Object.values(mail.Outputs ?? {}).filter(({ Export }) => Export)).toEqual([]);
  });
});

describe('a stage without a domain for mails', () => {
  it('has nothing of SES, and no Lambda a variable or a right for it', () => {
    expect(without.mail).toEqual({ Resources: {} });
    const text = JSON.stringify(Object.values(without));
    expect(text).not.toMatch(/AWS::SES::|"ses:Send|"MAIL_/);
  });
});

describe('the variables of a Lambda that', () => {
  const settings = { from: 'hello@example.in', site: 'https://www.example.in', configurationSet: 'careers' };
  const [definition] = lambdas;
  const variables = (grant: 'send' | 'see' | undefined, owner?: string) => {
    if (!definition) throw new Error('There is no Lambda.');
    return environmentOf(
      { ...definition, grants: grant ? { mail: grant } : {} },
      {
        tableName: 'table',
        secretIds: { admin: 'a', razorpay: 'r', links: 'l' },
        filesBucket: 'f',
        mail: { ...settings, owner },
      },
    );
  };
  const known = {
    OPERATION: definition?.name,
    MAIL_FROM: 'hello@example.in',
    MAIL_SITE: 'https://www.example.in',
    MAIL_CONFIGURATION_SET: 'careers',
  };

  it.each(['send', 'see'] as const)('may %s mails say what they are sent with', (grant) => {
    expect(variables(grant, 'owner@example.org')).toEqual({ ...known, MAIL_OWNER: 'owner@example.org' });
  });

  it('may send mails leave out the owner whose address nobody has named', () => {
    expect(variables('send')).toEqual(known);
  });

  it('has nothing to do with mails say nothing of them', () => {
    expect(variables(undefined)).toEqual({ OPERATION: definition?.name });
  });
});
