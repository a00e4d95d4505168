import { letterGrid } from '@sefira/numerology/letter-grid';
import { computePartialMap } from '@sefira/numerology/map';
import { numberNames } from '../../texts/analyses/personal-analysis.ts';
import { todayInBrazil } from '../format/calendar-date.ts';
import { lettersByWord } from './letters-by-word.ts';
import { Mandala } from './mandala.tsx';
import { NumberGlyph } from './number-glyph.tsx';

interface TypedMandalaProps {
  readonly name: string;
  /** The birth date as `YYYY-MM-DD`; null while it is incomplete. */
  readonly birthDate: string | null;
  /** Shown until the name has a letter. */
  readonly hint: string;
}

/** The mandala of a name as it is typed, with its numbers. Computed in the page, nothing is sent. */
export function TypedMandala({ name, birthDate, hint }: TypedMandalaProps) {
  const { cells, expressao, motivacao, impressao } = letterGrid(name);
  const destiny = birthDate ? destinyOf(birthDate) : null;
  const numbers = [
    { label: numberNames.motivacao.name, number: motivacao },
    { label: numberNames.impressao.name, number: impressao },
    { label: numberNames.expressao.name, number: expressao },
    { label: numberNames.destino.name, number: destiny },
  ].flatMap(({ label, number }) => (number === null ? [] : [`${label}\u00a0${number}`]));
  return (
    <div className="flex items-center gap-5 lg:grid lg:justify-items-center lg:gap-6 lg:text-center">
      {expressao === null ? (
        <NumberGlyph number={0} state="outline" className="w-24! shrink-0 lg:w-80!" />
      ) : (
        <Mandala
          decorative
          words={lettersByWord(cells)}
          destiny={destiny}
          expression={expressao}
          motivation={motivacao ?? 0}
          impression={impressao ?? 0}
          className="w-24! shrink-0 lg:w-full!"
        />
      )}
      <p className="min-w-0 text-small text-muted lg:text-base">{numbers.length === 0 ? hint : numbers.join(' · ')}</p>
    </div>
  );
}

function destinyOf(birthDate: string): number | null {
  return computePartialMap({ name: null, birthDate, referenceDate: todayInBrazil() }).destino ?? null;
}
