import { brand } from '#shared/brand.ts';

export const CallLink = () => (
  <strong>
    <a href={`tel:${brand.phone}`} className="touch-link">
      {brand.displayPhone}
    </a>
  </strong>
);
