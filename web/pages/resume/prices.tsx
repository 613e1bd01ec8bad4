import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Plan } from '#shared/domain/payment.ts';
import { type Band, bands } from '#shared/domain/pricing.ts';
import { type PriceTab, tabOf } from '../../content/resume-plans.ts';
import { loadPurchase, PurchaseDialog } from '../../purchase/pay-online.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ResumeBar } from './bar.tsx';
import { ResumeCombos } from './combos.tsx';
import { ResumePlans } from './plans.tsx';
import styles from './prices.module.css';

/**
 * The price list: years of experience first, then one thing or several together. The parts of the page below it
 * come as children, so that on a phone the choice stays at the foot of the screen as far as the footer.
 */
export function ResumePrices({ children }: { children: ReactNode }) {
  const [band, setBand] = useState<Band>('14-20');
  const [chosen, setChosen] = useState<Record<PriceTab, Plan['item']>>(firstChoice);
  const [tab, setTab] = useState<PriceTab>('Plans');
  const [isBuying, setBuying] = useState(false);
  const [isLost, setLost] = useState(false);

  const choose = (item: Plan['item']) => {
    setTab(tabOf(item));
    setChosen((now) => ({ ...now, [tabOf(item)]: item }));
  };
  const payOnline = (item: Plan['item']) => {
    choose(item);
    setBuying(true);
  };

  const { search } = useLocation();
  useEffect(() => {
    // Back from a checkout that had left the page. The dialog says what became of it.
    if (/\bpayment=(failed|unverified)\b/.test(search))
      loadPurchase().then(
        () => setBuying(true),
        () => setLost(true),
      );
  }, [search]);

  const plan: Plan = { band, item: chosen[tab] };
  return (
    <>
      <section className={styles.prices} aria-labelledby="prices">
        {isLost && (
          <p role="alert">
            Your payment could not be looked up. Check the connection and load the page again.
          </p>
        )}
        <h2 id="prices">Your years of experience set the price</h2>
        <ExperienceLadder selected={band} onSelect={setBand} />
        <Tabs
          label="Price list"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { name: 'Plans', panel: <ResumePlans band={band} onPayOnline={payOnline} /> },
            { name: 'Combo', panel: <ResumeCombos band={band} onPayOnline={payOnline} /> },
          ]}
        />
      </section>
      {children}
      <ResumeBar plan={plan} onChoose={choose} onPayOnline={() => payOnline(plan.item)} />
      {isBuying && (
        <Suspense>
          <PurchaseDialog
            onClose={() => setBuying(false)}
            plan={plan}
            onPlan={(stored) => {
              setBand(stored.band);
              choose(stored.item);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const firstChoice = { Plans: 'Resume', Combo: 'Ultimate Career Kit' } as const;

interface LadderProps {
  selected: Band;
  onSelect: (band: Band) => void;
}

/** The bands of experience as steps, each higher than the one before. */
function ExperienceLadder({ selected, onSelect }: LadderProps) {
  const steps = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // A visitor may have chosen before the script was here, and shall not read another band's prices.
    const chosen = steps.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const band = bands.find((name) => name === chosen);
    if (band) onSelect(band);
  }, [onSelect]);
  return (
    <fieldset ref={steps} className={styles.ladder}>
      <legend>Years of experience</legend>
      {bands.map((band) => (
        <label key={band} className={styles.step}>
          <input
            type="radio"
            name="band"
            value={band}
            checked={band === selected}
            onChange={() => onSelect(band)}
          />
          <span>
            <b>{band}</b> years
          </span>
        </label>
      ))}
    </fieldset>
  );
}
