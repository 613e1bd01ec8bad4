import type { PageProps } from '../../page.ts';
import { TintedSection } from '../../ui/tinted-section.tsx';
import { CertificationLink, CertificationStart } from './link.tsx';
import styles from './systems.module.css';

export const SystemCertifications = (props: PageProps) => (
  <div className={styles.field}>
    <TintedSection>
      <h2>Networks, servers and platforms</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Certificate</th>
            <th scope="col">Next batch</th>
            <th scope="col">What you’ll be able to do</th>
            <th scope="col">Good background</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <CertificationLink id="ccna" />
            </th>
            <td>
              <CertificationStart {...props} id="ccna" />
            </td>
            <td>Build and repair a small network: switching, routing, addressing, basic security.</td>
            <td>Support staff and fresh graduates.</td>
          </tr>
          <tr>
            <th scope="row">
              <CertificationLink id="palo-alto" />
            </th>
            <td>
              <CertificationStart {...props} id="palo-alto" />
            </td>
            <td>Run Palo Alto Networks firewalls and write rules for applications and users.</td>
            <td>Networking experience and usually a CCNA.</td>
          </tr>
          <tr>
            <th scope="row">
              <CertificationLink id="vmware" />
            </th>
            <td>
              <CertificationStart {...props} id="vmware" />
            </td>
            <td>Run servers on vSphere and keep them running when a host fails.</td>
            <td>Windows and Linux administration.</td>
          </tr>
          <tr>
            <th scope="row">
              <CertificationLink id="sales-force" />
            </th>
            <td>
              <CertificationStart {...props} id="sales-force" />
            </td>
            <td>Set up Salesforce for a sales or service team: access, fields, reports, flows.</td>
            <td>Sales operations and support. No programming needed.</td>
          </tr>
        </tbody>
      </table>
    </TintedSection>
  </div>
);
