import { createDialog } from './dialog.ts';
import { type Options, readOptions } from './options.ts';
import { fetchOrder, type Outcome, type PaymentError, pay } from './simulator-client.ts';

type Listener = (event: unknown) => void;

const dialog = createDialog();

class Razorpay {
  readonly #options: Options;
  readonly #listeners = new Map<string, Listener[]>();
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #isPaying = false;

  static open = (options: Record<string, unknown>) => new Razorpay(options).open();

  constructor(options: Record<string, unknown>) {
    this.#options = readOptions(options);
  }

  on(name: string, listener: Listener): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  once(name: string, listener: Listener): this {
    const only: Listener = (event) => {
      this.#listeners.set(
        name,
        (this.#listeners.get(name) ?? []).filter((each) => each !== only),
      );
      listener(event);
    };
    return this.on(name, only);
  }

  emit(name: string, event: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener.call(this, event);
  }

  get = (name: string) => this.#options.get(name);

  set(name: string, value: unknown): this {
    this.#options.set(name, value);
    return this;
  }

  open(): this {
    const { get, text } = this.#options;
    dialog.open({
      options: this.#options,
      onChoice: (outcome, isTold) => this.#pay(outcome, isTold),
      onClose: () => this.#dismiss(),
    });
    const timeout = Number(get('timeout'));
    if (timeout > 0) this.#expiry = setTimeout(() => dialog.expire(), timeout * 1000);
    fetchOrder(text('key'), text('order_id')).then(
      (order) => ('error' in order ? this.#break(order.error) : dialog.show(order)),
      (reason) => this.#break(unreachable(reason)),
    );
    return this;
  }

  close(): void {
    this.#dismiss();
  }

  async #pay(outcome: Outcome, isTold: boolean): Promise<void> {
    if (this.#isPaying) return;
    this.#isPaying = true;
    this.emit('payment.submit', { method: 'upi' });
    const { get, text } = this.#options;
    const answer = await pay({
      key_id: text('key'),
      order_id: text('order_id'),
      outcome,
      email: text('prefill.email'),
      contact: text('prefill.contact'),
      description: text('description'),
      notes: get('notes'),
    }).catch((reason: unknown) => ({ error: unreachable(reason) }));
    this.#isPaying = false;
    if ('error' in answer) this.#fail(answer.error);
    else if (isTold) this.#complete(answer);
    else dialog.sayPaid();
  }

  #complete(proof: object): void {
    this.#hide();
    const { get, text } = this.#options;
    const [handler, callback] = [get('handler'), text('callback_url')];
    setTimeout(() => {
      if (callback && (get('redirect') || !handler)) postForm(callback, { ...proof });
      else if (typeof handler === 'function') handler.call(this, proof);
    }, 200);
  }

  #fail(error: PaymentError): void {
    const { get, text } = this.#options;
    const callback = text('callback_url');
    if (get('redirect') && callback && get('retry') === false) {
      postForm(callback, { error });
      return;
    }
    dialog.sayFailed(error.description, get('retry') !== false);
    this.emit('payment.error', { error });
    this.emit('payment.failed', { error });
  }

  #dismiss(): void {
    if (!this.#hide()) return;
    setTimeout(() => {
      call(this.#options.get('modal.ondismiss'));
      setTimeout(() => call(this.#options.get('modal.onhidden')));
    });
  }

  /** For failures that end the checkout. After `#fail`, the buyer can try again. */
  #break(error: PaymentError): void {
    if (!this.#hide()) return;
    const { get, text } = this.#options;
    this.emit('fault.close', { error });
    if (get('redirect') && text('callback_url')) postForm(text('callback_url'), { error });
    else alert(`Oops! Something went wrong.\n${error.description}`);
  }

  #hide(): boolean {
    clearTimeout(this.#expiry);
    return dialog.close();
  }
}

Object.assign(window, { Razorpay });

const call = (listener: unknown) => {
  if (typeof listener === 'function') listener();
};

const unreachable = (reason: unknown): PaymentError => ({
  code: 'SERVER_ERROR',
  description: `The checkout can’t be reached (${reason}).`,
  source: 'NA',
  step: 'NA',
  reason: 'NA',
  metadata: {},
});

function postForm(address: string, fields: Record<string, unknown>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of flat(fields)) {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Nested fields become `error[code]`, and anything deeper becomes JSON. */
const flat = (fields: Record<string, unknown>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, inner]): [string, string] => [
          `${name}[${part}]`,
          typeof inner === 'object' ? JSON.stringify(inner) : String(inner),
        ])
      : [[name, String(value)]],
  );
