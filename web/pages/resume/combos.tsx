import { formatRupees } from '#shared/domain/money/money.ts';
import { comboNames, comboRupees, originalRupees, planRupees } from '#shared/domain/orders/pricing.ts';
import { planSlugs, plansIn } from '../../content/resume-plans.ts';
import { ByBand } from './by-band.tsx';
import styles from './combos.module.css';
import { Features, WaysToBuy } from './plans.tsx';

export const ResumeCombos = () => (
  <ul className={`stack ${styles.combos}`}>
    {comboNames.map((combo) => {
      const isFeatured = combo === 'Ultimate Career Kit';
      return (
        <li key={combo} data-item={planSlugs[combo]} className={isFeatured ? styles.featured : styles.combo}>
          {isFeatured && <p className={styles.best}>Best Value</p>}
          <h3 className="display-2">{combo}</h3>
          <p className="note">
            <ByBand>{(band) => `${band} years`}</ByBand>
          </p>
          <dl className={`facts ${styles.bill}`}>
            {plansIn(combo).map((plan) => (
              <div key={plan}>
                <dt>{plan}</dt>
                <dd>
                  <ByBand>{(band) => formatRupees(planRupees[band][plan])}</ByBand>
                </dd>
              </div>
            ))}
            <div className={styles.separately}>
              <dt>Bought separately</dt>
              <dd>
                <s>
                  <ByBand>{(band) => formatRupees(originalRupees(band, combo))}</ByBand>
                </s>
              </dd>
            </div>
            <div className={styles.price}>
              <dt>Combo price</dt>
              <dd>
                <ByBand>{(band) => formatRupees(comboRupees[band][combo])}</ByBand>
              </dd>
            </div>
          </dl>
          <p className={styles.saving}>
            <ByBand>
              {(band) => `You save ${formatRupees(originalRupees(band, combo) - comboRupees[band][combo])}`}
            </ByBand>
          </p>
          <Features item={combo} />
          <WaysToBuy item={combo} />
        </li>
      );
    })}
  </ul>
);
