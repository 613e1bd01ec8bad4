import { offices } from '#shared/brand.ts';
import { largeMap } from '../content/maps.ts';
import styles from './office-list.module.css';

export const OfficeList = () => (
  <ul className={`ledger ${styles.offices}`}>
    {offices.map(({ city, address, ...position }) => (
      <li key={city} className="baseline apart">
        <b className="display-1">{city}</b>
        <a href={largeMap(position)} className="touch-link">
          Map<span className="visually-hidden"> of the office in {city}</span>
        </a>
        <p>{address}</p>
      </li>
    ))}
  </ul>
);
