import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Band } from '#shared/domain/pricing.ts';
import { type OfferName, type OfferTab, tabOf } from '../../content/resume-offers.ts';
import { fetchPurchase, PurchaseDialog } from '../../purchase/late-purchase.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ResumeBar } from './bar.tsx';
import { ResumeCombos } from './combos.tsx';
import { ExperienceLadder } from './ladder.tsx';
import { ResumePlans } from './plans.tsx';
import styles from './prices.module.css';

/**
 * The price list: years of experience first, then one thing or several together. Whatever stands below it
 * comes as children, so that on a phone the choice stays at the foot of the screen as far as the footer.
 */
export function ResumePrices({ children }: { children: ReactNode }) {
  const [band, setBand] = useState<Band>('14-20');
  const [chosen, setChosen] = useState<Record<OfferTab, OfferName>>(firstChoice);
  const [tab, setTab] = useState<OfferTab>('Plans');
  const [isBuying, setBuying] = useState(false);
  const [isLost, setLost] = useState(false);

  const choose = (offer: OfferName) => {
    setTab(tabOf(offer));
    setChosen((now) => ({ ...now, [tabOf(offer)]: offer }));
  };
  const payOnline = (offer: OfferName) => {
    choose(offer);
    setBuying(true);
  };

  const { search } = useLocation();
  useEffect(() => {
    // Back from a checkout that had left the page. What became of it is the dialog's to say.
    if (/\bpayment=(failed|unverified)\b/.test(search))
      fetchPurchase().then(
        () => setBuying(true),
        () => setLost(true),
      );
  }, [search]);

  const offer = chosen[tab];
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
      <ResumeBar band={band} offer={offer} onChoose={choose} onPayOnline={payOnline} />
      {isBuying && (
        <Suspense>
          <PurchaseDialog
            onClose={() => setBuying(false)}
            plan={{ band, item: offer }}
            onPlan={(plan) => {
              setBand(plan.band);
              choose(plan.item);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const firstChoice = { Plans: 'Resume', Combo: 'Ultimate Career Kit' } as const;
