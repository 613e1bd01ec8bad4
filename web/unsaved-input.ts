import type { StorageName } from '#shared/browser-storage.ts';
import type { FormField } from './forms/validity.ts';

/**
 * What has been typed into this tab's forms but not sent yet. It survives a reload, an expired session and a discarded
 * tab, and is removed when it's sent or discarded, or when the user signs out. Passwords and codes are never stored.
 */
export interface UnsavedInput {
  /** Keyed by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** The version of the stored item that the input is based on. */
  readonly version: number | undefined;
  /** The last attempt to send it, if we don't know whether it arrived. */
  readonly attempt: Attempt | undefined;
  change: (changed: Partial<Entry>) => void;
  storeAttempt: (attempt: Attempt) => void;
  /** Stores a value, or removes it if the field is back to its initial value. */
  keep: (target: EventTarget) => void;
  /** Fills in the stored values, only once for each field. */
  restore: (form: HTMLFormElement) => void;
  forget: (name?: string) => void;
}

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
  version?: number | undefined;
  /** The name of the only field to store. */
  only?: string;
}

type Area = 'admin' | 'order';

/** `form` is the form's name and item, such as `reply 8f3a`. */
export function unsavedInput(area: Area, form: string, { version, only }: Options = {}): UnsavedInput {
  const find = () => read(area)[form];
  const change = (changed: Partial<Entry>) => {
    const { [form]: before = { values: {}, version }, ...others } = read(area);
    // `latestUnsaved` relies on the most recent form being last.
    write(area, { ...others, [form]: { ...before, ...changed } });
  };
  const forget = (name?: string) => {
    const { [form]: before, ...others } = read(area);
    const { [name ?? '']: _, ...values } = before?.values ?? {};
    if (name && Object.keys(values).length > 0) change({ values });
    else write(area, others);
  };
  const isStored = (target: unknown): target is FormField =>
    isField(target) && (!only || target.name === only);
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
    // The values may include fields that must not be stored.
    storeAttempt: (attempt) => only || change({ attempt }),
    forget,
    keep: (target) => {
      if (!isStored(target)) return;
      const { name, type, value } = target;
      if (type !== 'radio' && 'defaultValue' in target && target.defaultValue === value) forget(name);
      else change({ values: { ...find()?.values, [name]: value } });
    },
    restore: (form) => {
      const values = find()?.values ?? {};
      for (const element of form.elements) {
        if (!isStored(element) || seen.has(element)) continue;
        seen.add(element);
        const value = values[element.name];
        if (value !== undefined) fill(element, value);
      }
    },
  };
}

export const latestUnsaved = (area: Area, form: string): string | undefined =>
  Object.keys(read(area))
    .findLast((name) => name.startsWith(`${form} `))
    ?.slice(form.length + 1);

export const forgetUnsaved = (area: Area): void => write(area, {});

const seen = new WeakSet<Element>();

const isField = (target: unknown): target is FormField => {
  const { type, name } = target as FormField;
  return /^(te|email|url|number|date|time|radio|sel)/.test(type) && name !== 'code';
};

function fill(field: FormField, value: string): void {
  if (field.type === 'radio') return void (field.value === value && field.click());
  // React overrides the element's own `value` setter and would ignore the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

type Stored = Record<string, Entry>;

const keyOf = (area: Area): StorageName => `${area}-input`;

/** If the browser refuses to store input, it lasts only as long as the page is open. */
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
