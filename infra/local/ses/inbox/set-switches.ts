import { defaultSwitches, readSwitches, type Switches, toggles } from '../switches.ts';
import { mailPath, pageHeaders } from './page.ts';

/**
 * Answers `/mail/switches`: GET reads them, PUT sets them all (one that is not named is off), PATCH those that are
 * named, each as JSON; POST is the inbox's own form.
 */
export async function answerSwitches(request: Request, switches: Switches): Promise<Response> {
  const { method, headers } = request;
  const json = () => Response.json(switches, { headers: pageHeaders });
  if (method === 'GET' || method === 'HEAD') return json();
  // A page of somebody else's in the same browser has no business here.
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
      message: `Switches are ${toggles.join(', ')}, each true or false, and eventLateMs, in milliseconds.`,
    },
    { status: 400 },
  );
