import type { ComponentType } from 'react';

/** A page's script: loaded when first read, or earlier where a link to it is about to be followed. */
export interface PageScript {
  /** The page where its script is here already, so that it is drawn at once. */
  readonly page: ComponentType | undefined;
  /** The page, once its script is here. It fails when the script has not come within two minutes. */
  read(): Promise<ComponentType>;
  /** Asks for the script again after a failure. */
  retry(): Promise<void>;
}

export function pageScript(load: () => Promise<ComponentType>): PageScript {
  let page: ComponentType | undefined;
  let reading: Promise<ComponentType> | undefined;
  const read = () => {
    reading ??= beforeDeadline(load()).then((loaded) => {
      page = loaded;
      return loaded;
    });
    return reading;
  };
  return {
    get page() {
      return page;
    },
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
