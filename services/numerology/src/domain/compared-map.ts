import type { ComparedMap } from '@sefira/contracts/numerology/results';
import type { NumerologyMap } from '@sefira/numerology/map-result';

/** A map as it stands beside other people's: 3 KB of 100 KB (tests/bench/fairness.bench.ts). */
export function comparedMap(map: NumerologyMap): ComparedMap {
  const {
    letters: _letters,
    notes: _notes,
    valoresLetras: _values,
    arcanos: _arcanos,
    ciclosAnos: _cycleYears,
    momentosAnos: _momentYears,
    periodos: _periods,
    vigentes: _current,
    triangulos: _triangles,
    explanations,
    ...numbers
  } = map;
  return { ...numbers, explanations: { destino: explanations.destino } };
}
