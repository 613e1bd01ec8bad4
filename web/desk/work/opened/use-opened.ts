import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { useQuery } from '../../queries.ts';

/** Reads an order with its work, and again every few seconds while a mail of it should leave. */
export const useOpened = (id: string) =>
  useQuery('GET /admin/work/{id}', { path: { id } }, { refreshInterval });

const refreshInterval = (opened: WorkSheet | undefined): number =>
  opened?.mails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0;
