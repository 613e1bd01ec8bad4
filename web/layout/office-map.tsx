import styles from './office-map.module.css';

interface Props {
  city: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * An office's address, and its map on request: a link loads it into the frame over the drawn house, and nothing is
 * fetched from another site before.
 */
export const OfficeMap = ({ city, address, latitude, longitude }: Props) => {
  const frame = `map-${city.toLowerCase()}`;
  return (
    <div className={styles.office}>
      <h3>{city}</h3>
      <p>{address}</p>
      <div className={styles.map}>
        <House />
        {/* The frame is empty until its map is asked for, so the keyboard skips it: it takes the link to the map's own page. */}
        <iframe tabIndex={-1} name={frame} title={`Map of the ${city} office`} />
      </div>
      <a href={embedded(latitude, longitude)} target={frame}>
        {`Show the map of ${city}`}
      </a>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      >
        {`${city} on OpenStreetMap`}
      </a>
    </div>
  );
};

function embedded(latitude: number, longitude: number): string {
  const box = [longitude - 0.006, latitude - 0.003, longitude + 0.006, latitude + 0.003];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(3)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A house that stands in the map's place. */
const House = () => (
  <svg viewBox="0 0 320 176" aria-hidden="true" className={styles.house}>
    <path d="M80 160h160M104 160V72l56-36 56 36v88M144 160v-40h32v40M104 96h112" />
  </svg>
);
