import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import type { WireMap } from '@sefira/contracts/numerology/map';
import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import type { CompatibilityResultWire, RelationPairWire } from '@sefira/contracts/numerology/results';
import type { RedactedContent, RedactedMap, RedactedPortrait } from '@sefira/contracts/numerology/shared';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';

/** Rules of the name alone: their explanations do not contain the date. */
const nameRules = [
  'motivacao',
  'impressao',
  'expressao',
  'somaTotal',
  'talentoOculto',
  'licoesCarmicas',
  'tendenciasOcultas',
  'respostaSubconsciente',
  'arcanoRegente',
  'sequenciasNegativas',
] as const;

/**
 * A result without its birth dates: no day, no year, no period, no reason that spells the date. The contract cuts what is
 * left over; values that reveal the date inside a remaining part are removed here.
 */
export function withoutBirthDate(content: AnalysisContent): RedactedContent {
  switch (content.kind) {
    case 'personal': {
      const { map, texts, compatibility } = content.result;
      return { kind: 'personal', compatibility, map: redactedMap(map), texts };
    }
    case 'name': {
      const { map, nameCompatibility, ...result } = content.result;
      const { score, description } = nameCompatibility;
      return { kind: 'name', ...result, score, description, map: redactedMap(map) };
    }
    case 'company':
      return { kind: 'company', companyName: content.input.companyName, ...content.result };
    case 'group':
      return { kind: 'group', ...content.result };
    case 'compatibility':
      return { kind: 'compatibility', ...content.result, compatibilityPairs: withoutYears(content.result) };
    case 'dates': {
      const { from, to, people, companies } = content.input;
      const names = [...people, ...companies].map(({ name }) => name);
      return { kind: 'dates', ...content.result, from, to, names };
    }
    case 'atlas':
      return { kind: 'atlas', name: content.result.name, arcanos: arcanaOfName(content.result) };
    case 'yearbook': {
      const { name, from, to } = content.result;
      return { kind: 'yearbook', name, from, to };
    }
    case 'signature': {
      const { input, result } = content;
      const entries = result.entries.map((entry) => ({ ...entry, runs: entry.triangles?.vida.runs ?? [] }));
      const { typeface, drawing } = input;
      return { kind: 'signature', entries, typeface, drawing, note: result.note };
    }
    case 'baby':
      return { kind: 'baby', ...content.result };
    case 'brand':
      return { kind: 'brand', sector: content.input.sector, ...content.result };
    case 'cycles': {
      const { reading, ...result } = content.result;
      return { kind: 'cycles', ...result, reading: reading.isChild ? null : reading };
    }
  }
}

/** Debts come from the birthday. */
const pairsOfDate: ReadonlySet<PortraitWire['pairs'][number]['kind']> = new Set(['debtAnswered']);

/** The long texts without letter, life and years, which reveal ages and dates. */
export function portraitWithoutBirthDate({ areas, pairs }: PortraitWire): RedactedPortrait {
  return { areas, pairs: pairs.filter(({ kind }) => !pairsOfDate.has(kind)) };
}

/** The title of a public page; only the cycles of a date without a name say the date. */
export function titleWithoutBirthDate(content: AnalysisContent, title: string): string {
  if (content.kind !== 'cycles' || content.input.name !== undefined) return title;
  return `Ciclos de ${content.input.year}`;
}

/** The content with its e-mail, where it has one and its owner shows it. */
export function withEmail(
  content: AnalysisContent,
  isShown: boolean,
): { content: AnalysisContent; email: string | null } {
  if (content.kind !== 'personal' && content.kind !== 'company') return { content, email: null };
  const email = isShown ? content.input.email : null;
  if (content.kind === 'personal') return { content: { ...content, input: { ...content.input, email } }, email };
  return { content: { ...content, input: { ...content.input, email } }, email };
}

/** The arcana of the triângulo da vida without their time; empty in a school without triangles. */
function arcanaOfName({ tracks, readings }: AtlasResultWire) {
  const segments = tracks.find(({ id }) => id === 'vida')?.segments ?? [];
  return segments.flatMap(({ number, reading }) => {
    const words = readings[reading];
    // The first paragraph names the tense, the last is the text of the number.
    return words ? [{ number, title: words.title, theme: words.theme, text: words.paragraphs.at(-1) ?? '' }] : [];
  });
}

function withoutYears({ compatibilityPairs }: CompatibilityResultWire): RelationPairWire[] {
  return compatibilityPairs.map((pair) => ({ ...pair, axes: pair.axes.filter(({ axis }) => axis !== 'anoPessoal') }));
}

function redactedMap(map: WireMap): RedactedMap {
  const explanations: RedactedMap['explanations'] = {};
  for (const rule of nameRules) {
    const explanation = map.explanations[rule];
    if (explanation) explanations[rule] = explanation;
  }
  return { ...map, triangulo: map.triangulos.vida.rows, explanations };
}
