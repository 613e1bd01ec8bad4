import rules from './checkout.css?inline';
import type { Options } from './options.ts';
import type { Outcome } from './simulator-client.ts';

interface Opening {
  options: Options;
  /** If `isTold` is false, the page's handler isn't called. */
  onChoice: (outcome: Outcome, isTold: boolean) => void;
  onClose: () => void;
}

/**
 * Hidden until it's opened. Like Razorpay's own dialog, it covers the page, but not a modal `<dialog>`, which is in the
 * top layer.
 */
export function createDialog() {
  const container = document.createElement('div');
  container.className = 'razorpay-container';
  container.hidden = true;
  const root = container.attachShadow({ mode: 'open' });
  // The site's content security policy allows constructed style sheets, and they take effect at once.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  root.append(markup());
  document.body.append(container);
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? container;
  const choices = [...root.querySelectorAll<HTMLButtonElement>('[data-outcome]')];
  let release = () => {};
  let overflow = '';

  const say = (text: string) => {
    part('message').textContent = text;
  };
  const endChoices = () => {
    part('choices').hidden = true;
    part('close').focus();
  };

  return {
    open: ({ options, onChoice, onClose }: Opening) => {
      if (!container.hidden) return;
      container.style.setProperty('--theme', options.text('theme.color') || '#2b4acb');
      part('name').textContent = options.text('name');
      part('description').textContent = options.text('description');
      part('buyer').textContent = ['name', 'email', 'contact']
        .map((field) => options.text(`prefill.${field}`))
        .filter(Boolean)
        .join(' · ');
      part('choices').hidden = false;
      say('');
      for (const button of choices)
        button.onclick = () =>
          onChoice((button.dataset.outcome ?? 'failure') as Outcome, button.dataset.told !== 'no');
      const ask = () => {
        if (!options.get('modal.confirm_close') || confirm('Ongoing payment. Are you sure to cancel?'))
          onClose();
      };
      part('close').onclick = ask;
      part('backdrop').onclick = () => options.get('modal.backdropclose') && ask();

      if (document.querySelector('dialog:modal'))
        console.error('The checkout is open behind a modal <dialog>, so it can’t be reached.');
      ({ overflow } = document.body.style);
      document.body.style.overflow = 'hidden';
      container.hidden = false;
      release = trapFocus(root, part('dialog'), () => options.get('modal.escape') && ask());
    },
    show: ({ amount, currency }: { amount: number; currency: string }) => {
      const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
      part('amount').textContent = format.format(amount / 100);
    },
    sayFailed: (why: string, canRetry: boolean) => {
      say(canRetry ? `${why.replace(/\.?$/, '.')} You can try again.` : why);
      if (!canRetry) endChoices();
    },
    sayPaid: () => {
      say('Paid, but the page hasn’t been notified. Close this tab or the checkout.');
      endChoices();
    },
    expire: () => {
      say('The time to pay has run out.');
      endChoices();
    },
    close: (): boolean => {
      if (container.hidden) return false;
      container.hidden = true;
      document.body.style.overflow = overflow;
      release();
      return true;
    },
  };
}

function markup(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = `
    <div class="backdrop" data-part="backdrop"></div>
    <div class="dialog" data-part="dialog" role="dialog" aria-modal="true" aria-labelledby="title" tabindex="-1">
      <p class="ribbon">Test mode</p>
      <h2 id="title" class="title">Test checkout</h2>
      <div class="bill">
        <p><b data-part="name"></b><span data-part="description"></span></p>
        <p class="amount" data-part="amount"></p>
      </div>
      <p class="buyer" data-part="buyer"></p>
      <p class="message" data-part="message" role="status"></p>
      <div class="choices" data-part="choices">
        <button type="button" class="pay" data-outcome="success">Pay successfully</button>
        <button type="button" data-outcome="failure">Fail payment</button>
        <details>
          <summary>More</summary>
          <div class="more">
            <button type="button" data-outcome="success" data-told="no">Pay, lose the callback</button>
            <button type="button" data-outcome="twice">Pay twice</button>
            <button type="button" data-outcome="late">Authorise late</button>
          </div>
        </details>
      </div>
      <button type="button" class="close" data-part="close">Close</button>
      <p class="note">Razorpay, simulated on this machine. No money moves.</p>
    </div>`;
  return template.content;
}

function trapFocus(root: ShadowRoot, dialog: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, summary')].filter(isSeen);
    const [first, last] = [stops[0], stops.at(-1)];
    const isAtEnd = root.activeElement === (event.shiftKey ? first : last) || root.activeElement === dialog;
    if (!isAtEnd && root.activeElement) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };

  document.addEventListener('keydown', onKey, true);
  dialog.focus();
  return () => {
    document.removeEventListener('keydown', onKey, true);
    if (before instanceof HTMLElement) before.focus();
  };
}

const isSeen = (element: HTMLElement) => element.checkVisibility();
