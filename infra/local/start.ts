import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
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
import { invoke, type Load } from './aws/gateway/invoke.ts';
import { localCredentials, secretsOf, setLambdaEnvironment } from './aws/lambda-environment.ts';
import { repairIndexes } from './aws/repair-indexes.ts';
import type { Objects } from './aws/s3/objects.ts';
import { localBuckets, openS3, s3Path } from './aws/s3/s3.ts';
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
import { listenerFor, openEntrance } from './entrance.ts';
import { close } from './http-server.ts';
import { fromRoot, loadBundle, loadSource, requireBuild } from './load.ts';
import { createRazorpay, razorpayPath } from './razorpay/razorpay.ts';
import { replaceCheckout } from './replace-checkout.ts';
import { type SampleLinks, type SeedWorld, seedBusiness } from './seed/business.ts';
import { startSeedClock } from './seed/clock.ts';
import { seed } from './seed/seed.ts';
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
  const { dataFolder, isDevelopment } = settings;
  // The port is opened before the slow build, and before the data folder, which only one run may open at a time.
  const entrance = await openEntrance(settings);
  if (settings.buildsFirst) build();
  if (!isDevelopment) requireBuild();
  const finishFirstStart = openDataFolder(settings);
  const simulators = await loadSimulators(settings);
  const services = await startServices(settings, entrance, simulators);
  const { dynamodb, ses, s3 } = services;

  const load = isDevelopment ? loadSource : loadBundle;
  const edge = createSite(load, isDevelopment, s3.media);
  const { isNew, now, clock } = await prepareTable(dynamodb, settings);
  const { webhookSecret, ...keys } = settings.razorpay;
  const razorpay = simulators.createRazorpay({
    keys,
    webhooks: { url: `${entrance.address}/api/webhooks/razorpay`, secret: webhookSecret },
    file: join(dataFolder, 'razorpay.jsonl'),
  });
  const emails = openWaitingEmails(dynamodb.endpoint, localTable);
  const eventBridge = createEventBridge(load, (name) =>
    name === 'sendMail' ? { seconds: 1, hasWork: emails.areDue } : { seconds: settings.sweepSeconds },
  );
  // Events for sent emails are handled first. Any email that's still claimed afterwards must have been claimed by a
  // process that was killed.
  if (!clock) await ses.deliverEvents(eventBridge.emit);
  await emails.releaseClaims();

  const sources = isDevelopment ? await serveSources(entrance.server) : undefined;
  const listener = listenerFor({ edge, razorpay: razorpay.answer, s3: s3.answer, mail: ses.answer }, sources);
  entrance.admitStandIns(listener);
  // Portraits are stored in S3, which has to be open by then.
  const viaEdge = async (request: Request) => edge(request, '127.0.0.1');
  if (isNew) await quietly(() => seed(viaEdge, settings.adminPassword, new Date(now)));
  if (clock) {
    const run = (name: LambdaName) => invoke(load, definitionOf(name), {});
    const world = { edge, password: settings.adminPassword, razorpay, ses, run, clock };
    storeSampleLinks(dataFolder, await createSampleBusiness(world, now));
    await quietly(() => ses.deliverEvents(eventBridge.emit));
  }
  finishFirstStart();
  razorpay.resume();
  eventBridge.startClock();
  entrance.admitEveryone(listener);

  return {
    site: entrance.site,
    links: readSampleLinks(dataFolder),
    stop: async () => {
      await eventBridge.stop();
      razorpay.stop();
      await sources?.stop();
      await close(entrance.server);
      emails.stop();
      s3.stop();
      await Promise.all([ses.stop(), services.secrets.stop(), dynamodb.stop()]);
    },
  };
}

function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', cwd: fromRoot() });
  if (status !== 0) throw new StartError('The build failed.');
}

function openDataFolder(settings: Settings): () => void {
  const { dataFolder } = settings;
  prepareFolder(dataFolder);
  // If there's already data, a shorter password still works, and the Admin Panel warns about it.
  if (isNewFolder(dataFolder)) requireLongPassword(settings);
  return prepareFirstStart(dataFolder);
}

/** With faults, the simulators have switches that make them fail. */
async function loadSimulators({ hasFaults }: Settings) {
  if (!hasFaults) return { createRazorpay, startSes };
  const [razorpay, ses] = await Promise.all([
    import('./faults/razorpay/razorpay.ts'),
    import('./faults/ses/ses.ts'),
  ]);
  return { createRazorpay: razorpay.createFaultyRazorpay, startSes: ses.startFaultySes };
}

async function startServices(
  settings: Settings,
  { address, site }: { address: string; site: string },
  simulators: { startSes: typeof startSes },
) {
  const { dataFolder } = settings;
  const { domain, owner } = settings.mail;
  const configurationSet = 'local';
  const dynamodb = await startDynamodb(databaseFolder(dataFolder));
  const secrets = await startSecrets(secretsOf(settings));
  const ses = await simulators.startSes({ folder: join(dataFolder, 'mail'), domain, configurationSet });
  const s3 = openS3({ folder: dataFolder, credentials: localCredentials });
  setLambdaEnvironment({
    tableName: localTable,
    dynamodb: dynamodb.endpoint,
    secretsManager: secrets.endpoint,
    razorpay: address + razorpayPath,
    s3: { endpoint: address + s3Path, buckets: localBuckets },
    mail: { ses: ses.endpoint, from: `hello@${domain}`, owner, site, configurationSet },
  });
  return { dynamodb, secrets, ses, s3 };
}

function createSite(load: Load, isDevelopment: boolean, media: Objects) {
  const originSecret = randomUUID();
  const api = createGateway(load, { [originSecretVariables.current]: originSecret });
  const renderPage = createFunctionUrl(load, definitionOf('renderPage'));
  return createEdge({ ...(isDevelopment ? noSite : builtSite()), api, media, renderPage, originSecret });
}

/** `now` is the real time. There's a clock if the sample business has to be created. */
async function prepareTable(
  dynamodb: Awaited<ReturnType<typeof startDynamodb>>,
  { hasSampleBusiness }: Settings,
) {
  const isNew = await dynamodb.createTable(localTable);
  const now = Date.now();
  const clock = isNew && hasSampleBusiness ? startSeedClock(now - 21 * dayMs) : undefined;
  const repaired = isNew ? 0 : await repairIndexes(dynamodb.endpoint, localTable);
  if (repaired > 0) console.log(`Index entries repaired because an earlier run was killed: ${repaired}.`);
  return { isNew, now, clock };
}

async function createSampleBusiness(world: SeedWorld, now: number): Promise<SampleLinks> {
  console.log('Creating the sample business…');
  const links = await world.razorpay.webhooks.silently(() => quietly(() => seedBusiness(world, now)));
  world.clock.end();
  return links;
}

function builtSite() {
  const manifest = readManifest(fromRoot(manifestFile));
  return { manifest, files: readSite(fromRoot(siteFolder), manifest, replaceCheckout) };
}

const noSite = { manifest: nothingBuilt, files: new Map() };

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
