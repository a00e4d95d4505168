import { useClaims } from './site-texts.ts';

interface ClaimsProps {
  readonly claims: readonly { readonly key: string; readonly value: string; readonly label: string }[];
  /** A heading, hidden together with the claims. */
  readonly title?: string;
}

/** The product's claims in figures. */
export function Claims({ claims, title }: ClaimsProps) {
  const figures = useClaims(claims);
  if (figures.length === 0) return null;
  return (
    <section className="section">
      {title ? <h2 className="mb-6">{title}</h2> : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {figures.map(({ key, value, label }) => (
          <div key={key} className="flex flex-col border-s border-gold ps-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figure order-first text-h2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
