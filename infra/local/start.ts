import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { originSecretVariables } from '#shared/edge.ts';
import { definitionOf, type LambdaName } from '../definitions.ts';
import { manifestFile, nothingBuilt, readManifest, siteFolder } from '../edge/manifest.ts';
import { localTable, startDynamodb } from './aws/dynamodb.ts';
import { createEdge } from './aws/edge/edge.ts';
import { readSite } from './aws/edge/site-files.ts';
import { createEventBridge } from './aws/eventbridge.ts';
import { createFunctionUrl } from './aws/function-url.ts';
import { createGateway } from './aws/gateway/gateway.ts';
import { invoke } from './aws/gateway/invoke.ts';
import { localCredentials, secretsOf, setLambdaEnvironment } from './aws/lambda-environment.ts';
import { repairIndexes } from './aws/repair-indexes.ts';
import { localBucket, openS3, s3Path } from './aws/s3/s3.ts';
import { startSecrets } from './aws/secrets.ts';
import { openWaitingEmails } from './aws/waiting-emails.ts';
import {
  databaseFolder,
  isNewFolder,
  prepareFirstStart,
  prepareFolder,
  readSampleLinks,
  storeSampleLinks,
} from './data-folder.ts';
import { close, listen, listenerOf } from './http-server.ts';
import { fromRoot, loadBundle, loadSource, requireBuild } from './load.ts';
import { createRazorpay, razorpayPath } from './razorpay/razorpay.ts';
import { defaultSwitches } from './razorpay/switches.ts';
import { replaceCheckout } from './replace-checkout.ts';
import { type SampleLinks, seedBusiness } from './seed/business.ts';
import { startSeedClock } from './seed/clock.ts';
import { seed } from './seed/seed.ts';
import { mailPath } from './ses/inbox/page.ts';
import { startSes } from './ses/ses.ts';
import { requireLongPassword, type Settings } from './settings.ts';
import { serveSources } from './site-in-development.ts';
import { StartError } from './start-error.ts';

export interface Running {
  site: string;
  links: SampleLinks | undefined;
  stop: () => Promise<void>;
}

/**
 * Runs the whole product in this process: the site, API, database, secrets, payment provider and email. Requests wait
 * until the sample business has been created.
 */
