import { Fragment, type ReactNode } from 'react';
import { type Band, bands } from '#shared/domain/orders/pricing.ts';

/**
 * Renders the text for every band, so that it works without JavaScript. `prices.module.css` hides all but the chosen
 * band's, except in browsers without `:has`.
 */
export const ByBand = ({ children }: { children: (band: Band) => ReactNode }) =>
  bands.map((band) => (
    <Fragment key={band}>
      <span data-band={band}>{children(band)}</span>{' '}
    </Fragment>
  ));
