import type { Question } from '../answerer.ts';
import type { Dialogue } from '../dialogue/dialogue.ts';
import { emptyAct } from '../dialogue/state.ts';
import { composeAdvice } from './advice/compose-advice.ts';
import { composeChild, composeEarly, composeWhyChild } from './advice/compose-child.ts';
import { comforting, composeMatterOfAll, isYoung } from './advice/compose-guidance.ts';
import { composeInterview } from './advice/compose-interview.ts';
import { composeReport } from './advice/compose-report.ts';
import { composeStory } from './advice/compose-story.ts';
import { composeYoung } from './advice/compose-young.ts';
import { isOfUser } from './advice/decision.ts';
import { composeBestDay, composeBestMonth } from './compose-best-day.ts';
import { composeChoiceReason, composeComparison } from './compose-choice.ts';
import { composeBestCode, composeCode, composeCodeLetter } from './compose-code.ts';
import { composeDayVerdict, composePeriodReason } from './compose-day.ts';
import { composeDaysOfMonth } from './compose-days-of-month.ts';
import { composeBeforeTurn, composeMoment, composeTurn } from './compose-moment.ts';
import { composeMap, composeNumbers, composeWeight } from './compose-number.ts';
import { composePeriod } from './compose-period.ts';
import { composeDealing, composeTrait } from './compose-person.ts';
import { type Composed, type Composer, createComposer, safely } from './composer.ts';
import { composeBySchool } from './concepts/by-school.ts';
import { composeAge } from './concepts/compose-age.ts';
import { composeArcano, composeTwoArcana } from './concepts/compose-arcano.ts';
import { composeBestPhase } from './concepts/compose-best-phase.ts';
import { composeBirthDay } from './concepts/compose-birth-day.ts';
import { composeConcept } from './concepts/compose-concept.ts';
import { composeEpoch, composeYearOfNumber } from './concepts/compose-epoch.ts';
import { composeHow } from './concepts/compose-how.ts';
import { composeItem } from './concepts/compose-item.ts';
import { composeLetters } from './concepts/compose-letters.ts';
import { composeMeaning } from './concepts/compose-meaning.ts';
import { composeOtherBirth } from './concepts/compose-other-birth.ts';
import { composeOtherTable } from './concepts/compose-other-table.ts';
import {
  composeChange,
  composeDifference,
  composeNumberPair,
  composeSaying,
  composeWorth,
} from './concepts/compose-own-number.ts';
import { composePhase } from './concepts/compose-phase.ts';
import { composeAbsent, composePlace, composeRepeated } from './concepts/compose-places.ts';
import {
  composeBestNumber,
  composeLetter,
  composeLifeNumbers,
  composeMaster,
  composeTwoNumbers,
} from './concepts/compose-plain-number.ts';
import { composeRule } from './concepts/compose-rule.ts';
import { composeStrongest } from './concepts/compose-strongest.ts';
import { composeGist } from './follow-ups/compose-gist.ts';
import {
  composeAvoid,
  composeDeciding,
  composeLeaving,
  composeOtherStep,
  composeSeen,
} from './follow-ups/compose-reaction.ts';
import { composeUse } from './follow-ups/compose-use.ts';
import { composeForeign } from './foreign/compose-foreign.ts';
import { composeManner } from './manner/compose-manner.ts';
import { composeIntroduction, composeSoft } from './manner/compose-opening.ts';
import { leadOf } from './manner/lead.ts';
import { composeBirthMonth } from './names/compose-birth-month.ts';
import { composeName } from './names/compose-name.ts';
import { composeNameOrigin } from './names/compose-name-origin.ts';
import { composeSequences } from './names/compose-sequences.ts';
import { composeSpellingsWithout } from './names/compose-spellings-without.ts';
import { composePairAspect } from './pair/compose-aspect.ts';
import { composeBestMatch } from './pair/compose-best-match.ts';
import { composeBetween } from './pair/compose-between.ts';
import { composeEach } from './pair/compose-each.ts';
import { composePairNumbers, composePairWeight, composeShared } from './pair/compose-numbers.ts';
import { composePair, composePairSummary } from './pair/compose-pair.ts';
import { composeView } from './pair/compose-view.ts';
import { composeWho } from './pair/compose-who.ts';
import { composeYearsOfPeople } from './pair/compose-years.ts';
import { aboutThem, pairIntentOf, spokenToBoth, spokenToWomen, withoutPromise } from './pair/pair-intent.ts';
import { composePairPeriods } from './pair/pair-periods.ts';
import { composePairReason } from './pair/pair-reason.ts';
import { composePairStep } from './pair/pair-step.ts';
import { ofRaise, raiseId } from './period-facts.ts';
import { plansAspect } from './product/compose-plans.ts';
import { withArticle } from './product/with-article.ts';
import { firstSentences, mostWords, wordsIn } from './shorten.ts';

