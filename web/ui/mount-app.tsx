import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';
import { allowTranslation } from './translation.ts';

export function mountApp(id: string, app: ReactNode): void {
  const mount = document.getElementById(id);
  if (!mount) return;
  allowTranslation();
  createRoot(mount).render(<Boundary root={mount}>{app}</Boundary>);
}
