import { type Before, followUpIntent } from '../../understanding/follow-up-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { oneMoreOption } from '../../understanding/read-options.ts';
import type { DialogueState } from '../state.ts';

const before: Readonly<Record<Before, readonly string[]>> = {
  eu: ['fraco', 'forte', 'conselho', 'pratica', 'area', 'profissao', 'resumo', 'aprender', 'melhorar', 'porque'],
  numero: ['numero', 'mapa', 'significado', 'conceito', 'como'],
  tempo: ['periodo', 'momento', 'quandoMuda', 'porquePeriodo', 'antesDaVirada'],
  escolhaTempo: ['compararPeriodos', 'porqueEscolha'],
  decisao: ['decisao', 'entreOpcoes', 'motivos'],
  pessoa: ['conviver', 'traco', 'irrita', 'precisa', 'feedback', 'tarefa', 'crianca', 'estuda', 'ensinar', 'relato'],
  par: ['par', 'brigas', 'comum', 'completa', 'quem', 'quemMaisCombina'],
  busca: ['melhorDia', 'melhorMes', 'diaBom'],
  nomes: [],
  codigo: [],
};
const groupOf = new Map(
  Object.entries(before).flatMap(([group, intents]) => intents.map((intent) => [intent, group as Before] as const)),
);
const leastProbability = 0.8;
/** Questions about names that the names on the table answer. */
const ofNames = new Set(['escolher', 'quantoDa', 'nomeMuda']);

/** What labelled pairs of a question and a short message say that the message asks; null where they are not sure. */
export function learnedIntent({ words, text, topics, read, periods }: Understood, state: DialogueState): string | null {
  const { act, table } = state;
  const isOfOther = read.people.some(({ label }) => label !== 'eu');
  const isOfNumber = act?.of !== null && act?.topics.some((topic) => topic !== 'mapa') === true;
  const asked = isOfNumber ? 'numero' : groupOf.get(act?.intent ?? '');
  const group = table.mode === null ? asked : table.mode === 'codigo' ? 'codigo' : 'nomes';
  if (group === undefined || isOfOther || (topics.length > 0 && group !== 'tempo')) return null;
  if (group === 'decisao' && oneMoreOption(words) !== null) return null;
  // `Que dia a gente marca a inauguração?` is asked of the calendar, and of no name.
  if (table.mode !== null && /\b(?:dia|data|mes|quando)\b/u.test(words)) return null;
  if (periods.length > 0 && group !== 'escolhaTempo' && group !== 'tempo') return null;
  const learned = followUpIntent(words, text.includes('?'), group);
  if (learned === null || learned.probability < leastProbability) return null;
  return table.mode === null || ofNames.has(learned.intent) ? learned.intent : null;
}
