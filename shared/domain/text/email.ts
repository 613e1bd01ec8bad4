import { cleanValue } from './clean.ts';
import type { Reading } from './reading.ts';

/** The sentence about a faulty email address, for the forms and the API. */
export const emailHint = 'Enter an email address such as name@example.com.';

/**
 * Reads an email address as people type and paste it: also `mailto:` links, `Name <a@x.in>` and a trailing comma. The
 * domain is stored in ASCII (`xn--…`), as browsers send it and as email servers need it.
 */
export function readEmail(text: string): Reading<string> {
  const address = unwrapped(cleanValue(text));
  const [local = '', written = '', ...others] = address.split('@');
  if (others.length > 0) return { fault: 'Enter one email address, such as name@example.com.' };
  const odd = address.search(notInAddress);
  if (odd >= 0) {
    const character = [...address.slice(odd)][0];
    const named = character === ' ' ? 'a space' : `“${character}”`;
    return {
      fault: `An email address such as name@example.com can’t have ${named}, as this one has at position ${odd + 1}.`,
    };
  }
  const domain = asciiDomain(written);
  const isGood = localPart.test(local) && domain.length <= 253 && domainName.test(domain);
  return isGood ? { value: `${local}@${domain}` } : { fault: emailHint };
}

function unwrapped(text: string): string {
  const [, inBrackets] = /<([^<>]*)>[\s,;.]*$/.exec(text) ?? [];
  const address = (inBrackets ?? text.replace(/^e-?mail(?: id)?\s*[:-]\s*/i, ''))
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^["([<]+|["')\]>,;.:\s]+$/g, '');
  // An apostrophe may begin an address, unless another one ended it.
  return text.endsWith("'") ? address.replace(/^'/, '') : address;
}

/** A domain as DNS has it. Empty when it can't be one. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

// RFC 5321 without quoted and non-ASCII local parts, which browsers refuse: 64 characters, and no dot at either end.
const localPart = /^(?!.{65}|\.|.*\.\.|.*\.$)[\w.!#$%&'*+/=?^`{|}~-]+$/;

// A domain that can have email: at least two labels of at most 63 characters, the last one no number.
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

// Letters of other scripts can be in a domain.
const notInAddress = /[^\w.!#$%&'*+/=?^`{|}~@\p{L}\p{M}\p{N}-]|[^\x21-\x7e](?=.*@)/u;
