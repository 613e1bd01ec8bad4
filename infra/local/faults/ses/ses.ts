import { errorResponse, SesApiError } from '../../ses/api-error.ts';
import type { SesFaults } from '../../ses/faults.ts';
import { mailPath, pageHeaders } from '../../ses/inbox/page.ts';
import { type Ses, type SesOptions, startSes } from '../../ses/ses.ts';
import { switchForm } from './panel.ts';
import { defaultSwitches, readSwitches, type Switches, toggles } from './switches.ts';

export interface FaultySes extends Ses {
  switches: Switches;
}

export interface FaultySesOptions extends Omit<SesOptions, 'faults'> {
  switches?: Partial<Switches>;
}

export async function startFaultySes({ switches: chosen, ...options }: FaultySesOptions): Promise<FaultySes> {
  const switches: Switches = { ...defaultSwitches, ...chosen };
  const faults: SesFaults = {
    fate: switches,
    answerApi: async (_, answer) => {
      if (switches.busy) return errorResponse(tooMany);
      const response = await answer();
      return switches.answerLost && response.ok ? Response.error() : response;
    },
    answerSwitches: (request) => answerSwitches(request, switches),
    panel: () => switchForm(switches),
  };
  return { ...(await startSes({ ...options, faults })), switches };
}

const tooMany = new SesApiError('TooManyRequestsException', 'Maximum sending rate exceeded.', 429);

/**
 * GET returns the switches, PUT replaces them all (missing ones are off), and PATCH changes some, all as JSON. POST
 * accepts the form in the inbox.
 */
async function answerSwitches(request: Request, switches: Switches): Promise<Response> {
  const { method, headers } = request;
  const json = () => Response.json(switches, { headers: pageHeaders });
  if (method === 'GET' || method === 'HEAD') return json();
  // Other sites that are open in the same browser mustn't change the switches.
  if (!['same-origin', 'none', null].includes(headers.get('sec-fetch-site')))
    return new Response('Forbidden', { status: 403 });
  if (method === 'PUT' || method === 'PATCH') {
    const given = readSwitches(await request.json().catch(() => undefined));
    if (!given) return refuse();
    Object.assign(switches, method === 'PUT' && defaultSwitches, given);
    return json();
  }
  if (method !== 'POST')
    return new Response('Method Not Allowed', {
      status: 405,
      headers: { allow: 'GET, HEAD, PUT, PATCH, POST' },
    });
  const form = new URLSearchParams(await request.text());
  const given = readSwitches({
    ...Object.fromEntries(toggles.map((name) => [name, form.has(name)])),
    eventLateMs: Number(form.get('eventLateMs') ?? 0),
  });
  if (!given) return refuse();
  Object.assign(switches, given);
  return new Response(null, { status: 303, headers: { location: mailPath } });
}

const refuse = () =>
  Response.json(
    {
      message: `The switches are ${toggles.join(', ')}, each true or false, and eventLateMs, a number of milliseconds.`,
    },
    { status: 400 },
  );
