import type { SignatureVariantWire } from '@sefira/contracts/numerology/signature/signature-result';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface VariantListProps {
  readonly variants: readonly SignatureVariantWire[];
  readonly onTry: ((name: string) => void) | undefined;
}

/** Real spellings with what they change. */
export function VariantList({ variants, onTry }: VariantListProps) {
  return (
    <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {variants.map(({ name, changes, text }) => (
        <li key={name} className="rounded-xl border border-border p-4">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="mt-0.5 text-small text-muted">{changes.join('; ')}</p>
          <p className="mt-2 text-small">{text}</p>
          {onTry ? (
            <div className="mt-3 print:hidden">
              <Button variant="outline" size="sm" onPress={() => onTry(name)} label={texts.toDeskOf(name)}>
                {texts.toDesk}
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
