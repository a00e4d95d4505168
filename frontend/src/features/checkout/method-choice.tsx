import type { PaymentMethod } from '@sefira/contracts/billing/catalogue';
import { Barcode, CreditCard, QrCode, Wallet } from 'lucide-react';
import { methodHints, methodNames } from '../../texts/billing/billing.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/fields/choice-group.tsx';

const icons = { 'credit-card': CreditCard, pix: QrCode, boleto: Barcode, paypal: Wallet } as const;

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The methods that the provider offers. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  return (
    <ChoiceGroup legend={paymentTexts.method} className="grid gap-3 sm:grid-cols-2">
      {methods.map((method) => {
        const Icon = icons[method];
        return (
          <ChoiceCard
            key={method}
            name="method"
            value={method}
            label={methodNames[method]}
            mark={<Icon aria-hidden="true" className="size-5 text-muted" />}
            checked={method === chosen}
            onChoose={() => onChoose(method)}
          >
            <p className="text-small text-muted">{methodHints[method]}</p>
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
