import { brand } from '#shared/brand.ts';
import {
  bands,
  comboContents,
  comboNames,
  comboPrices,
  planNames,
  planPrices,
} from '#shared/domain/pricing.ts';
import { rupees } from '../content/rupees.ts';
import { LinkButton } from '../ui/button.tsx';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';
import { PriceTable } from './price-table.tsx';

/** What a resume, a cover letter and a LinkedIn profile cost, alone and together. */
export const ResumePage = () => (
  <>
    <Opening title="Resume">
      Resume, cover letter and LinkedIn profile, written for your years of experience. Delivered in 3-5 days,
      with unlimited revisions and 6 months of support.
    </Opening>
    <Prose>
      <h2>Plans</h2>
      <PriceTable
        caption="Rupees for one plan, by years of experience"
        columns={planNames}
        rows={bands.map((band) => ({
          name: `${band} years`,
          cells: planNames.map((plan) => rupees(planPrices[band][plan])),
        }))}
      />
      <h2>Combos</h2>
      <PriceTable
        caption="Rupees for a combo, and what it saves"
        columns={comboNames.map((combo) => `${combo}: ${comboContents[combo].join(' + ')}`)}
        rows={bands.map((band) => ({
          name: `${band} years`,
          cells: comboNames.map((combo) => {
            const { price, originalPrice } = comboPrices[band][combo];
            return `${rupees(price)}, saves ${rupees(originalPrice - price)}`;
          }),
        }))}
      />
      <p>The Ultimate Career Kit comes with priority support.</p>
      <LinkButton to={`tel:${brand.phone}`} kind="primary">
        BUY NOW
      </LinkButton>
    </Prose>
  </>
);
