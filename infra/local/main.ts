import { brand } from '#shared/brand.ts';
import type { SampleLinks } from './seed/business.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

// During its first call, dynalite throws errors that no caller can catch.
process.once('uncaughtException', giveUp);

try {
  const settings = readSettings(process.env, process.argv);
  const running = await start(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.stop();
      process.exit(0);
    });
  }
  announce(settings, running);
} catch (error) {
  giveUp(error);
}

function announce(settings: Settings, { site, links }: Running) {
  const { adminPassword, razorpay, sweepSeconds, dataFolder, isDevelopment } = settings;
  console.log(`
  ${brand.name}, on this machine${isDevelopment ? ' with hot reload' : ''}

  Site       ${site}
  Admin      ${site}/admin
  Password   ${adminPassword}
  Razorpay   ${razorpay.keyId} with secret ${razorpay.keySecret} (simulated)
  Webhooks   signed with ${razorpay.webhookSecret}
  Emails     ${site}/mail
  Sweep      every ${sweepSeconds} s
  Data       ${dataFolder}
${links ? sampleLinks(site, links) : ''}`);
}

function sampleLinks(site: string, { order, payment, review }: SampleLinks): string {
  return `
  Six links to try, with data from a fictional business

  The site           ${site}/
  The owner's tasks  ${site}/admin?tab=work
  A buyer's order    ${site}${order}
  A payment link     ${site}${payment}
  A review to write  ${site}${review}
  Emails sent        ${site}/mail
`;
}

function giveUp(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

/** A message for the person who started the site, or undefined if the error is a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartError) return error.message;
  if (/^Database is (closed|not open)/.test(error.message))
    return 'The data folder can’t be opened. Is the site already running and using it?';
  if (/^IO error|ENOSPC|EDQUOT|EFBIG/.test(error.message))
    return `The data folder can't be written to: ${error.message}. Free some disk space, or set DATA_DIR to a folder on another disk.`;
  return undefined;
}
