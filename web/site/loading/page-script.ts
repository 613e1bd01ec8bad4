import type { ComponentType } from 'react';

/** A page's script: loaded when first read, or earlier where a link to it is about to be followed. */
export interface PageScript {
  /** The page, once its script is here. It fails when the script has not come within two minutes. */
  read(): Promise<ComponentType>;
  /** Asks for the script again after a failure. */
  retry(): Promise<void>;
}

export function pageScript(load: () => Promise<ComponentType>): PageScript {
  let reading: Promise<ComponentType> | undefined;
  const read = () => {
    reading ??= readable(beforeDeadline(load()));
    return reading;
  };
  return {
    read,
    async retry() {
      reading = undefined;
      // A browser may remember that a module failed, and a deployment may have taken the old file away: when
      // the site answers and its script still does not, only a fresh document can help.
      await read().catch(async () => {
        if (await siteAnswers()) location.reload();
      });
    },
  };
}

/**
 * Lets React's `use` read the value in the very render that asks for it, once it is there: without these two
 * fields it would wait one turn more, and a page whose script came ahead of the click would flash.
 */
function readable<T>(work: Promise<T>): Promise<T> {
  const marked = work.then((value) => {
    Object.assign(marked, { status: 'fulfilled', value });
    return value;
  });
  return marked;
}

const deadline = 120_000;

function beforeDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took longer than two minutes.')), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const siteAnswers = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
