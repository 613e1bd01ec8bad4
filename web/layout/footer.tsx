import type { ReactNode } from 'react';
import { brand, offices } from '#shared/brand.ts';
import { legalLinks, quickLinks } from '../content/navigation.ts';
import { GeneralEnquiry } from '../forms/general-enquiry.tsx';
import { Island } from '../island.tsx';
import styles from './footer.module.css';
import { LegalNotice } from './legal-notice.tsx';
import { OfficeMap } from './office-map.tsx';

export const Footer = ({ enquiry }: { enquiry?: ReactNode }) => (
  <footer className={styles.footer}>
    <div className={`frame ${styles.inner}`}>
      <section className="baseline apart">
        <h2 className="size-2">{brand.name}</h2>
        <ul className={`row touch-links ${styles.links}`}>
          <li>
            <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
        </ul>
        <nav aria-label="Quick links">
          <Links of={quickLinks} />
        </nav>
      </section>
      {offices.map((office) => (
        <OfficeMap key={office.city} {...office} />
      ))}
      <section className="baseline apart">
        <h2 className="size-2">Quick enquiry</h2>
        <details className={styles.collapsible}>
          <summary>Write to us</summary>
          {enquiry ?? <Island name="forms/general-enquiry" component={GeneralEnquiry} props={quickEnquiry} />}
        </details>
      </section>
    </div>
    <div className={`frame ${styles.legal}`}>
      <LegalNotice />
      {/* The age is part of every form's notice, but each page says it only once. */}
      <p>
        Prices in Indian rupees. For people aged 18 and over. Under 18? Ask a parent to write to us. Map data:
        Natural Earth.
      </p>
      <Links of={legalLinks} />
    </div>
  </footer>
);

const Links = ({ of }: { of: typeof quickLinks | typeof legalLinks }) => (
  <ul className={`row touch-links ${styles.links}`}>
    {of.map(({ to, text }) => (
      <li key={to}>
        <a href={to}>{text}</a>
      </li>
    ))}
  </ul>
);

export const quickEnquiry = { label: 'Quick enquiry', submit: 'Send Enquiry', kind: 'secondary' } as const;
