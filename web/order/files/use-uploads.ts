import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { noticeVersion } from '#shared/policies.ts';
import { newKey } from '../../forms/submission.ts';
import { faultOf, upload, uploadFailure } from '../../upload.ts';
import { useOpened } from '../session/context.ts';

export interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. Undefined if the file isn't being sent. */
  part?: number | undefined;
  fault?: string | undefined;
  canRetry?: boolean | undefined;
}

export function useUploads() {
  const { take, read } = useOpened();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [uploadedText, setUploadedText] = useState('');
  const files = useRef(new Map<string, File>());
  const controls = useRef(new Map<string, AbortController>());

  const change = useCallback((id: string, values: Partial<Upload>) => {
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...values } : each)));
  }, []);
  const remove = useCallback((id: string) => {
    controls.current.get(id)?.abort();
    files.current.delete(id);
    setUploads((before) => before.filter((each) => each.id !== id));
  }, []);

  const send = useCallback(
    async (id: string) => {
      const file = files.current.get(id);
      if (!file) return;
      const control = new AbortController();
      controls.current.set(id, control);
      change(id, { part: 0, fault: undefined, canRetry: undefined });
      try {
        const parameters = { path: { id }, query: { noticeVersion: String(noticeVersion) } };
        const onProgress = (part: number) => change(id, { part });
        take(await upload('PUT /order/files/{id}', parameters, file, { onProgress, signal: control.signal }));
        setUploadedText(`${file.name} uploaded.`);
        remove(id);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        const fault = status === 401 ? signedOut : uploadFailure(error);
        change(id, { part: undefined, fault, canRetry: [0, 401, 429].includes(status) || status >= 500 });
        if (status === 401) void read();
      }
    },
    [change, remove, take, read],
  );

  const add = useCallback(
    async (file: File) => {
      const id = newId();
      files.current.set(id, file);
      setUploadedText('');
      setUploads((before) => [...before, { id, name: file.name }]);
      const fault = await faultOf(file);
      if (fault) change(id, { fault });
      else await send(id);
    },
    [change, send],
  );

  useEffect(() => {
    const { current } = controls;
    return () => {
      for (const control of current.values()) control.abort();
    };
  }, []);

  return { uploads, uploadedText, add, send, remove };
}

const signedOut = 'You’ve been signed out. Open your order link, then press Try again.';

/** Formats a random key as a UUID (version 4). */
const newId = () => newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
