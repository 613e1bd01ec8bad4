import { brand, offices } from '#shared/brand.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './about.module.css';

export const AboutOffices = () => (
  <section className={`columns frame ${styles.offices}`}>
    <figure>
      <svg viewBox="0 0 400 420" width="400" height="420" aria-hidden="true" className={styles.plot}>
        {everyFourth(south, north).map((degrees) => (
          <g key={degrees}>
            <path d={`M48 ${y(degrees)}H400`} className={styles.grid} />
            <text x="0" y={y(degrees) + 5}>{`${degrees}° N`}</text>
          </g>
        ))}
        {everyFourth(west, east).map((degrees) => (
          <g key={degrees}>
            <path d={`M${x(degrees)} 8V392`} className={styles.grid} />
            <text x={x(degrees)} y="414" textAnchor="middle">{`${degrees}° E`}</text>
          </g>
        ))}
        {offices.map(({ city, latitude, longitude }) => (
          <g key={city}>
            <path d={`M${x(longitude) - 12} ${y(latitude) + 12}v-12h12v-12h12v24z`} className={styles.mark} />
            <text x={x(longitude) + 22} y={y(latitude) + 7} className={styles.city}>
              {city}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="note">
        Our two offices by latitude and longitude. Their addresses and maps are at the bottom of the page.
      </figcaption>
    </figure>
    <div className="stack">
      <h2>Two offices, one number</h2>
      <p>
        {offices.map(({ city }) => city).join(' and ')} share the number{' '}
        <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a> and the email address{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>. Either way, you’ll reach the same people.
      </p>
      <LinkButton to={`tel:${brand.phone}`} kind="primary">
        Call us for a discovery call
      </LinkButton>
    </div>
  </section>
);

const latitudes = offices.map(({ latitude }) => latitude);
const longitudes = offices.map(({ longitude }) => longitude);
const south = Math.floor(Math.min(...latitudes)) - 3;
const north = Math.ceil(Math.max(...latitudes)) + 1;
const west = Math.floor(Math.min(...longitudes)) - 3;
const east = Math.ceil(Math.max(...longitudes)) + 3;

// Longitude is stretched to leave room for the city names.
const x = (longitude: number) => Math.round(48 + (352 * (longitude - west)) / (east - west));
const y = (latitude: number) => Math.round(392 - (384 * (latitude - south)) / (north - south));

const everyFourth = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).filter((degrees) => degrees % 4 === 0);
