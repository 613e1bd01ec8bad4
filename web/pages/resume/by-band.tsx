import { Fragment, type ReactNode } from 'react';
import { type Band, bands } from '#shared/domain/orders/pricing.ts';

export const ByBand = ({ children }: { children: (band: Band) => ReactNode }) =>
  bands.map((band) => (
    <Fragment key={band}>
      <span data-band={band}>{children(band)}</span>{' '}
    </Fragment>
  ));
