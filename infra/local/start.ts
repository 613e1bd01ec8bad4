import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { originSecretVariables } from '#shared/edge.ts';
import { manifestFile, readManifest, siteFolder } from '../edge/manifest.ts';
import { startDynamodb } from './aws/dynamodb.ts';
import { createEdge } from './aws/edge/edge.ts';
import { readSite } from './aws/edge/site-files.ts';
import { startEventBridge } from './aws/eventbridge.ts';
import { createGateway } from './aws/gateway/gateway.ts';
import { secretsOf, setLambdaEnvironment } from './aws/lambda-environment.ts';
import { copyOlderTables, localTable } from './aws/older-tables.ts';
import { startSecrets } from './aws/secrets.ts';
import { databaseFolder, isNewFolder, prepareFirstStart, prepareFolder } from './data-folder.ts';
import { close, listen, listenerOf } from './http-server.ts';
import { fromRoot, loadBundle, loadSource, requireBuild } from './load.ts';
import { createRazorpay, razorpayPath } from './razorpay/razorpay.ts';
import { replaceCheckout } from './replace-checkout.ts';
import { seed } from './seed/seed.ts';
import { requireLongPassword, type Settings } from './settings.ts';
import { serveSources } from './site-in-development.ts';

/** A local run that answers. */
export interface Running {
  port: number;
  stop: () => Promise<void>;
}

/** Starts the whole product in this process: site, API, database, secrets and payment provider. */
export async function start(settings: Settings): Promise<Running> {
  const { host, dataFolder, isDevelopment } = settings;
  if (!isDevelopment) requireBuild();
  // The port comes before the data: of two runs in one folder, the second then says what is the matter.
  const opened = Promise.withResolvers<RequestListener>();
  const { server, port } = await listen(async (...exchange) => (await opened.promise)(...exchange), settings);

  prepareFolder(dataFolder);
  // One that was chosen before still signs in, with a warning.
  if (isNewFolder(dataFolder)) requireLongPassword(settings);
  const finishFirstStart = prepareFirstStart(dataFolder);
  const dynamodb = await startDynamodb(databaseFolder(dataFolder));
  const secrets = await startSecrets(secretsOf(settings));
  const originSecret = randomUUID();
  const site = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  setLambdaEnvironment({
    tableName: localTable,
    dynamodb: dynamodb.endpoint,
    secretsManager: secrets.endpoint,
    razorpay: site + razorpayPath,
  });

  const load = isDevelopment ? loadSource : loadBundle;
  const api = createGateway(load, { [originSecretVariables.current]: originSecret });
  const edge = createEdge({ ...(isDevelopment ? nothingBuilt : builtSite()), api, originSecret });
  const viaEdge = async (request: Request) => edge(request, '127.0.0.1');
  const isNew = await dynamodb.createTable(localTable);
  const copied = await copyOlderTables(dynamodb.endpoint);
  for (const { table, items } of copied)
    console.log(`Copied ${items} items out of ${table}, the table of an older version, into ${localTable}.`);
  if (isNew && copied.length === 0) await seed(viaEdge, settings.adminPassword);
  finishFirstStart();

  const { webhookSecret, ...keys } = settings.razorpay;
  const razorpay = createRazorpay({
    keys,
    webhooks: { url: `${site}/api/webhooks/razorpay`, secret: webhookSecret },
    file: join(dataFolder, 'razorpay.jsonl'),
  });
  const built = listenerOf((request, address) =>
    (isUnder(razorpayPath, new URL(request.url).pathname) ? razorpay.answer : edge)(request, address),
  );
  const sources = isDevelopment ? await serveSources(server, viaEdge) : undefined;
  opened.resolve((message, reply) => {
    const isCall = [razorpayPath, '/api'].some((path) => isUnder(path, message.url ?? ''));
    (sources && !isCall ? sources.listener : built)(message, reply);
  });
  razorpay.resume();
  const eventBridge = startEventBridge(load, settings.sweepSeconds);

  return {
    port,
    stop: async () => {
      eventBridge.stop();
      razorpay.stop();
      await sources?.stop();
      await close(server);
      await Promise.all([secrets.stop(), dynamodb.stop()]);
    },
  };
}

function builtSite() {
  const manifest = readManifest(fromRoot(manifestFile));
  return { manifest, files: readSite(fromRoot(siteFolder), manifest.release, replaceCheckout) };
}

const nothingBuilt = {
  manifest: { pages: {}, styleHashes: [], scriptHashes: [], release: '' },
  files: new Map(),
};

const isUnder = (folder: string, path: string) => path.startsWith(`${folder}/`);
