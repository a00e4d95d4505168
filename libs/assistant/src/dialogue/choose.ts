import type { ScoredIntent } from '../understanding/cues.ts';
import { hasExamples, isManner, type LikelyIntent } from '../understanding/likely-intents.ts';
import type { Segment, Understood } from '../understanding/read-message.ts';
import { continuedIntent } from './continue.ts';
import { isOfProduct, learnedIntent } from './continuing/learned.ts';
import { sayingInContext } from './continuing/sayings.ts';
import { isViolenceOfOther } from './hardship.ts';
import { asksOfSelf, likelyManner, plans } from './manners/likely-manner.ts';
import { isMeantOtherwise, isWithinNames } from './manners/meant-otherwise.ts';
import { limitGoesOn } from './manners/stay-in-limit.ts';
import { courtesies, feelings, staysInMood } from './manners/stay-in-mood.ts';
import { wholeManner } from './manners/whole-manner.ts';
import { bestNumberIntent } from './number-intent.ts';
import type { DialogueState } from './state.ts';

export interface Choice {
  /** A family of care or of manners that answers first, if any. */
  readonly manner: string | null;
  /** The question about numbers; null if there is none. */
  readonly intent: string | null;
  readonly score: number;
  readonly segment: Segment;
}

/** Questions that the numbers answer softly: with the limit said first. */
const softLimits = new Set(['mente', 'previsao', 'traicao', 'volta']);
/** Limits that a question about a number may mention in passing. */
const mentionedLimits = new Set(['gravidez', 'saude', 'investimento', 'justica', 'sorteio']);

const searches = new Set(['compararPeriodos', 'melhorDia', 'melhorMes', 'diaBom', 'assinatura']);

/** `Sinto falta dele` of someone who was read, without a word of death. */
function missesLiving({ words, pronoun, read }: Understood, { people, act }: DialogueState): boolean {
  const isOfDeath = /\b(?:morr\w+|falec\w+|perdi|perdemos|partiu|enterr\w+|velorio|luto|descansou|se foi)\b/u.test(
    words,
  );
  const isNamed = pronoun !== null || read.people.some(({ label }) => label !== 'eu');
  return (
    !isOfDeath &&
    isNamed &&
    (act?.who ?? []).some((label) => label !== 'eu' && people.some((one) => one.label === label))
  );
}

/** `Como dou uma notícia ruim pra ela?`: how to meet a person spoken of, and no other subject. */
function isOfOther({ words, pronoun }: Understood, { act }: DialogueState): boolean {
  const isSpokenOf = (act?.who ?? []).some((label) => label !== 'eu');
  const asksHow = /^(?:e |mas )*(?:como|o que|que|de que)\b/u.test(words) && (pronoun === 'm' || pronoun === 'f');
  const asksForWords =
    /^(?:e |mas )*como (?:eu )?(?:dou|conto|falo|digo|aviso|explico|peco|ensino|mando)\b|\b(?:mensagem|recado|frase|texto) (?:\w+ ){0,3}(?:para|com)\b/u;
  return isSpokenOf && (asksHow || asksForWords.test(words));
}

/** Limits that a cue may find in a follow-up: `tem outro nome parecido?` while a child is named suspects no one. */
const mistakable = new Set([
  ...['traicao', 'previsao', 'mente', 'volta', 'confianca', 'investimento', 'horas'],
  ...['desacordo', 'repeticao', 'receita', 'saude', 'esquecer'],
]);

/**
 * `E como pago?` after a debt of the map asks for no way of payment: a cue of the product, of a limit or of a reaction
 * yields to what the message was learned to ask after the question before, unless its own examples speak for it.
 */
function continuesNumbers(found: ScoredIntent | undefined, message: Understood, state: DialogueState): boolean {
  if (found === undefined || isOfProduct(state)) return false;
  const isProduct = found.intent.startsWith('produto');
  if (!isProduct && !mistakable.has(found.intent)) return false;
  const own = message.likely.find(({ intent }) => intent === found.intent)?.probability ?? 0;
  // While names are judged or a day is searched, hardly anything else is meant.
  const isWithin = state.table.mode !== null || (state.time.search !== null && state.mood === null);
  if (!isProduct && !isWithin && own >= leastOwn) return false;
  const learned = learnedIntent(message, state);
  return learned !== null && !isManner(learned);
}

/** A cue with examples as likely as this is no mistake. */
const leastOwn = 0.4;