/** `Como eu participo da vida dele?`, of a child: company, and no rule. */
const asksForTime = /\b(?:particip\w+|aproxim\w+|ficar perto|mais perto|passar tempo|estar presente)\b/u;

type Compose = (composer: Composer) => Composed;

const byIntent: Readonly<Record<string, Compose>> = {
  numero: composeNumbers,
  quantoDa: composeNumbers,
  como: composeHow,
  significado: composeMeaning,
  conceito: composeConcept,
  mapa: composeMap,
  pesoDosNumeros: composeWeight,
  numeroForte: composeStrongest,
  periodo: (composer) => composeDaysOfMonth(composer) ?? composePeriod(composer),
  compararPeriodos: (composer) =>
    composer.act.periods.some(({ span, until }) => span === 'month' && until !== undefined)
      ? composeBestMonth(composer)
      : composeComparison(composer),
  porqueEscolha: composeChoiceReason,
  // A day that is fixed is judged, and not sought.
  melhorDia: (composer) =>
    composer.act.periods.length === 1 && composer.act.periods.every(({ span, until }) => span === 'day' && !until)
      ? composeDayVerdict(composer)
      : composeBestDay(composer),
  melhorMes: composeBestMonth,
  momento: composeMoment,
  quandoMuda: (composer) =>
    composer.act.periods.filter(({ span }) => span === 'year').length > 1
      ? composeComparison(composer)
      : composeTurn(composer),
  antesDaVirada: composeBeforeTurn,
  par: composePair,
  brigas: composePairAspect,
  comum: (composer) => (composer.act.who.length > 2 ? composeShared(composer) : composePairAspect(composer)),
  paresNumeros: composePairNumbers,
  pesoDoPar: composePairWeight,
  completa: composePairAspect,
  viajar: composePairAspect,
  quem: composeWho,
  quemMaisCombina: composeBestMatch,
  arcano: composeArcano,
  doisArcanos: composeTwoArcana,
  letras: composeLetters,
  conviver: (composer) =>
    asksForTime.test(composer.act.words) && isYoung(composer, composer.act.who[0] ?? 'eu')
      ? composeChild({ ...composer, act: { ...composer.act, intent: 'ensinar' } })
      : composeDealing(composer),
  feedback: (composer) =>
    /\belogi\w+/u.test(composer.act.words) && !/\b(?:critic|cobr|corrig)\w+/u.test(composer.act.words)
      ? composeAdvice({ ...composer, act: { ...composer.act, intent: 'forte' } })
      : composeDealing(composer),
  tarefa: composeDealing,
  irrita: composeDealing,
  precisa: composeDealing,
  ensinar: composeChild,
  estuda: composeChild,
  brinca: composeChild,
  crianca: composeChild,
  traco: composeTrait,
  ondeEsta: composePlace,
  faltam: composeAbsent,
  repetidos: composeRepeated,
  valoracao: composeWorth,
  ditado: composeSaying,
  numerosCombinam: composeNumberPair,
  mudarNumero: composeChange,
  diferencaNumeros: composeDifference,
  diaBom: composeDayVerdict,
  porquePeriodo: composePeriodReason,
  emUmaFrase: (composer) =>
    composer.state.gist.length > 0
      ? composeGist(composer)
      : composeAdvice({ ...composer, act: { ...composer.act, intent: 'resumo' } }),
  visao: composeView,
  cadaUm: composeEach,
  relato: composeReport,
  conto: composeStory,
  periodosDoPar: composePairPeriods,
  porqueDoPar: composePairReason,
  apresentacao: composeIntroduction,
  numerosDiferenca: composeTwoNumbers,
  melhorNumero: composeBestNumber,
  numeroMestre: composeMaster,
  numerosDaArea: (composer) =>
    /\b(?:de mim|sobre mim|meus?|minhas?)\b/u.test(composer.act.words)
      ? composeAdvice({ ...composer, act: { ...composer.act, intent: 'area' } })
      : composeLifeNumbers(composer),
  letraVale: composeLetter,
  regra: composeRule,
  outraTabela: composeOtherTable,
  outroNascimento: composeOtherBirth,
  mudouComCorrecao: composeOtherBirth,
  quemAno: composeYearsOfPeople,
  itemDaLista: composeItem,
  faseFim: composePhase,
  faseProxima: composePhase,
  faseAgora: composePhase,
  diaDeNascer: composeBirthDay,
  idade: composeAge,
  epoca: composeEpoch,
  melhorFase: composeBestPhase,
  numeroDeCasa: composeBestCode,
  meio: composeBetween,
  entrevista: composeInterview,
  mesDeNascer: composeBirthMonth,
  anoDoNumero: composeYearOfNumber,
  outroPasso: composeOtherStep,
  seIgnorar: composeLeaving,
  evitar: composeAvoid,
  outrosVeem: composeSeen,
  comoDecidir: composeDeciding,
  paraQue: composeUse,
  sequencias: composeSequences,
  grafias: composeSpellingsWithout,
  origemDoNome: composeNameOrigin,
};

