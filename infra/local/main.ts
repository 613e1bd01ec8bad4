import { brand } from '#shared/brand.ts';
import { CannotStart } from './cannot-start.ts';
import type { SampleLinks } from './seed/business.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Running, start } from './start.ts';

// dynalite opens its files during the first call, and throws errors there that no caller can catch.
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
  const links = await running.begin();
  if (links) announceSample(running, links);
} catch (error) {
  giveUp(error);
}

function announce(settings: Settings, { site }: Running) {
  const { adminPassword, razorpay, sweepSeconds, dataFolder, isDevelopment } = settings;
  console.log(`
  ${brand.name}, on this machine${isDevelopment ? ' with hot reload' : ''}

  Site       ${site}
  Admin      ${site}/admin
  Password   ${adminPassword}
  Razorpay   ${razorpay.keyId} with secret ${razorpay.keySecret} (simulated)
  Webhooks   ${razorpay.webhookSecret} signs them
  Mail       ${site}/mail
  Sweep      every ${sweepSeconds} s
  Data       ${dataFolder}
`);
}

/** Prints the links, once the sample business is complete. */
function announceSample({ site }: Running, { order, payment, review }: SampleLinks) {
  console.log(`  Six links to try, of an invented business

  The site           ${site}/
  The owner's work   ${site}/admin?tab=work
  A buyer's order    ${site}${order}
  A payment link     ${site}${payment}
  A review to write  ${site}${review}
  Mails sent         ${site}/mail
`);
}

function giveUp(error: unknown): never {
  const isDatabase = error instanceof Error && /^Database is (closed|not open)/.test(error.message);
  if (error instanceof CannotStart) console.error(error.message);
  else if (isDatabase) console.error('The data folder cannot be opened; is another run using it?');
  else console.error(error);
  process.exit(1);
}
