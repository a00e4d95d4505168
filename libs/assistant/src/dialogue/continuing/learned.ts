import { type FollowUp, followUpIntent } from '../../understanding/follow-up-intents.ts';
import { isManner } from '../../understanding/likely-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { oneMoreOption } from '../../understanding/read-options.ts';
import type { Before } from '../../understanding/training/follow-up-examples.ts';
import { phases } from '../number-view.ts';
import type { Act, DialogueState, NameMode } from '../state.ts';
import { isChild } from '../who/people.ts';

const before: Readonly<Partial<Record<Before, readonly string[]>>> = {
  eu: [
    'fraco',
    'forte',
    'conselho',
    'pratica',
    'resumo',
    'melhorar',
    'porque',
    'exemplo',
    'outroPasso',
    'seIgnorar',
    'outrosVeem',
  ],
  area: ['area', 'profissao', 'quemCombina', 'aprender'],
  numero: ['numero', 'mapa', 'significado', 'como', 'paraQue', 'pesoDosNumeros'],
  conceito: ['conceito', 'numeroMestre'],
  lista: ['itemDaLista'],
  fase: ['faseAgora', 'faseFim', 'faseProxima'],
  tempo: ['periodo', 'momento', 'quandoMuda', 'porquePeriodo', 'antesDaVirada', 'evitar', 'anoDoNumero'],
  escolhaTempo: ['compararPeriodos', 'porqueEscolha'],
  decisao: ['decisao', 'entreOpcoes', 'motivos', 'comoDecidir', 'porOndeComecar'],
  pessoa: ['conviver', 'traco', 'irrita', 'precisa', 'feedback', 'tarefa', 'relato'],
  crianca: ['crianca', 'estuda', 'brinca', 'ensinar'],
  par: ['par', 'brigas', 'comum', 'completa', 'quem', 'quemMaisCombina'],
  busca: ['melhorDia', 'melhorMes', 'diaBom'],
};
const groupOf = new Map(
  Object.entries(before).flatMap(([group, intents]) => intents.map((intent) => [intent, group as Before] as const)),
);
/** Questions about a person, which are others when they are asked of another person or of two. */
const ofOne = new Set<Before>(['eu', 'area', 'pessoa', 'crianca']);
const leastProbability = 0.8;
const leastBesideOthers = 0.9;
/** The score of a message that says by itself what it asks. */
const clear = 4.6;
const unclear = 3;

/** `Meu marido é contra` is said of the choice, `e meu marido?` asks for another person. */
function isSure({ intent, probability, share }: FollowUp, score: number, isBesideOthers: boolean): boolean {
  // Nothing else it could ask after this question: the words alone make it doubtful.
  const isOnlyOne = share >= 0.99 && probability >= leastProbability;
  if (isBesideOthers) return probability >= leastBesideOthers || isOnlyOne;
  if (score >= clear) return probability >= leastProbability;
  // A message that asks nothing by itself is more often a follow-up than the examples are.
  // `E ele?` contradicts nothing.
  if (isManner(intent)) return probability >= 0.5;
  return score < unclear ? probability >= 0.3 || (probability >= 0.05 && share >= 0.4) : probability >= 0.5;
}

/** Questions about names that the names on the table answer. */
const ofNames: ReadonlySet<string> = new Set([
  'escolher',
  'quantoDa',
  'nomeMuda',
  'nomeMelhorou',
  'nomeBom',
  'nomeDiz',
  'porque',
  'sequencias',
  'nomesBebe',
  'nomesEmpresa',
  'codigo',
]);
const groupOfMode: Readonly<Record<NameMode, Before>> = {
  assinatura: 'assinatura',
  empresa: 'empresa',
  bebe: 'bebe',
  codigo: 'codigo',
};
const lists: readonly string[] = ['dividasCarmicas', 'licoesCarmicas', 'tendenciasOcultas'];

/** The last answer was about the product. */
export function isOfProduct({ manner }: DialogueState): boolean {
  return manner?.startsWith('produto') === true;
}

/** What the conversation was about; undefined where no short message was learned for it. */
function groupBefore(state: DialogueState): Before | undefined {
  const { act, table } = state;
  if (isOfProduct(state)) return 'produto';
  if (table.mode !== null) return groupOfMode[table.mode];
  return act === null ? undefined : groupOfAct(act, state);
}

function groupOfAct(act: Act, { people }: DialogueState): Before | undefined {
  const { intent, topics, of, who } = act;
  const isOfNumber = topics.some((topic) => topic !== 'mapa') && (of !== null || intent === 'numero');
  const isOfConcept = intent === 'conceito' || of === 'conceito';
  // A first step towards no decision is advice.
  if (intent === 'porOndeComecar' && act.purpose === null && who[0] === 'eu') return 'eu';
  if (topics.some((topic) => phases.includes(topic)) && !isOfConcept) return 'fase';
  if (topics.some((topic) => lists.includes(topic)) && !isOfConcept) return 'lista';
  // A simpler wording or an example leaves what was spoken of.
  const group = isOfNumber && !isOfConcept ? 'numero' : (groupOf.get(intent) ?? groupOf.get(of ?? ''));
  if (group === undefined || !ofOne.has(group)) return group;
  if (who.length > 1) return 'par';
  const [label = 'eu'] = who;
  if (label === 'eu') return group;
  return isChild(label, people) ? 'crianca' : 'pessoa';
}

/**
 * What labelled pairs of a question and a short message say that the message asks; null where they are not sure.
 * @param score of what the message asks by itself: a weak one yields to a likely pair
 */
export function learnedIntent(
  { words, text, topics, areas, read, periods, language, likely, options }: Understood,
  state: DialogueState,
  score = clear,
): string | null {
  const { table } = state;
  // `E o meu?` points to a person and asks the question before.
  if (likely.length === 0) return null;
  const others = read.people.filter(({ label }) => label !== 'eu');
  const group = groupBefore(state);
  const isOfOther = others.some(({ name, birthDate }) => name !== null || birthDate !== null);
  // The pairs are of Portuguese.
  if (language !== 'pt' || group === undefined || isOfOther || (topics.length > 0 && group !== 'tempo')) return null;
  // `Curitiba ou Florianópolis?` names what is chosen between.
  if (group === 'decisao' && (options.length > 1 || oneMoreOption(words) !== null)) return null;
  // `E pra dividir despesa?` of two people names an area of life.
  if (group === 'par' && areas.length > 0 && /^(?:e |mas )*(?:para|n[oa]|com) /u.test(words)) return null;
  // `Que dia a gente marca a inauguração?` is asked of the calendar, and of no name.
  if (table.mode !== null && /\b(?:dia|data|mes|quando)\b/u.test(words)) return null;
  if (periods.length > 0 && group !== 'escolhaTempo' && group !== 'tempo') return null;
  const learned = followUpIntent(words, text.includes('?'), group);
  if (learned === null || !isSure(learned, score, others.length > 0)) return null;
  // `Por que meu ano pessoal muda no aniversário?` says what it asks.
  if (topics.length > 0 && learned.intent !== 'antesDaVirada') return null;
  return table.mode === null || group === 'produto' || ofNames.has(learned.intent) ? learned.intent : null;
}