/** Questions about how to meet another person. */
const dealings = new Set(['conviver', 'feedback', 'tarefa', 'irrita', 'relato']);

/** Questions about how to meet one person, which two people are answered one after the other. */
const ofEach = new Set(['tarefa', 'irrita', 'precisa', 'brinca', 'estuda', 'ensinar', 'crianca', 'feedback']);

/** `Que atividade combina com cada um?` */
function composeForEach(composer: Composer): Composed {
  const { act } = composer;
  const all = act.who.slice(0, 3).map((label) => {
    const intent = isYoung(composer, label) && act.intent === 'tarefa' ? 'brinca' : act.intent;
    return composeIntent({ ...composer, act: { ...act, who: [label], intent } });
  });
  return {
    ...joined(all, ''),
    text: all.map(({ text }) => firstSentences(text, 1)).join('\n\n'),
    chips: ['O que eles têm em comum?', 'Onde eles mais se desentendem?'],
  };
}

/** Composes every question of a message, with care first. */
export function compose(
  dialogue: Dialogue,
  { passages, today, prices = null }: Pick<Question, 'passages' | 'today' | 'prices'>,
  room: number = mostWords,
): { composed: Composed; composer: Composer } {
  const [first = emptyAct, ...more] = dialogue.acts.map((act) => ofRaise(act, dialogue.state));
  const composer = { ...createComposer(first, dialogue.state, today, prices), room };
  if (first.purpose === 'aumento') composer.said.add(raiseId);
  const { language } = dialogue.message;
  const isOfPlans = plansAspect(dialogue.manner) !== null && prices !== null && dialogue.acts.length === 0;
  if (language !== 'pt' && !isOfPlans)
    return { composed: safely(() => composeForeign(language, dialogue, composer)), composer };
  if (dialogue.acts.length === 0)
    return { composed: composeManner(dialogue.manner ?? 'perdido', dialogue, composer, passages), composer };
  const lead = leadOf(dialogue, composer);
  const own = Math.floor((room - wordsIn(lead)) / (1 + more.length));
  const composed = [first, ...more].map((act) => safely(() => composeAct({ ...composer, act, room: own })));
  const answer = joined(composed, lead);
  return { composed: first.intent === 'conceito' ? withArticle(answer, passages) : answer, composer };
}

