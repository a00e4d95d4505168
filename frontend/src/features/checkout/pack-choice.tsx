import { paymentTexts } from '../../texts/billing/checkout.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import type { PackOffer } from './choice.ts';

interface PackChoiceProps {
  readonly packs: readonly PackOffer[];
  readonly chosen: string | undefined;
  readonly onChoose: (pack: string) => void;
}

/** Credit packs with the price per credit. */
export function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  return (
    <ChoiceGroup legend={paymentTexts.pack} legendVisible={false} className="grid gap-4 sm:grid-cols-3">
      {packs.map((pack) => (
        <ChoiceCard
          key={pack.id}
          name="pack"
          value={pack.id}
          label={pack.name}
          mark={pack.isPopular ? <Badge tone="gold">{paymentTexts.popular}</Badge> : null}
          checked={pack.id === chosen}
          onChoose={() => onChoose(pack.id)}
        >
          <p className="figure mt-1 text-h2 whitespace-nowrap">{formatMoney(pack.priceCents)}</p>
          <p className="text-small text-muted tabular-nums">
            {paymentTexts.perCredit(formatMoney(Math.round(pack.priceCents / pack.credits)))}
          </p>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
