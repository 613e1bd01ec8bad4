import { useLayoutEffect, useRef } from 'react';
import type { Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { findItem, itemsByTab } from '../../content/resume-plans.ts';
import { rupees } from '../../content/rupees.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import styles from './bar.module.css';

interface Props {
  plan: Plan;
  onChoose: (item: Plan['item']) => void;
  onPayOnline: () => void;
}

/** On a phone, the chosen plan with its price and its action at the foot of the screen. */
export function ResumeBar({ plan, onChoose, onPayOnline }: Props) {
  const list = useRef<HTMLSelectElement>(null);
  const choose = (name: string | undefined) => {
    const item = name && findItem(name);
    if (item && item !== plan.item) onChoose(item);
  };
  // A visitor may have chosen before the script was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on every choice is heard.
  useLayoutEffect(() => choose(list.current?.value), []);
  return (
    <section className={styles.bar} aria-label="Your choice">
      <div>
        <select
          ref={list}
          aria-label="Plan or combo"
          className={styles.item}
          value={plan.item}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {Object.entries(itemsByTab).map(([tab, items]) => (
            <optgroup key={tab} label={tab}>
              {items.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p className={styles.price}>
          <b>{rupees(priceOf(plan))}</b> for {plan.band} years
        </p>
      </div>
      <PayOnline kind="primary" onReady={onPayOnline} />
    </section>
  );
}