function joined(all: readonly Composed[], lead: string): Composed {
  const [first] = all;
  if (!first) return { text: '', lead };
  if (all.length === 1) return { ...first, lead };
  return {
    ...first,
    lead,
    text: [...new Set(all.map(({ text }) => text))].filter(Boolean).join('\n\n'),
    basis: all.flatMap(({ basis = [] }) => basis),
    results: all.flatMap(({ results = [] }) => results),
  };
}

function composeAct(composer: Composer): Composed {
  const { act } = composer;
  if (isOfUser(act) && composer.map('eu')) return composeAdvice({ ...composer, act: { ...act, who: ['eu'] } });
  return composeBySchool(composer) ?? composeIntent(composer);
}

const ofChildhood = new Set(['estuda', 'brinca', 'ensinar', 'crianca']);

/** `Como o menino aprende?` after a child and its teacher: what is asked of children leaves the adults out. */
function withoutAdults(composer: Composer): Composer {
  const { act } = composer;
  const young = act.who.filter((label) => label !== 'eu' && isYoung(composer, label));
  const isMixed = ofChildhood.has(act.intent) && young.length > 0 && young.length < act.who.length;
  return isMixed ? { ...composer, act: { ...act, who: young } } : composer;
}

function composeIntent(asked: Composer): Composed {
  const composer = withoutAdults(asked);
  const { act, state } = composer;
  if (act.intent === 'codigoLetra') return composeCodeLetter(composer);
  if (
    act.intent === 'codigo' ||
    (state.table.mode === 'codigo' && ['escolher', 'quantoDa', 'significado', 'porque'].includes(act.intent))
  )
    return composeCode(composer);
  if (
    state.table.mode !== null &&
    state.table.mode !== 'codigo' &&
    !act.who.includes('bebe') &&
    act.intent !== 'mesDeNascer'
  )
    return composeName(composer);
  const ofChildren = act.who.length > 1 ? composeMatterOfAll(composer) : null;
  if (ofChildren !== null) return ofChildren;
  const isPair = act.who.length > 1;
  const pairIntent = pairIntentOf(composer);
  if (pairIntent === 'melhorarPar') return composePairStep(composer);
  if (pairIntent === 'parResumo') return composePairSummary(composer);
  if (act.intent === 'limiteSuave') return composeSoft(composer);
  const [met = 'eu'] = act.who;
  if (ofEach.has(pairIntent) && isPair && !act.who.includes('eu') && act.who.every((label) => composer.map(label)))
    return composeForEach(composer);
  if (dealings.has(pairIntent) && (met === 'eu' || !composer.map(met))) return composeReport(composer);
  // Of a child the reason of tears or of temper is how to meet them.
  if (pairIntent === 'porque' && !isPair && met !== 'eu' && isYoung(composer, met))
    return comforting.test(act.words) ? composeFound(composer, 'conviver') : composeWhyChild(composer);
  return composeFound(composer, pairIntent);
}

/** The answer of an intent, in the person that the people asked about are spoken to. */
function composeFound(composer: Composer, intent: string): Composed {
  const { act } = composer;
  const found = byIntent[intent];
  const ofChild = composeEarly(composer) ?? composeYoung(composer);
  if (ofChild !== null) return ofChild;
  if (!found) return composeAdvice(composer);
  const answer = found({ ...composer, act: { ...act, intent } });
  if (act.who.length < 2) return answer;
  const limited = withoutPromise(answer, intent, composer);
  if (act.who.includes('eu')) return spokenToWomen(limited, composer);
  return spokenToBoth.has(intent) ? aboutThem(limited, composer) : limited;
}

export function wrongDateText(text: string): string {
  return `A data **${text}** não existe no calendário. Confira o dia e o mês e escreva de novo, que eu calculo na hora.`;
}
