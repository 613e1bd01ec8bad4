import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { MailSettings } from '../../environment.ts';
import type { MailSender } from '../api/statements.ts';

interface MailStackProps extends StackProps, Omit<MailSettings, 'from'> {
  mailDomain: string;
  /** Emulators don't create DKIM keys. */
  emulated: boolean;
}

export class MailStack extends Stack {
  readonly sender: MailSender;

  constructor(scope: Construct, id: string, { mailDomain, emulated, ...props }: MailStackProps) {
    super(scope, id, props);
    const { owner, site, configurationSet } = props;
    const bounceDomain = `bounce.${mailDomain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomain),
      mailFromDomain: bounceDomain,
      // SES reports bounces as events. With this on, it would also email the sender's address, which may not exist.
      feedbackForwarding: false,
    });
    new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSet,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    }).addEventDestination('Events', {
      // SES can send events only to the default bus.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });

    // Built from the names rather than imported, because an export can't change while the API stack imports it.
    const arnOf = (resource: string, resourceName: string) =>
      this.formatArn({ service: 'ses', resource, resourceName });
    this.sender = {
      from: `hello@${mailDomain}`,
      owner,
      site,
      configurationSet,
      identityArn: arnOf('identity', mailDomain),
      configurationSetArn: arnOf('configuration-set', configurationSet),
    };

    const records = {
      ...(!emulated &&
        Object.fromEntries(
          identity.dkimRecords.map(({ name, value }, index) => [
            `Dkim${index + 1}`,
            `${name} CNAME ${value}`,
          ]),
        )),
      MailFromMx: `${bounceDomain} MX 10 feedback-smtp.${this.region}.amazonses.com`,
      MailFromSpf: `${bounceDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      Dmarc: `_dmarc.${mailDomain} TXT "v=DMARC1; p=none"`,
    };
    for (const [name, value] of Object.entries(records)) new CfnOutput(this, name, { value });
  }
}
