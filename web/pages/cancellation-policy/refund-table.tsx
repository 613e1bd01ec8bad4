import { refundAnchor } from '#shared/domain/orders/refund-rules.ts';
import { approvedRefundText, refundTable } from '#shared/domain/orders/refund-table.ts';
import { CallAndWhatsApp } from '../../ui/call-and-whatsapp.tsx';
import { DeadlinesByEmail } from '../../ui/deadlines-by-email.tsx';
import styles from './refund-table.module.css';

export const RefundTable = () => (
  <>
    <p>What the policy means for your money, in plain words.</p>
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What it’s about</th>
          <th scope="col">What happens to your money</th>
        </tr>
      </thead>
      {refundTable.map(({ name, cases }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          {cases.map(({ id, about, answer }) => (
            <tr key={id} id={refundAnchor(id)} className={styles.rule}>
              <th scope="row">{about}</th>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
    <p>{approvedRefundText}</p>
    <CallAndWhatsApp about="refunds" />
    <DeadlinesByEmail />
  </>
);
