import { lowestNextPrice } from '#shared/domain/courses/batch.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { type PageProps, responseIn } from '../../page.ts';
import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './certificates.module.css';

export function HomeCertificates({ data, now = 0 }: PageProps) {
  const price = lowestNextPrice(responseIn(data, 'GET /courses')?.data ?? [], certificationIds, now);
  return (
    <TintedSection className={`stack ${styles.certificates}`}>
      <div className="baseline apart">
        <h2>
          <a href="/certifications">Nine certificates</a> we train you for
        </h2>
        {price && <p className="display-2">from {formatRupees(price)}</p>}
      </div>
      <ul className={`ledger ${styles.names}`}>
        {certificationIds.map((id) => (
          <li key={id}>
            <a href={`/certifications/${id}`} className="touch-link display-1">
              {certificationName(id)}
            </a>
          </li>
        ))}
      </ul>
    </TintedSection>
  );
}
