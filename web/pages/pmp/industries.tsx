import styles from './industries.module.css';

/** Where certified project managers are asked for. */
export const PmpIndustries = () => (
  <section className={styles.industries}>
    <h2>Popular industries</h2>
    <dl>
      {industries.map(({ name, projects }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{projects}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const industries = [
  { name: 'Defense', projects: 'Long programmes, many suppliers, fixed acceptance tests.' },
  { name: 'Banking', projects: 'New core systems, and dates that a regulator sets.' },
  { name: 'Energy', projects: 'Plants, lines and meters that must run while they change.' },
  { name: 'IT', projects: 'Products in short cycles, migrations over a weekend.' },
  { name: 'Manufacturing', projects: 'New lines, moved plants, a launch that cannot slip.' },
  { name: 'Healthcare', projects: 'Hospitals, records and devices, with safety first.' },
];
