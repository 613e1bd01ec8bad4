import { brand, officeCities } from '#shared/brand.ts';
import { OfficeList } from '../../layout/office-list.tsx';

export const AboutOffices = () => (
  <section className="frame columns headed">
    <div className="stack">
      <h2>Two offices, one number</h2>
      <p>
        {officeCities()} share one number, <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>, and one
        email address, <a href={`mailto:${brand.email}`}>{brand.email}</a>. Either way, you’ll reach the same
        people.
      </p>
    </div>
    <OfficeList />
  </section>
);
