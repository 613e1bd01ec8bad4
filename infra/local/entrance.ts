import type { RequestListener } from 'node:http';
import { s3Path } from './aws/s3/s3.ts';
import { type Answer, listen, listenerOf } from './http-server.ts';
import { razorpayPath } from './razorpay/razorpay.ts';
import { mailPath } from './ses/inbox/page.ts';
import type { Settings } from './settings.ts';

/** Opens the port. Requests to Razorpay and S3 wait for `admitStandIns`, all others for `admitEveryone`. */
export async function openEntrance(settings: Settings) {
  const { host } = settings;
  const standIns = Promise.withResolvers<RequestListener>();
  const everyone = Promise.withResolvers<RequestListener>();
  const { server, port } = await listen(async (message, reply) => {
    const isStandIn = [razorpayPath, s3Path].some((folder) => isUnder(folder, message.url ?? ''));
    (await (isStandIn ? standIns : everyone).promise)(message, reply);
  }, settings);
  return {
    server,
    address: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    site: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    admitStandIns: standIns.resolve,
    admitEveryone: everyone.resolve,
  };
}

interface Answers {
  edge: Answer;
  razorpay: Answer;
  s3: Answer;
  mail: Answer;
}

/** `sources` serves the pages during development. */
export function listenerFor(
  answers: Answers,
  sources: { listener: RequestListener } | undefined,
): RequestListener {
  const answerOf = (path: string) => {
    if (isUnder(razorpayPath, path)) return answers.razorpay;
    if (isUnder(s3Path, path)) return answers.s3;
    return isMail(path) ? answers.mail : answers.edge;
  };
  const built = listenerOf((request, address) => answerOf(new URL(request.url).pathname)(request, address));
  return (message, reply) => {
    const [path = ''] = (message.url ?? '').split('?');
    const isCall = isMail(path) || [razorpayPath, s3Path, '/api'].some((folder) => isUnder(folder, path));
    (sources && !isCall ? sources.listener : built)(message, reply);
  };
}

const isMail = (path: string) => path === mailPath || isUnder(mailPath, path);

const isUnder = (folder: string, path: string) => path.startsWith(`${folder}/`);
