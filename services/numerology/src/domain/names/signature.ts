import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { SignatureEntryWire, SignatureVariantWire } from '@sefira/contracts/numerology/signature/signature-result';
import {
  readSignatures,
  type SignatureReason,
  titleOf,
  wordsOfVariant,
} from '@sefira/numerology/interpretations/signature/read-signatures';
import type { Triangle } from '@sefira/numerology/map-result';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import {
  compareSignatures,
  type SignatureEntry,
  type SignatureStudy,
  type SignatureVariant,
} from '@sefira/numerology/signature/compare-signatures';
import { type AnalysisDefinition, numberEntry, percentEntry } from '../analysis-definition.ts';

export const signature: AnalysisDefinition<'signature'> = {
  kind: 'signature',
  done: 'Nomes comparados com sucesso!',
  title: (input) => `Assinatura de ${birthName(input)}`,
  names: ({ names }) => names.map(({ name }) => name),
  compute(input, reading) {
    const study = compareSignatures({ ...input, ...reading });
    const { reasons, causes, recommendation, method, note } = readSignatures(study);
    const [birth] = study.entries;
    if (!birth) throw new RangeError('a comparison has a birth name');
    const { diaNatalicio, numeroPsiquico, destino, diasFavoraveis } = birth.map;
    return {
      system: ruleSetFor(reading.system).system,
      birth: { diaNatalicio, numeroPsiquico, destino, diasFavoraveis },
      entries: study.entries.map((entry, index) => entryOf(entry, reasons[index] ?? [], study)),
      causes: study.causes.map(({ entry, sequences, places, remedies }, index) => {
        const { title = '', text = '', others = '' } = causes[index] ?? {};
        const before = study.entries[entry] ?? birth;
        return {
          entry,
          sequences,
          title,
          text,
          others,
          places: places.map(({ letters: [from, to], ...place }) => ({ ...place, letters: [from, to] })),
          remedies: remedies.map((variant) => variantOf(variant, before)),
        };
      }),
      recommendation: {
        entry: study.best,
        ...recommendation,
        reasons: [...recommendation.reasons],
        cares: [...recommendation.cares],
        steps: [...recommendation.steps],
        variants: study.variants.map((variant) => variantOf(variant, birth)),
      },
      method: [...method],
      note,
    };
  },
  summarize: ({ entries, recommendation }) => {
    const best = entries[recommendation.entry];
    return [percentEntry(best?.name ?? '', best?.score ?? 0), numberEntry('Nomes comparados', entries.length)];
  },
};

function birthName({ names }: AnalysisInput<'signature'>): string {
  return names[0]?.name ?? '';
}

function entryOf(
  entry: SignatureEntry,
  reasons: readonly SignatureReason[],
  { hasTriangles }: SignatureStudy,
): SignatureEntryWire {
  const { map } = entry;
  const { vida, pessoal, social, destino } = map.triangulos;
  return {
    use: entry.use,
    title: titleOf(entry),
    name: map.name,
    letters: map.letters,
    motivacao: map.motivacao,
    impressao: map.impressao,
    expressao: map.expressao,
    missao: map.missao,
    licoesCarmicas: map.licoesCarmicas,
    filledLessons: [...entry.filledLessons],
    tendenciasOcultas: map.tendenciasOcultas,
    respostaSubconsciente: map.respostaSubconsciente,
    dividasCarmicas: map.dividasCarmicas,
    relation: map.harmoniaNomeNascimento,
    harmony: entry.harmony,
    triangles: hasTriangles
      ? {
          vida: triangleOf(vida),
          pessoal: triangleOf(pessoal),
          social: triangleOf(social),
          destino: triangleOf(destino),
        }
      : null,
    stretches: entry.stretches,
    score: entry.score,
    reasons: [...reasons],
  };
}

function triangleOf({ rows, arcanoRegente, sequenciasNegativas: runs }: Triangle) {
  return { base: rows[0] ?? [], arcanoRegente, runs };
}

function variantOf(variant: SignatureVariant, before: SignatureEntry): SignatureVariantWire {
  const { map, changes, harmony, stretches, score } = variant;
  const { name, expressao, missao } = map;
  const text = wordsOfVariant(variant, before);
  return { name, changes: [...changes], expressao, missao, harmony, stretches, score, text };
}
