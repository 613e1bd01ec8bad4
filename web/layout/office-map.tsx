import { largeMap, mapFile, mapSize } from '../content/maps.ts';
import styles from './office-map.module.css';

interface Props {
  city: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** Our own static map, so that nothing is requested from another site until the visitor opens the live map. */
export const OfficeMap = ({ city, address, latitude, longitude }: Props) => {
  const frame = `map-${city.toLowerCase()}`;
  return (
    <div className={styles.office}>
      <div className={styles.map}>
        <img src={mapFile(city)} {...mapSize} loading="lazy" alt={`Map of ${city}`} />
        {/* Keeps keyboard focus from landing on an empty frame. */}
        <iframe tabIndex={-1} name={frame} title={`Live map of ${city}`} />
      </div>
      <div>
        <p>{address}</p>
        <p className="baseline touch-links">
          <a href={embedded(latitude, longitude)} target={frame}>
            Live map<span className="visually-hidden"> of {city}</span>
          </a>{' '}
          <a href={largeMap({ latitude, longitude })}>
            Large map<span className="visually-hidden"> of {city}</span>
          </a>
        </p>
      </div>
    </div>
  );
};

function embedded(latitude: number, longitude: number): string {
  const box = [longitude - 0.006, latitude - 0.003, longitude + 0.006, latitude + 0.003];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(3)).join(),
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
