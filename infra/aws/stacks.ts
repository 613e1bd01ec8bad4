import { type App, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { acknowledge } from './acknowledgements.ts';
import { ApiStack } from './api/api-stack.ts';
import { SubjectStack } from './api/subject-stack.ts';
import { DataStack } from './data/data-stack.ts';
import { FirewallStack } from './firewall/firewall-stack.ts';
import { MailStack } from './mail/mail-stack.ts';
import { OperationsStack } from './operations/operations-stack.ts';
import { type Options, readOptions } from './options.ts';
import { type LogRetention, retainedOnceCreated } from './retention.ts';
import { EmulatedWebStack } from './web/emulated-web-stack.ts';
import { WebStack } from './web/web-stack.ts';

export interface Stacks {
  data: DataStack;
  api: ApiStack;
  admin: SubjectStack;
  work: SubjectStack;
  mail?: MailStack;
  web?: WebStack;
  firewall?: FirewallStack;
  operations?: OperationsStack;
}

/** No stack has a fixed account, so synthesis doesn't need access to AWS. */
export function addStacks(app: App): Stacks {
  const stacks = unexplainedStacks(app);
  acknowledge(Object.values(stacks));
  return stacks;
}

/** Leaves out the acknowledgements, so that a test sees everything that cdk-nag reports. */
export function unexplainedStacks(app: App): Stacks {
  const options = readOptions(app);
  const { stage, throwaway, restoredTable, originSecretVersion, mailDomain, target } = options;
  const logs: LogRetention = {
    retention: options.logRetentionDays,
    removalPolicy: throwaway ? RemovalPolicy.DESTROY : retainedOnceCreated,
  };
  const named = (name: string) => ({
    stackName: `careers-${stage}-${name}`,
    tags: { product: 'careers', stage },
    terminationProtection: name === 'data' && !throwaway,
  });

  const data = new DataStack(app, 'Data', {
    ...named('data'),
    throwaway,
    emulated: target === 'emulator',
    restoredTable,
  });
  const configurationSet = `careers-${stage}`;
  const mail = mailDomain
    ? new MailStack(app, 'Mail', {
        ...named('mail'),
        mailDomain,
        owner: options.ownerEmail,
        site: `https://${options.domainName}`,
        configurationSet,
        emulated: target === 'emulator',
      })
    : undefined;
  const api = new ApiStack(app, 'Api', {
    ...named('api'),
    data,
    originSecretVersion,
    logs,
    mail: mail?.sender,
  });
  if (mail) api.addStackDependency(mail);
  const ofSubjects = { data, logs, mail: mail?.sender, api, configurationSet };
  const admin = new SubjectStack(app, 'Admin', { ...named('admin'), ...ofSubjects, lambdas: 'admin' });
  const { deadLetters } = admin;
  const lambdas = { data, logs, deadLetters, mail: mail?.sender };
  const work = new SubjectStack(app, 'Work', {
    ...named('work'),
    ...ofSubjects,
    deadLetters,
    lambdas: 'work',
  });
  if (target === 'emulator') {
    new EmulatedWebStack(app, 'Web', { ...named('web'), ...lambdas });
    return { data, api, admin, work, ...(mail && { mail }) };
  }

  const firewall = options.waf
    ? // CloudFront accepts firewalls only in this region.
      new FirewallStack(app, 'Firewall', { ...named('firewall'), env: { region: 'us-east-1' } })
    : undefined;
  const web = new WebStack(app, 'Web', {
    ...named('web'),
    ...lambdas,
    api: api.api,
    media: data.media,
    originSecret: data.originSecret.secretValueFromJson(`v${originSecretVersion}`),
    throwaway,
    domain: domainOf(options),
    // The firewall may be in another region, and exports only work within a region.
    webAclArn: firewall && Fn.getStackOutput(firewall.stackName, firewall.arnOutput, 'us-east-1'),
  });
  if (firewall) web.addStackDependency(firewall);
  // The site's pages call the API, so the web stack is deployed last.
  for (const each of [admin, work]) web.addStackDependency(each);
  const made = { data, api, admin, work, ...(mail && { mail }), web, ...(firewall && { firewall }) };
  if (throwaway) return made;

  const { alarmEmail, monthlyBudget } = options;
  const operations = new OperationsStack(app, 'Operations', {
    ...named('operations'),
    api,
    admin,
    work,
    web,
    alarmEmail,
    monthlyBudget,
    sendsMails: mail !== undefined,
  });
  return { ...made, operations };
}

const domainOf = ({ domainName, certificateArn }: Options) =>
  domainName && certificateArn ? { name: domainName, certificateArn } : undefined;
