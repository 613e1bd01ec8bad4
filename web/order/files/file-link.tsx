import type { ReactNode } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { DownloadLink } from '../../download-link.tsx';
import type { ButtonKind } from '../../ui/button.tsx';
import { useOpened } from '../session/context.ts';

interface Props {
  id: string;
  button?: ButtonKind | undefined;
  children: ReactNode;
}

export function FileLink({ id, ...props }: Props) {
  const { call } = useOpened();
  const route = 'GET /order/files/{id}';
  const path = { id };
  return (
    <DownloadLink
      address={addressOf(route, { path })}
      read={(signal) => call(route, { path, signal })}
      {...props}
    />
  );
}
