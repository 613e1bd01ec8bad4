import styles from './office-map.module.css';

interface Props {
  city: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * An office's address, and its map on request: a link loads it into the frame over the drawn streets, and nothing is
 * fetched from another site before.
 */
export const OfficeMap = ({ city, address, latitude, longitude }: Props) => {
  const frame = `map-${city.toLowerCase()}`;
  return (
    <div className={styles.office}>
      <h3>{city}</h3>
      <p>{address}</p>
      <div className={styles.map}>
        <Streets />
        {/* Nothing to stop at before it is asked for; the keyboard takes the link to the map's own page. */}
        <iframe
          tabIndex={-1}
          name={frame}
          title={`Map of the ${city} office`}
          className={styles.frame}
          width="320"
          height="176"
        />
      </div>
      <a href={embedded(latitude, longitude)} target={frame} className={styles.link}>
        {`Show the map of ${city}`}
      </a>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        className={styles.link}
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

/** An invented street plan that stands in the map's place. */
const Streets = () => (
  <svg
    viewBox="0 0 320 176"
    aria-hidden="true"
    className={styles.streets}
    preserveAspectRatio="xMidYMid slice"
  >
    <path d="M-10 132 90 96l70 14 180-62M58-10l34 106 22 96M176-10l-16 120-12 80M262-10l-20 84 34 116" />
  </svg>
);
