import type { SecondFactorSecret } from '#shared/domain/second-factor.ts';
import { QrCode } from './qr-code.tsx';
import styles from './security.module.css';

/** A secret to scan, or to type in. */
export const ShownSecret = ({ uri, secret }: SecondFactorSecret) => (
  <>
    <p>Scan this with an authenticator app, or type the key under it in. Show it to nobody.</p>
    <QrCode text={uri} label="QR code for the authenticator app" />
    <p className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
  </>
);
