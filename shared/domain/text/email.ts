import { cleanValue } from './clean.ts';
import type { Reading } from './reading.ts';

export const emailHint = 'Enter an email address such as name@example.com.';

/**
 * Also accepts `mailto:` links, `Name <a@x.in>` and a trailing comma. The domain is stored in ASCII (`xn--…`), as email
 * servers require.
 */
export function readEmail(text: string): Reading<string> {
  const address = unwrapped(cleanValue(text));
  const [local = '', written = '', ...others] = address.split('@');
  if (others.length > 0) return { fault: 'Enter only one email address, such as name@example.com.' };
  const odd = address.search(notInAddress);
  if (odd >= 0) {
    const character = [...address.slice(odd)][0];
    const named = character === ' ' ? 'a space' : `“${character}”`;
    return {
      fault: `An email address can’t contain ${named} (at position ${odd + 1}). Enter one such as name@example.com.`,
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
  // A leading apostrophe is part of the address, unless it's paired with one at the end.
  return text.endsWith("'") ? address.replace(/^'/, '') : address;
}

/** Returns an empty string if the domain isn't valid. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

// Follows RFC 5321, but without quoted and non-ASCII local parts, which browsers refuse. A local part has at most 64
// characters and no dot at either end.
const localPart = /^(?!.{65}|\.|.*\.\.|.*\.$)[\w.!#$%&'*+/=?^`{|}~-]+$/;

// At least two labels of up to 63 characters. The last one can't be a number.
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

// Letters from other scripts are allowed only in the domain.
const notInAddress = /[^\w.!#$%&'*+/=?^`{|}~@\p{L}\p{M}\p{N}-]|[^\x21-\x7e](?=.*@)/u;
