import { setTimeout as wait } from 'node:timers/promises';
import {
  createRazorpay,
  type Razorpay,
  type RazorpayFaults,
  type RazorpayOptions,
  razorpayPath,
} from '../../razorpay/razorpay.ts';
import { createDelays } from './delays.ts';
import { createFailures } from './failures.ts';
import { defaultSwitches, type Switches } from './switches.ts';
import { withUnknownStatuses } from './unknown-statuses.ts';
import { emitFaulty } from './webhook-modes.ts';

export interface FaultyRazorpay extends Razorpay {
  switches: Switches;
  failNext: ReturnType<typeof createFailures>['failNext'];
  /** Forgets the failures that are still to come. */
  recover: () => void;
}

export interface FaultyRazorpayOptions extends Omit<RazorpayOptions, 'behaviour' | 'faults'> {
  switches?: Partial<Switches>;
}

/** GET and PATCH `/checkout/switches` read and change the switches. */
export function createFaultyRazorpay({
  switches: chosen,
  ...options
}: FaultyRazorpayOptions): FaultyRazorpay {
  const switches: Switches = { ...defaultSwitches, ...chosen };
  const failures = createFailures();
  const delay = createDelays(switches);

  const answerApi = (request: Request, path: string, answer: (request: Request) => Promise<Response>) =>
    failures.answerOrFail(`${request.method} ${path}`, async () => {
      const response = await delay(request, path, answer);
      if (switches.statuses === 'known' || !response.ok) return response;
      return Response.json(withUnknownStatuses(await response.json()));
    });

  const faults: RazorpayFaults = {
    answer: async (request, answer) => {
      const path = new URL(request.url).pathname.slice(razorpayPath.length);
      if (path === '/checkout/switches') {
        if (request.method === 'PATCH') Object.assign(switches, await request.json());
        return Response.json(switches);
      }
      if (switches.answerMs > 0) await wait(switches.answerMs);
      const isApi = path.startsWith('/v1/') && path !== '/v1/checkout.js';
      return isApi ? answerApi(request, path, answer) : answer(request);
    },
    emit: (events, webhooks) => emitFaulty(switches, webhooks, events),
  };
  const razorpay = createRazorpay({ ...options, behaviour: switches, faults });
  return { ...razorpay, switches, failNext: failures.failNext, recover: failures.clear };
}
