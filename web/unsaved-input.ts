import type { KeptName } from '#shared/kept-in-browser.ts';
import type { FormField } from './forms/validity.ts';

/**
 * What is typed into a form of this tab and not sent yet. It survives a reload, an ended session and a phone that drops the
 * page, until it is sent, discarded or signed out. Passwords and codes are never kept.
 */
export interface UnsavedInput {
  /** The typed values by field; empty if there are none. */
  readonly values: Readonly<Record<string, string>>;
  /** The version of the stored item that it was typed against. */
  readonly version: number | undefined;
  /** The last try to send it, if its outcome is unknown. */
  readonly attempt: Attempt | undefined;
  change: (changed: Partial<Entry>) => void;
  /** Notes a try to send it all. */
  keepAttempt: (attempt: Attempt) => void;
  /** Keeps the value of a field that was edited, or forgets it if it's back at its first value. */
  keep: (target: EventTarget) => void;
  /** Fills in the fields that it has not seen before. */
  restore: (form: HTMLFormElement) => void;
  /** Forgets one field, or all of them. */
  forget: (name?: string) => void;
}

/** A try to send values, with its idempotency key. */
export interface Attempt {
  content: string;
  key: string;
}

interface Entry {
  values: Record<string, string>;
  version?: number | undefined;
  attempt?: Attempt | undefined;
}

interface Options {
  /** The stored version that the form shows. */
  version?: number | undefined;
  /** The only field that is kept. */
  only?: string;
}

type Area = 'admin' | 'order';

/** The unsaved input of one form about one item, such as `reply 8f3a`. */
export function unsavedInput(area: Area, form: string, { version, only }: Options = {}): UnsavedInput {
  const find = () => read(area)[form];
  const change = (changed: Partial<Entry>) => {
    const { [form]: before = { values: {}, version }, ...others } = read(area);
    // The latest comes last.
    write(area, { ...others, [form]: { ...before, ...changed } });
  };
  const forget = (name?: string) => {
    const { [form]: before, ...others } = read(area);
    const { [name ?? '']: _, ...values } = before?.values ?? {};
    if (name && Object.keys(values).length > 0) change({ values });
    else write(area, others);
  };
  const isKept = (target: unknown): target is FormField => isField(target) && (!only || target.name === only);
  return {
    get values() {
      return find()?.values ?? {};
    },
    get version() {
      return find()?.version;
    },
    get attempt() {
      return find()?.attempt;
    },
    change,
    // The values of a try have the fields that must not be kept.
    keepAttempt: (attempt) => only || change({ attempt }),
    forget,
    keep: (target) => {
      if (!isKept(target)) return;
      const { name, type, value } = target;
      if (type !== 'radio' && 'defaultValue' in target && target.defaultValue === value) forget(name);
      else change({ values: { ...find()?.values, [name]: value } });
    },
    restore: (form) => {
      const values = find()?.values ?? {};
      for (const element of form.elements) {
        if (!isKept(element) || seen.has(element)) continue;
        seen.add(element);
        const value = values[element.name];
        if (value !== undefined) fill(element, value);
      }
    },
  };
}

/** The latest item that a form of this name has unsaved input for. */
export const latestUnsaved = (area: Area, form: string): string | undefined =>
  Object.keys(read(area))
    .findLast((name) => name.startsWith(`${form} `))
    ?.slice(form.length + 1);

/** Forgets everything that was typed in one part of the site. */
export const forgetUnsaved = (area: Area): void => write(area, {});

const seen = new WeakSet<Element>();

const isField = (target: unknown): target is FormField => {
  const { type, name } = target as FormField;
  return /^(te|email|url|number|date|time|radio|sel)/.test(type) && name !== 'code';
};

/** Sets a field's value as if it had been typed. */
function fill(field: FormField, value: string): void {
  if (field.type === 'radio') return void (field.value === value && field.click());
  // React replaces the element's own `value`, and ignores an event about a value that was set through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

type Stored = Record<string, Entry>;

const keyOf = (area: Area): KeptName => `${area}-input`;

/** What a browser that is full, or stores nothing, did not take: it lasts as long as the document. */
const refused: Partial<Record<Area, string>> = {};

function read(area: Area): Stored {
  try {
    return JSON.parse(refused[area] ?? sessionStorage.getItem(keyOf(area)) ?? '{}');
  } catch {
    return {};
  }
}

function write(area: Area, stored: Stored): void {
  const text = JSON.stringify(stored);
  delete refused[area];
  try {
    if (text === '{}') sessionStorage.removeItem(keyOf(area));
    else sessionStorage.setItem(keyOf(area), text);
  } catch {
    refused[area] = text;
  }
}