/** `Ele é o Caio, 10/10/1996. Tem volta?` */
function asksForReturn({ words }: Understood): readonly ScoredIntent[] {
  return /\b(?:tem|ha|teria|existe) volta$/u.test(words) ? [{ intent: 'volta', score: 5 }] : [];
}

/** The answer before decides. */
const scoreOfContext = 9;

/** The limit or the question that a message without a care of its own goes on with. */
const continuedAfter = (message: Understood, state: DialogueState, best: Choice, manner: ScoredIntent | undefined) =>
  limitGoesOn(message, state, manner?.intent ?? null) ?? (manner ? null : continuedIntent(message, state, best));

/** What a message continues counts more than the story or the report that a statement resembles. */
const scoreOfContinued = 4.7;

function continuedChoice(intent: string, best: Choice): Choice {
  return isManner(intent)
    ? { ...best, manner: intent, intent: null }
    : { ...best, manner: null, intent, score: scoreOfContinued };
}

/** `Como começo a conversa?` with the person spoken of. */
const asksToSpeak =
  /^(?:e |mas |entao )*como (?:eu )?(?:comeco|inicio|abro|puxo) (?:a |o |uma |essa |esse )?(?:conversa|assunto|papo)\b/u;

const ofIllness = new Set(['saude', 'medoSaude']);
const fears = new Set(['medo', 'ansiedade']);
/** `Tenho medo de perder dinheiro` beside a plan: its risk is what is feared. */
const weighsPlan = ({ time, act, mood }: DialogueState) =>
  mood === null && time.purpose !== null && plans.has(act?.intent ?? '');

/** Other names, or words to a person spoken of: no matter of manners. */
function asksBeside({ words }: Understood, { table, people }: DialogueState): boolean {
  return (table.mode !== null && /\boutr[oa]s?\b/u.test(words)) || (people.length > 1 && asksToSpeak.test(words));
}

/** `Casa 13 dá azar?` names a number to sum. */
const ofCode = /\b(?:casa|apartamento|apto|ap|sala|placa|telefone|predio|lote) (?:e |de )?(?:[oa] )?(?:numero )?\w*\d/u;

/** `Esquece, usa meu nome de casada: …` asks for no deletion. */
const givesName = ({ read }: Understood) => read.names.some(({ name }) => name.includes(' '));

/** Weighs care, manners and the question about numbers of a message. */
export function choose(message: Understood, state: DialogueState): Choice {
  const choice = weigh(message, state);
  const isOfOther = choice.manner === 'violencia' && message.language === 'pt' && isViolenceOfOther(message);
  return isOfOther ? { ...choice, manner: 'violenciaDeOutro' } : choice;
}

function weigh(message: Understood, state: DialogueState): Choice {
  const best = bestSegment(message, state);
  const inContext = sayingInContext(message, state);
  if (inContext !== null) return { ...best, ...inContext, score: scoreOfContext };
  const isGrieving = state.mood === 'luto' || state.mood === 'perdaGestacional';
  // Whether the numbers foresaw it: a question of grief only after a death.
  const care = [...message.care, ...asksForReturn(message)].find(
    ({ intent }) =>
      (intent !== 'lutoNumero' || isGrieving) &&
      !(intent === 'luto' && !isGrieving && missesLiving(message, state)) &&
      !(intent === 'culpa' && state.mood === null && state.who.some((label) => label !== 'eu')) &&
      !continuesNumbers({ intent, score: 0 }, message, state) &&
      !isUnlikely(intent, message, state),
  );
  const hasWholePerson = message.read.people.some(({ name, birthDate }) => name !== null && birthDate !== null);
  const isOfPeople = state.people.length > 1 && /^(?:e |mas )?quem e (?:o |a )?mais\b/u.test(message.words);
  const asksForOthers = asksBeside(message, state);
  const found =
    message.manners.find(
      ({ intent }) =>
        !(isOfPeople && intent === 'receita') &&
        !(intent === 'ajuda' && asksForOthers) &&
        !(asksForOthers && intent === 'desacordo') &&
        !(intent === 'receita' && isOfOther(message, state)) &&
        !((intent === 'azar' || intent === 'ceticismo') && /\bcastigo\b/u.test(message.words)) &&
        !(intent === 'azar' && ofCode.test(message.words)) &&
        !(intent === 'ceticismo' && asksOfSelf.test(message.words)) &&
        !((intent === 'esquecer' || intent === 'cnpj') && givesName(message)) &&
        (!hasWholePerson || !(intent === 'pessoaPublica' || intent === 'receita' || intent.startsWith('produto'))) &&
        !isUnlikely(intent, message, state),
    ) ?? (asksForOthers ? undefined : likelyManner(message, care, best, state));
  const manner = continuesNumbers(found, message, state) ? undefined : found;
  const whole = wholeManner(message, state);
  if (whole !== null) return { ...best, manner: whole, intent: null };
  if (staysInMood(message, state, best, { care, manner })) return { ...best, manner: 'humor', intent: null };
  const continued = care ? null : continuedAfter(message, state, best, manner);
  if (continued !== null) return continuedChoice(continued, best);
  if (care?.intent === 'fe' && manner?.intent === 'biblia') return { ...best, manner: 'biblia', intent: null };
  const isOfProduct = care?.intent === 'dividas' && manner?.intent.startsWith('produto') === true;
  const cared = care && !isOfProduct && care.score >= 4 ? careChoice(care, best, state) : null;
  if (cared) return cared;
  return manner && (isSureManner(manner, message) || mannerAnswers(manner, best, message.words))
    ? mannerChoice(manner.intent, best, state)
    : best;
}

