import { lambdas } from '#infra/definitions.ts';
import { environmentOf } from '#infra/environment.ts';
import { inLambdaStacks, type Resource, resources, type Template, templates, withMail } from './templates.ts';

const { mail, ...others } = templates(withMail);
const without = templates();

const propertiesOf = (type: string): Resource['Properties'] => {
  const [one, ...further] = resources(mail, type);
  expect(further).toEqual([]);
  return one?.Properties;
};

describe('the identity', () => {
  it('is the domain, with DKIM, a bounce subdomain and feedback as events', () => {
    expect(propertiesOf('AWS::SES::EmailIdentity')).toEqual({
      EmailIdentity: 'example.in',
      MailFromAttributes: { MailFromDomain: 'bounce.example.in' },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    });
  });

  it('is verified by the records in the outputs', () => {
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
  it('has its stage’s name, requires TLS and suppresses addresses that bounced or complained', () => {
    expect(propertiesOf('AWS::SES::ConfigurationSet')).toEqual({
      Name: 'careers-prod',
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
    });
  });

  it('publishes sends, bounces, complaints and rejects to the default event bus', () => {
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

describe('a stage that sends emails', () => {
  it('lets only sendMail use SES, and only to send', () => {
    const permitted = Object.values(others)
      .flatMap((template) => resources(template, 'AWS::IAM::Role'))
      .filter(({ Properties }) => JSON.stringify(Properties).includes('"ses:'));
    expect(permitted.map(({ id }) => id.replace(/Role[0-9A-F]{8}$/, ''))).toEqual(['sendMail']);
    expect(JSON.stringify(others).match(/"ses:[A-Z]\w+"/g)).toEqual([
      ...['"ses:SendEmail"', '"ses:SendRawEmail"', '"ses:FromAddress"'],
    ]);
  });

  it('passes the email settings to exactly the Lambdas with an email grant', () => {
    const told = inLambdaStacks(others, 'AWS::Lambda::Function')
      .map(({ Properties }) => Properties.Environment?.Variables ?? {})
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

  it('changes nothing that a stage without emails has', () => {
    for (const name of ['data', 'api'] as const) {
      const kinds = ({ Resources }: Template) =>
        Object.entries(Resources).map(([id, { Type }]) => [id, Type]);
      expect(kinds(others[name])).toEqual(kinds(without[name]));
    }
    expect(Object.keys(others.web.Resources)).toEqual(
      expect.arrayContaining(Object.keys(without.web.Resources)),
    );
  });

  it('can change its domain, because nothing imports from the stack', () => {
    expect(Object.values(mail.Outputs ?? {}).filter(({ Export }) => Export)).toEqual([]);
  });
});

describe('a stage without an email domain', () => {
  it('has no SES resources, and its Lambdas have no variable or permission for them', () => {
    expect(without.mail).toEqual({ Resources: {} });
    const text = JSON.stringify(Object.values(without));
    expect(text).not.toMatch(/AWS::SES::|"ses:Send|"MAIL_/);
  });
});

describe('the variables of a Lambda that', () => {
  const settings = { from: 'hello@example.in', site: 'https://www.example.in', configurationSet: 'careers' };
  const [definition] = lambdas;
  const variables = (grant: 'send' | 'see' | undefined, owner?: string) => {
    if (!definition) throw new Error('No Lambda found.');
    return environmentOf(
      { ...definition, grants: grant ? { mail: grant } : {} },
      {
        tableName: 'table',
        secretIds: { admin: 'a', razorpay: 'r', links: 'l' },
        filesBucket: 'f',
        mediaBucket: 'm',
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

  it.each(['send', 'see'] as const)('may %s emails include the email settings', (grant) => {
    expect(variables(grant, 'owner@example.org')).toEqual({ ...known, MAIL_OWNER: 'owner@example.org' });
  });

  it('may send emails omit the owner’s address if none is set', () => {
    expect(variables('send')).toEqual(known);
  });

  it('has no email grant omit the email settings', () => {
    expect(variables(undefined)).toEqual({ OPERATION: definition?.name });
  });
});
