import aptidaoProfissional from '../../texts/traits/aptidaoProfissional.json' with { type: 'json' };
import diaNatalicio from '../../texts/traits/diaNatalicio.json' with { type: 'json' };
import dividasCarmicas from '../../texts/traits/dividasCarmicas.json' with { type: 'json' };
import grauDeAscensao from '../../texts/traits/grauDeAscensao.json' with { type: 'json' };
import licoesCarmicas from '../../texts/traits/licoesCarmicas.json' with { type: 'json' };
import numeroPsiquico from '../../texts/traits/numeroPsiquico.json' with { type: 'json' };
import relacaoIntervalos from '../../texts/traits/relacaoIntervalos.json' with { type: 'json' };
import respostaSubconsciente from '../../texts/traits/respostaSubconsciente.json' with { type: 'json' };
import talentoOculto from '../../texts/traits/talentoOculto.json' with { type: 'json' };
import tendenciasOcultas from '../../texts/traits/tendenciasOcultas.json' with { type: 'json' };
import details from '../../texts/variants/detalhes.json' with { type: 'json' };
import otherDebts from '../../texts/variants/dividasCarmicas.json' with { type: 'json' };
import otherLessons from '../../texts/variants/licoesCarmicas.json' with { type: 'json' };
import otherTendencies from '../../texts/variants/tendenciasOcultas.json' with { type: 'json' };
import type { NameResult } from '../map-result.ts';
import type { System } from '../rules/rule-set.ts';
import type { LessonText, PracticeText, TendencyText, TitledText, VocationText } from './schema.ts';
import { entryOf, type TextTable, textOf } from './text-of.ts';
import type { Choose } from './variants.ts';

const birthdays: TextTable<TitledText> = diaNatalicio;
const psychic: TextTable<TitledText> = numeroPsiquico;
const talents: TextTable<TitledText> = talentoOculto;
const vocations: TextTable<VocationText> = aptidaoProfissional;
const lessons: TextTable<LessonText> = licoesCarmicas;
const tendencies: TextTable<TendencyText> = tendenciasOcultas;
const responses: TextTable<TitledText> = respostaSubconsciente;
const debts: TextTable<PracticeText> = dividasCarmicas;
type Practised = Pick<PracticeText, 'text' | 'practice'>;
const moreLessons: TextTable<readonly Practised[]> = otherLessons;
const moreTendencies: TextTable<readonly string[]> = otherTendencies;
const moreDebts: TextTable<readonly Practised[]> = otherDebts;
const intervals: TextTable<string> = relacaoIntervalos;
const ascents: TextTable<TitledText> = grauDeAscensao;
const moreResponses: TextTable<readonly string[]> = details.respostaSubconsciente;
const moreAscents: TextTable<readonly string[]> = details.grauDeAscensao;

/** Day of birth, 1 to 31. */
export function interpretBirthday(day: number): TitledText {
  return textOf('diaNatalicio', birthdays, day);
}

/** Número psíquico, 1 to 9; the Pythagorean system keeps 11 and 22. */
export function interpretPsychic(number: number): TitledText {
  return textOf('numeroPsiquico', psychic, number);
}

/** Talento oculto, 1 to 9, 11, 22, 33. */
export function interpretHiddenTalent(number: number): TitledText {
  return textOf('talentoOculto', talents, number);
}

/** Aptidão profissional by Expressão, 1 to 9, 11, 22, 33. */
export function interpretVocation(expressao: number): VocationText {
  return textOf('aptidaoProfissional', vocations, expressao);
}

/** The fields that have variants, of a text and those that the bank has besides; without `choose` the text's own. */
function chosen<Text extends object>(topic: string, first: Text, more?: readonly Text[], choose?: Choose): Text {
  return choose === undefined || more === undefined ? first : choose([first, ...more], topic);
}

/** Lição cármica 1 to 9. `note`: what is special to this school, else absent. `choose` picks among the variants. */
export function interpretLesson(lesson: number, system: System, choose?: Choose): PracticeText & { note?: string } {
  const { cabalisticNote, ...first } = textOf('licoesCarmicas', lessons, lesson);
  const text = { ...first, ...chosen<Practised>(`licoes/${lesson}`, first, entryOf(moreLessons, lesson), choose) };
  return cabalisticNote !== undefined && system === 'cabalistica' ? { ...text, note: cabalisticNote } : text;
}

/** Tendência oculta, 1 to 9. `choose` picks among the variants. */
export function interpretTendency(number: number, choose?: Choose): TendencyText {
  const first = textOf('tendenciasOcultas', tendencies, number);
  const more = (entryOf(moreTendencies, number) ?? []).map((text) => ({ text }));
  return { ...first, ...chosen<{ readonly text: string }>(`tendencias/${number}`, first, more, choose) };
}

/** A titled text with one of its variants. */
function titledOf(topic: string, first: TitledText, more: readonly string[] = [], choose?: Choose): TitledText {
  const others = more.map((text) => ({ text }));
  return { ...first, ...chosen<{ readonly text: string }>(topic, first, others, choose) };
}

/** Resposta subconsciente: 9 less the number of lessons; a name has at least one value, so 1 to 9. `choose` picks among the variants. */
export function interpretResponse(number: number, choose?: Choose): TitledText {
  const first = textOf('respostaSubconsciente', responses, number);
  return titledOf(`resposta/${number}`, first, entryOf(moreResponses, number), choose);
}

/** Dívida cármica 13, 14, 16 or 19. `choose` picks among the variants. */
export function interpretDebt(debt: number, choose?: Choose): PracticeText {
  const first = textOf('dividasCarmicas', debts, debt);
  return { ...first, ...chosen<Practised>(`dividas/${debt}`, first, entryOf(moreDebts, debt), choose) };
}

/** Relação de intervalos of the first name, 1 to 9. */
export function interpretInterval(number: number): string {
  return textOf('relacaoIntervalos', intervals, number);
}

/** Grau de ascensão of the name. `choose` picks among the variants. */
export function interpretAscent(degree: NameResult['grauAscensao'], choose?: Choose): TitledText {
  const first = textOf('grauDeAscensao', ascents, degree);
  return titledOf(`grau/${degree}`, first, entryOf(moreAscents, degree), choose);
}