export async function start(settings: Settings): Promise<Running> {
  const { host, dataFolder, isDevelopment } = settings;
  // The port is opened before the slow build, and before the data folder, which only one run may open at a time.
  const standIns = Promise.withResolvers<RequestListener>();
  const opened = Promise.withResolvers<RequestListener>();
  const { server, port } = await listen(async (message, reply) => {
    const isStandIn = [razorpayPath, s3Path].some((folder) => isUnder(folder, message.url ?? ''));
    (await (isStandIn ? standIns : opened).promise)(message, reply);
  }, settings);
  if (settings.buildsFirst) build();
  if (!isDevelopment) requireBuild();

  prepareFolder(dataFolder);
  // If there's already data, a shorter password still works, and the Admin Panel warns about it.
  if (isNewFolder(dataFolder)) requireLongPassword(settings);
  const finishFirstStart = prepareFirstStart(dataFolder);
  const dynamodb = await startDynamodb(databaseFolder(dataFolder));
  const secrets = await startSecrets(secretsOf(settings));
  const originSecret = randomUUID();
  const ownAddress = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const site = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const { domain, owner } = settings.mail;
  const configurationSet = 'local';
  const ses = await startSes({ folder: join(dataFolder, 'mail'), domain, configurationSet });
  const s3 = openS3({ folder: join(dataFolder, 'files'), credentials: localCredentials });
  setLambdaEnvironment({
    tableName: localTable,
    dynamodb: dynamodb.endpoint,
    secretsManager: secrets.endpoint,
    razorpay: ownAddress + razorpayPath,
    s3: { endpoint: ownAddress + s3Path, bucket: localBucket },
    mail: { ses: ses.endpoint, from: `hello@${domain}`, owner, site, configurationSet },
  });

  const load = isDevelopment ? loadSource : loadBundle;
  const api = createGateway(load, { [originSecretVariables.current]: originSecret });
  const renderPage = createFunctionUrl(load, definitionOf('renderPage'));
  const edge = createEdge({ ...(isDevelopment ? noSite : builtSite()), api, renderPage, originSecret });
  const viaEdge = async (request: Request) => edge(request, '127.0.0.1');
  const isNew = await dynamodb.createTable(localTable);
  const now = Date.now();
  const seedClock = isNew && settings.hasSampleBusiness ? startSeedClock(now - 21 * dayMs) : undefined;
  if (isNew) await quietly(() => seed(viaEdge, settings.adminPassword, new Date(now)));
  const repaired = isNew ? 0 : await repairIndexes(dynamodb.endpoint, localTable);
  if (repaired > 0) console.log(`Index entries repaired because an earlier run was killed: ${repaired}.`);

  const { webhookSecret, ...keys } = settings.razorpay;
  const razorpay = createRazorpay({
    keys,
    webhooks: { url: `${ownAddress}/api/webhooks/razorpay`, secret: webhookSecret },
    file: join(dataFolder, 'razorpay.jsonl'),
  });
  const emails = openWaitingEmails(dynamodb.endpoint, localTable);
  const eventBridge = createEventBridge(load, (name) =>
    name === 'sendMail' ? { seconds: 1, hasWork: emails.areDue } : { seconds: settings.sweepSeconds },
  );
  // Events for sent emails are handled first. Any email that's still claimed afterwards must have been claimed by a
  // process that was killed.
  if (!seedClock) await ses.deliverEvents(eventBridge.emit);
  await emails.releaseClaims();

  const answerOf = (path: string) =>
    isUnder(razorpayPath, path)
      ? razorpay.answer
      : isUnder(s3Path, path)
        ? s3.answer
        : isMail(path)
          ? ses.answer
          : edge;
  const built = listenerOf((request, address) => answerOf(new URL(request.url).pathname)(request, address));
  const sources = isDevelopment ? await serveSources(server) : undefined;
  const answerWith: RequestListener = (message, reply) => {
    const [path = ''] = (message.url ?? '').split('?');
    const isCall = isMail(path) || [razorpayPath, s3Path, '/api'].some((folder) => isUnder(folder, path));
    (sources && !isCall ? sources.listener : built)(message, reply);
  };
  standIns.resolve(answerWith);
  if (seedClock) {
    console.log('Creating the sample business…');
    const run = (name: LambdaName) => invoke(load, definitionOf(name), {});
    const world = { edge, password: settings.adminPassword, razorpay, ses, run, clock: seedClock };
    razorpay.switches.webhooks = 'dropped';
    storeSampleLinks(dataFolder, await quietly(() => seedBusiness(world, now)));
    razorpay.switches.webhooks = defaultSwitches.webhooks;
    seedClock.end();
    await quietly(() => ses.deliverEvents(eventBridge.emit));
  }
  finishFirstStart();
  razorpay.resume();
  eventBridge.startClock();
  opened.resolve(answerWith);

  return {
    site,
    links: readSampleLinks(dataFolder),
    stop: async () => {
      await eventBridge.stop();
      razorpay.stop();
      await sources?.stop();
      await close(server);
      emails.stop();
      s3.stop();
      await Promise.all([ses.stop(), secrets.stop(), dynamodb.stop()]);
    },
  };
}

function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', cwd: fromRoot() });
  if (status !== 0) throw new StartError('The build failed.');
}

function builtSite() {
  const manifest = readManifest(fromRoot(manifestFile));
  return { manifest, files: readSite(fromRoot(siteFolder), manifest, replaceCheckout) };
}

const noSite = { manifest: nothingBuilt, files: new Map() };

const isMail = (path: string) => path === mailPath || isUnder(mailPath, path);

const isUnder = (folder: string, path: string) => path.startsWith(`${folder}/`);

/** Log lines would scroll the printed addresses off the screen. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    return await act();
  } finally {
    process.stdout.write = write;
  }
}
