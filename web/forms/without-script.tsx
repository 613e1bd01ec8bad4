import { brand } from '#shared/brand.ts';

/** What to do instead of filling in a form that cannot be sent, for those who browse without scripts. */
export const WithoutScript = () => (
  <noscript>
    <p>
      This form needs JavaScript. Without it, call <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> or
      write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  </noscript>
);
