import { Fragment, type ReactNode } from 'react';
import { type Band, bands } from '#shared/domain/orders/pricing.ts';

/** The words of each band of experience. The price list's style sheet shows those of the chosen band. */
export const ByBand = ({ children }: { children: (band: Band) => ReactNode }) =>
  bands.map((band) => (
    <Fragment key={band}>
      <span data-band={band}>{children(band)}</span>{' '}
    </Fragment>
  ));
