import { Phone } from 'lucide-react';
import { brand, officeCities, offices } from '#shared/brand.ts';
import { largeMap } from '../../content/maps.ts';
import styles from './about.module.css';

export const AboutOffices = () => (
  <section className={`frame groups ${styles.offices}`}>
    <div className="group">
      <h2>Two offices, one number</h2>
      <p>
        {officeCities()} share one number and one email address,{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>. Either way, you’ll reach the same people.
      </p>
    </div>
    <ul className={`pair ${styles.cards}`}>
      {offices.map(({ city, address, ...position }) => (
        <li key={city} className="card accented group">
          <h3 className="display-2">{city}</h3>
          <p>{address}</p>
          <p className="row touch-links">
            <a href={`tel:${brand.phone}`}>
              <Phone aria-hidden="true" size={18} />
              {`Call ${brand.displayPhone}`}
            </a>{' '}
            <a href={largeMap(position)}>
              Map<span className="visually-hidden"> of the office in {city}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
