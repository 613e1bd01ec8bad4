import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface StoredObject {
  body: Buffer;
  mediaType: string;
  cacheControl?: string | undefined;
  /** In epoch milliseconds. */
  at: number;
}

/** Keys become file paths. Ours contain only letters, digits, hyphens and slashes, and a portrait's extension. */
export const isKey = (key: string): boolean => /^[\w-]+(\/[\w-]+)*(\.[a-z]+)?$/.test(key);

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

export interface Objects {
  put: (key: string, object: StoredObject) => void;
  get: (key: string) => StoredObject | undefined;
  remove: (key: string) => void;
}

/**
 * Stores each object in a file and its headers in another. Even if the process is killed, an object is either complete
 * or missing.
 */
export function openObjectFolder(folder: string): Objects & { eraseBefore: (time: number) => void } {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, key);
  const remove = (key: string) => {
    const file = fileOf(key);
    rmSync(file, { force: true });
    rmSync(file + about, { force: true });
    removeIfEmpty(dirname(file));
  };
  return {
    put: (key, { body, ...headers }) => {
      const file = fileOf(key);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file + about, JSON.stringify(headers));
      writeFileSync(`${file}.half`, body);
      renameSync(`${file}.half`, file);
    },
    get: (key) => {
      const file = fileOf(key);
      if (!existsSync(file)) return undefined;
      return { body: readFileSync(file), ...JSON.parse(readFileSync(file + about, 'utf8')) };
    },
    remove,
    eraseBefore: (time) => {
      for (const file of globSync(`**/*${about}`, { cwd: folder }))
        if (JSON.parse(readFileSync(join(folder, file), 'utf8')).at < time)
          remove(file.slice(0, -about.length));
    },
  };
}

const about = '.about.json';

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder contains other files, or has already been deleted.
  }
}