/** A manner; what is on the mind of a person of the conversation no number says, and the way of that one is known. */
function mannerChoice(manner: string, best: Choice, state: DialogueState): Choice {
  const isOfKnown = state.who.some((label) => label !== 'eu') && best.score < 4.5;
  return { ...best, manner, intent: manner === 'mente' && isOfKnown ? 'precisa' : null };
}

/** Questions that names on the table answer. */
const ofNames = /^(?:escolher|assinatura|nome\w+|sequencias|codigo\w*|acento|quantoDa|empresa|fundacao|par)$/u;

/** Whether cue and examples agree on a question that no name answers: what is on the table says nothing about it. */
function isWholeQuestion({ likely: [nearest], intents, purpose, periods, topics }: Understood): boolean {
  return (
    (purpose !== null || periods.length > 0 || topics.length > 0) &&
    nearest !== undefined &&
    nearest.probability >= 0.8 &&
    intents.some(({ intent, score }) => intent === nearest.intent && score >= 5) &&
    !ofNames.test(nearest.intent)
  );
}

/** The clause with the clearest question; the whole message where no clause is clear. */
function bestSegment(message: Understood, before: DialogueState): Choice {
  const state = isWholeQuestion(message) ? { ...before, table: { ...before.table, mode: null } } : before;
  const scored = message.segments.map((segment) => ({
    manner: null,
    segment,
    ...bestNumberIntent(segment, message, state),
  }));
  const clause = scored.reduce<Choice | null>(
    (one, other) => (one === null || clarity(other) > clarity(one) ? other : one),
    null,
  );
  if (message.segments.length > 1 && clause && clause.score >= 3 && !isReasonOfClause(clause, message)) return clause;
  return { manner: null, segment: message, ...bestNumberIntent(message, message, state) };
}

/** `Minha irmã vive brigando comigo. Por que isso acontece?`: the clause only points at the one before it. */
const isReasonOfClause = ({ segment: { words } }: Choice, { segments }: Understood) =>
  segments[0]?.words !== words &&
  /^(?:e |mas )*(?:por ?que|porque) (?:sera que )?(?:isso|ess[ea]s?|e assim)\b/u.test(words);

/** A time alone is less of a question than what is asked about it. */
function clarity({ intent, score, segment }: Choice): number {
  return intent === 'periodo' && segment.topics.length === 0 ? Math.min(score, 4.4) : score;
}

function careChoice(care: ScoredIntent, best: Choice, state: DialogueState): Choice | null {
  // What the ill one goes through: the writer is met, and no limit is recited.
  if (state.mood === 'doencaDeOutro' && ofIllness.has(care.intent))
    return { ...best, manner: 'doencaDeOutro', intent: null };
  if (fears.has(care.intent) && weighsPlan(state)) return { ...best, manner: care.intent, intent: 'motivos' };
  const asksOfDead = care.intent === 'luto' && best.intent === 'numero' && best.score >= 4.7;
  if (feelings.has(care.intent) && best.score >= 4 && (care.score < 6 || asksOfDead))
    return { ...best, manner: care.intent };
  const asksForNumber = best.intent === 'numero' && best.score >= 4.7;
  if (care.intent === 'mente' && (asksForNumber || best.intent === 'visao')) return null;
  if (care.intent === 'previsao' && searches.has(best.intent ?? '')) return null;
  if (softLimits.has(care.intent))
    return { ...best, manner: care.intent, intent: best.score >= 4.5 ? best.intent : 'limiteSuave' };
  return isOnlyMentioned(care, best) ? null : { ...best, manner: care.intent, intent: null };
}

