/** Nested options have full names, such as `prefill.email`. Missing options have their default values. */
export interface Options {
  get: (name: string) => unknown;
  text: (name: string) => string;
  set: (name: string, value: unknown) => void;
}

/** Throws the same errors as Razorpay's checkout, and shows them unless the key is live. */
export function readOptions(given: Record<string, unknown>): Options {
  const values = new Map<string, unknown>(Object.entries(defaults));
  const set = (name: string, value: unknown) => {
    if (value === undefined) return;
    if (groups.has(name) && isRecord(value))
      for (const [part, inner] of Object.entries(value)) set(`${name}.${part}`, inner);
    else values.set(name, clean(name, value));
  };
  for (const [name, value] of Object.entries(given)) set(name, value);
  const text = (name: string) => String(values.get(name) ?? '');

  const complaint = complaintAbout(values);
  if (complaint) {
    if (!text('key').startsWith('rzp_live')) alert(complaint);
    throw new Error(complaint);
  }
  if (text('callback_url') && inAppBrowser.test(navigator.userAgent)) set('redirect', true);
  return { get: (name) => values.get(name), text, set };
}

const defaults = {
  key: '',
  amount: 100,
  currency: 'INR',
  retry: true,
  redirect: false,
  callback_url: '',
  'modal.confirm_close': false,
  'modal.escape': true,
  'modal.backdropclose': false,
};

const groups = new Set(['prefill', 'modal', 'theme', 'readonly', 'hidden']);

/** These browsers can't open a popup. If there's a callback address, the checkout redirects instead. */
const inAppBrowser =
  /; wv\) |Gecko\) Version\/[^ ]+ Chrome|Windows Phone|Opera Mini|UCBrowser|CriOS\/|FB_IAB|FBAN|Instagram|iPhone|iPad|Android 4/;

function complaintAbout(values: ReadonlyMap<string, unknown>): string | undefined {
  if (!identifying.some((name) => values.get(name))) return 'No key passed';
  const notes = values.get('notes');
  if (isRecord(notes) && Object.keys(notes).length > 15)
    return 'Invalid notes (At most 15 notes are allowed)';
  return undefined;
}

const identifying = [
  'key',
  'order_id',
  'invoice_id',
  'subscription_id',
  'auth_link_id',
  'payment_link_id',
  'contact_id',
  'checkout_config_id',
];

function clean(name: string, value: unknown): unknown {
  // `max_count` is ignored.
  if (name === 'retry' && isRecord(value)) return value.enabled !== false;
  if (name !== 'notes' || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, note]) => ['string', 'number', 'boolean'].includes(typeof note))
      .map(([key, note]) => [key, typeof note === 'string' ? note.slice(0, 254) : note]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
