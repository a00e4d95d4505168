import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { Link } from 'react-router-dom';
import { formPaths, paths } from '../../shared/navigation/paths.ts';
import type { ForClient } from '../../shared/people/prefill.ts';
import { clientAnalyses, clientTexts as texts } from '../../texts/professional/clients.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

/** Links to the analyses with the client's data filled in. */
export function StartAnalysis({ client }: { readonly client: ClientWire }) {
  const { id, name, birthDate } = client;
  const forClient: ForClient = { id, name, birthDate };
  return (
    <section aria-labelledby="start-analysis">
      <h2 id="start-analysis" className="text-h3">
        {texts.startTitle}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {texts.startHint}{' '}
        <Link to={paths.reportBrand} className="text-link">
          {texts.brand}
        </Link>
      </p>
      <ul className="mt-4 grid gap-3 min-[28rem]:grid-cols-2 sm:grid-cols-3">
        {clientAnalyses.map(({ kind, number, label }) => (
          <li key={kind}>
            <Link
              to={formPaths[kind]}
              state={{ forClient }}
              className="card flex min-h-16 items-center gap-3 p-3 font-semibold hover:bg-default"
            >
              <NumberGlyph number={number} className="w-9! shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
