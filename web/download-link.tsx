import type { MouseEvent, ReactNode } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { timeLimit } from './api.ts';
import { download } from './download.ts';
import { type ButtonKind, LinkButton } from './ui/button.tsx';
import { usePress } from './ui/use-press.ts';

interface Props {
  address: string;
  read: (signal: AbortSignal) => Promise<{ data: File }>;
  button?: ButtonKind | undefined;
  children: ReactNode;
}

export function DownloadLink({ address, read, button, children }: Props) {
  const { press, isPending, failure } = usePress(
    async () => {
      const { data } = await read(timeLimit(downloadTimeout));
      download(data.name, data, data.type);
    },
    { failure: failureOf },
  );
  const onClick = (event: MouseEvent) => {
    // With these keys held down, the browser opens or saves the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void press();
  };
  const link = { onClick, children, 'aria-busy': isPending || undefined };
  return (
    <>
      {button ? (
        <LinkButton kind={button} to={address} {...link} />
      ) : (
        <a href={address} className="touch-link" {...link} />
      )}
      {isPending && (
        <span role="status" className="note">
          Downloading…
        </span>
      )}
      {failure && (
        <span role="alert" className="note bad">
          {failure}
        </span>
      )}
    </>
  );
}

function failureOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return 'The connection was lost. Please try again.';
  // The surrounding page already says that the session has ended.
  return [401, 403].includes(error.status) ? undefined : error.message;
}

// In milliseconds: enough for 4 MB at 22 kB per second.
const downloadTimeout = 180_000;