/** A limit beside a clear question, and trust where something else is asked more clearly. */
function isOnlyMentioned(care: ScoredIntent, best: Choice): boolean {
  const isOfName = care.intent === 'gravidez' && best.intent === 'nomesBebe';
  const isMentioned = mentionedLimits.has(care.intent) && (best.score >= 6.5 || isOfName);
  return isMentioned || (care.intent === 'confianca' && best.score > care.score);
}

/** Cue and examples agree on a manner. */
const isSureManner = ({ intent }: ScoredIntent, { likely: [nearest] }: Understood) =>
  nearest !== undefined && nearest.intent === intent && nearest.probability >= 0.9 && !courtesies.has(intent);

function mannerAnswers(manner: ScoredIntent, best: Choice, words: string): boolean {
  // `Se eu comprar o mapa, vocês mandam em PDF?` asks about the product.
  if (manner.intent.startsWith('produto') && /\bvoces\b/u.test(words)) return true;
  if (!courtesies.has(manner.intent))
    return manner.score >= best.score - 0.05 || (manner.score >= 7 && best.score < 7.5);
  return best.score < 2.5 && !(manner.intent === 'enchimento' && best.intent !== null);
}

/** Dangers, griefs and limits that a cue alone decides. */
const decidedByCue =
  /^(?:crise|criseDeOutro|violencia|saudeUrgente|assedio|vicio|dependencia|perdaGestacional|luto|aborto|sorteio|injecao|privacidade|futebol|semDados)$/u;

/** Words without which a long message asks nothing about the product. */
const ofProduct =
  /\b(?:plano\w*|premium|basico|site|app|aplicativo|assin\w+|conta|senha|pag\w+|relatorio\w*|pdf|credito\w*|compr\w+|cartao|pix|boleto|suporte|atend\w+|voces?|email|mapa|reembols\w+|cancel\w+|dinheiro|cadastro|perfil|analises?|numerologia|livro|procon|telefone|celular|computador|nascimento|sobrenome)\b/u;

/** Subjects beside the numbers; in a long message one word of theirs decides nothing. */
const besides =
  /^(?:receita|ceticismo|alegria|despedida|produto\w+|taro|astrologia|gostos|parto|insulto|valor|identidade|fe|previsao|justica|repeticao|horario|biblia|eleicao|enchimento|outroSaber|pessoaPublica|conta|autocritica)$/u;

function isAnotherManner(nearest: LikelyIntent | undefined, intent: string): boolean {
  return nearest !== undefined && nearest.intent !== intent && nearest.probability >= 0.8 && isManner(nearest.intent);
}

/** `Quero mudar de cidade, mas tenho medo`: a feeling that is named is met beside the question. */
const leastBeside = (intent: string) => (feelings.has(intent) ? 0.04 : 0.08);

/** A cue of care or manners in a message that is clearly a question about the numbers. */
function isUnlikely(intent: string, message: Understood, state: DialogueState): boolean {
  if (isMeantOtherwise(intent, message, state) || isWithinNames(intent, message, state)) return true;
  const { likely, words } = message;
  const [nearest] = likely;
  // `E se eu não gostar?` of a choice in life asks for no refund.
  const goesOnFromChoice = message.isEllipsis && state.act?.intent === 'entreOpcoes';
  if (goesOnFromChoice && intent.startsWith('produto') && !ofProduct.test(words)) return true;
  if (!decidedByCue.test(intent) && isAnotherManner(nearest, intent)) return true;
  const isUnknown = !nearest || isManner(nearest.intent) || !hasExamples(intent);
  if (isUnknown || decidedByCue.test(intent)) return false;
  const own = likely.find((one) => one.intent === intent)?.probability ?? 0;
  if (nearest.probability >= 0.6 && own < leastBeside(intent)) return true;
  if (!besides.test(intent)) return false;
  const isLong = words.split(' ').length > 5;
  const isProduct = intent.startsWith('produto');
  if (isProduct && isLong && nearest.probability >= 0.5 && !ofProduct.test(words)) return true;
  const isFar = nearest.probability >= 0.5 && own < nearest.probability * 0.5 && !isProduct;
  return isFar || (isLong && own === 0 && nearest.probability >= 0.35);
}
