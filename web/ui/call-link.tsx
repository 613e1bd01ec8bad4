import { brand } from '#shared/brand.ts';

/** The company's telephone number as a link in a text. */
export const CallLink = () => (
  <strong>
    <a href={`tel:${brand.phone}`} className="tap">
      {brand.phoneShown}
    </a>
  </strong>
);
