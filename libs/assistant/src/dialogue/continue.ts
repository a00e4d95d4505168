import { foldQuestion } from '../understanding/normalise.ts';
import type { Understood } from '../understanding/read-message.ts';
import { oneMoreOption } from '../understanding/read-options.ts';
import { isOfTime } from './act.ts';
import { isOfProduct, learnedIntent } from './continuing/learned.ts';
import { ofDefinition } from './continuing/of-definition.ts';
import { objection, steps, supposedTime, weighed } from './continuing/supposed-time.ts';
import { spanIn } from './next-period.ts';
import { listTopics, phases } from './number-view.ts';
import type { Act, DialogueState } from './state.ts';
import { isChild } from './who/people.ts';
import { takesAfter } from './who/special-focus.ts';

/** Questions for a time or a decision, which another purpose or time continues. */
const purposeful = new Set([
  'periodo',
  'diaBom',
  'compararPeriodos',
  'melhorDia',
  'melhorMes',
  'decisao',
  'porqueEscolha',
]);
const searches = new Set(['melhorDia', 'melhorMes', 'diaBom']);
const choices = new Set(['compararPeriodos', 'melhorDia', 'melhorMes', 'diaBom', 'porqueEscolha']);
/** Questions about another person, after which "o que eu faço?" is about that person. */
const ofPerson = new Set([
  'conviver',
  'feedback',
  'irrita',
  'precisa',
  'tarefa',
  'relato',
  'limiteSuave',
  'traco',
  'crianca',
]);

/** Questions about a person, which the other side of it continues. */
const ofSelf = new Set([
  'fraco',
  'forte',
  'porque',
  'melhorar',
  'conselho',
  'pratica',
  'numero',
  'mapa',
  'resumo',
  'area',
  'profissao',
  'exemplo',
  'mais',
  'simples',
]);

const bareReason =
  /^(?:mas |e |ue |ta )*(?:por ?que|porque)(?: (?:isso|esse|essa|este|esses|deu|da|foi|ele|ela|so|numero|ano|mes|dia|nome|motivo|\d+))*$/u;

/** Comparisons of two people that another pair continues. */
const pairs = new Set(['par', 'comum', 'brigas', 'completa']);

const good =
  /^(?:e |mas )?(?:(?:qual|quais|o|a|os|as|meu|minha|meus|minhas|e|sao|lado|lados|ponto|pontos|parte|so|agora|me fala|fala|dele|dela) )*(?:fortes?|bo[am]s?|bons|positiv\w+|qualidades?|virtudes?|dons?|melhor(?:es)?)(?: dele| dela)?$/u;
const bad =
  /^(?:e |mas )?(?:(?:qual|quais|uma|um|o|a|os|as|meu|minha|meus|minhas|e|sao|lado|lados|ponto|pontos|parte|so|agora|me fala|fala|dele|dela) )*(?:frac[oa]s?|ruim|ruins|pior(?:es)?|negativ\w+|defeitos?|fraquezas?|sombra|feio)(?: dele| dela)?$/u;
const asksDay = /^(?:e )?(?:(?:em|no|qual|que|o|seria|melhor|e) )*dia(?: exato| certo| bom| mesmo)?$/u;
const asksMonth =
  /^(?:e )?(?:(?:em|no|qual|que|o|seria|melhor|e) )*mes(?: exato| certo| bom| mesmo| dele| desse ano| seria)?$/u;

const plansWhen =
  /^(?:e |mas |ta |ok |entao |bom )*quando (?:eu |a gente )?(?:e que (?:eu )?)?(?:devo |posso |seria bom |seria melhor |e bom |e melhor |compensa )?(?:me mud|mudo|mudar|ir\b|cas|compr|assin|abr|larg|sai|viaj|vend|troc|pedir|come(?:car|co)\b|entro\b|vou\b)\w*$/u;
const bareWhen =
  /^(?:e |mas |ta )*quando(?: (?:e|eh|seria|sera|isso|que|vai ser|muda|exatamente|mesmo|mais ou menos))*$/u;
const bareNext =
  /^(?:e |mas )*(?:(?:o que (?:e que )?vem |vem o que )?depois(?: diss[oa]| dess[ae](?: \w+)?)?|(?:qual|que) (?:e )?(?:a )?(?:proxima )?(?:fase|ano|momento|etapa)(?: (?:que )?(?:vem|e|sera|vira|comeca|entra))?(?: (?:depois|a seguir|em seguida|agora))?|(?:e )?(?:a )?proxima fase)(?: (?:para |d|n)?(?:el[ea]|mim|[oa] \w+))?$/u;
const bareChoice =
  /^(?:e |mas |entao |ta |ok )*qual d(?:os dois|eles|as duas)(?: (?:\w+ ){0,2}(?:mais|importa|vale|manda|conta|pesa)(?: \w+)?)?$/u;
/** `Qual deles?`, `então fechamos em qual?`: the choice itself, without a measure of its own. */
const plainChoice =
  /^(?:e |mas |entao |ta |ok )*(?:(?:eu |a gente |nos )?(?:fech|fic|escolh|marc|decid|peg|v)\w+ (?:em |com |de |para |n[oa] )?qual|qual(?: d(?:os (?:dois|tres)|eles|as (?:duas|tres)))?)$/u;
/** `Qual dos dois é melhor pra vender o carro?` */
const betterFor = /^(?:e |mas |entao )*qual d(?:os dois|eles|as duas) (?:(?:\w+ )?melhor )?(?:para|de) /u;
/** `Então qual escolho pra casar?`, `qual melhor pra uma prova?` after two times. */
const choosesTime =
  /^(?:e |mas |entao )*qual (?:deles )?(?:(?:eu )?(?:devo )?(?:escolh\w+|prefir\w+|fico|peg\w+|marco)|(?:e |seria |fica )?(?:o )?melhor)(?: (?:para|de) (?:\w+ ?){1,4})?$/u;
const ofMoment = new Set(['momento', 'periodo', 'porquePeriodo', 'quandoMuda']);
const arcana: readonly string[] = ['arcanoRegente', 'arcanoVigente'];

const bareCurrent =
  /^(?:e |mas )*(?:em|n[ao]) (?:qual|que)(?: \w+)? (?:eu )?(?:estou|to|tou|vivo|estamos)(?: agora| hoje)?$/u;
const bareItem =
  /^(?:e |mas )*(?:qual (?:e |deles e |delas e )?[oa] (?:mais|pior|maior)(?: \w+)?|(?:o )?que (?:eu |el[ea] )?(?:faco|faz) com (?:el[ea]s?|isso)|como (?:eu )?(?:supero|venco|trabalho|encaro|lido com iss[oo]|resolvo|curo)(?: iss[oo]| ele| ela)?)$/u;

/** `Quando?` and `qual dos dois?` after an arcano, a moment or a decision. */
function bareQuestion(words: string, { intent, topics, purpose }: Act): string | null {
  const isOfArcana = topics.some((topic) => arcana.includes(topic));
  if (isOfArcana && bareChoice.test(words)) return 'doisArcanos';
  const isOfPhases = topics.some((topic) => phases.includes(topic));
  if (isOfPhases && bareCurrent.test(words)) return 'faseAgora';
  if (topics.some((topic) => listTopics.includes(topic)) && bareItem.test(words)) return 'itemDaLista';
  if (bareNext.test(words) && ofMoment.has(intent)) return intent === 'quandoMuda' ? 'faseProxima' : 'quandoMuda';
  if (plansWhen.test(words) && weighed.has(intent)) return 'melhorMes';
  return bareWhen.test(words) ? whenOf({ intent, purpose }, isOfPhases) : null;
}

/** What `quando?` asks after a question. */
function whenOf({ intent, purpose }: Pick<Act, 'intent' | 'purpose'>, isOfPhases: boolean): string | null {
  if (intent === 'momento') return 'quandoMuda';
  if (purpose !== null && (intent === 'conviver' || intent === 'porOndeComecar')) return 'melhorDia';
  if (intent === 'faseProxima') return 'faseProxima';
  if (isOfPhases) return 'faseFim';
  if (intent === 'decisao') return 'melhorMes';
  return ofMoment.has(intent) || (intent === 'compararPeriodos' && purpose === null) ? 'quandoMuda' : null;
}

/** `E eu no meio?` of two others. */
const inTheMiddle =
  /^(?:e |mas )*(?:como )?(?:eu|e eu)(?: fico)? (?:no meio|entre (?:el[ea]s|os dois|as duas)|nessa historia|nisso(?: tudo)?|(?:como|enquanto|sendo) (?:mae|pai|chefe|lider|gerente|irma|irmao|don[oa]|av[oo]|ti[oa]|madrasta|padrasto))\b/u;
/** `E eu busco o quê?` after what another person looks for. */
const ofOwnWish =
  /^(?:e |mas )*(?:o que )?(?:e que )?eu (?:busco|procuro|quero|espero|preciso)(?: (?:o )?que| n\w+)*(?: \w+)?$/u;
/** What a question goes on with: `e pra comércio?`, `estou nela?`, `e com que idade?` */
const ongoing: readonly (readonly [before: readonly string[], pattern: RegExp, intent: string])[] = [
  [['traco', 'porque', 'conviver'], takesAfter, 'traco'],
  [['precisa', 'irrita', 'visao', 'par', 'completa'], ofOwnWish, 'area'],
  [['numeroDeCasa'], /^(?:e |mas )*(?:para|de|do) \w+(?: \w+)?$/u, 'numeroDeCasa'],
  [
    ['melhorFase'],
    /^(?:e |mas )*(?:eu )?(?:ja )?(?:estou|to|tou|vivo) (?:nel[ea]|ness[ae] (?:fase|epoca|periodo|trecho))\b/u,
    'faseAgora',
  ],
  [
    ['limiteSuave', 'area'],
    /^(?:e |mas )*(?:com|em) (?:que|qual) (?:idade|epoca|fase)(?: (?:da (?:minha )?)?vida)?$/u,
    'melhorFase',
  ],
];

/** `Combina comigo?` of a field that was named. */
const fitsMe = /^(?:e |mas )*(?:isso )?(?:combina|tem a ver|serve)(?: mesmo)? (?:comigo|para mim)$/u;
/** A message beside names gives another name more often than it asks something. */
const leastBesideNames = 3;

interface Recognised {
  readonly intent: string | null;
  readonly score: number;
}

/** `Outro site deu diferente.` */
const foundElsewhere =
  /\b(?:outr[oa]|num|em um) (?:site|app|aplicativo|lugar|calculadora|numerolog\w+)\b.*\b(?:deu|da|diz|disse|achou|calculou|diferente)\b/u;

/** `E o mês?`, `digitei errado, queria 2029` after a year. */
const asksTime = ({ corrects, periods, topics, read, words }: Understood, state: DialogueState) =>
  spanIn(words) !== null ||
  (corrects && isOfTime(state) && periods.length === 1 && topics.length === 0 && read.births.length === 0);

/** `O que muda entre os dois?` after the years of two people. */
function betweenPeople(words: string, { act, people }: DialogueState): string | null {
  const isOfYear = act?.intent === 'periodo' || act?.intent === 'quemAno';
  const isOfNumber = act?.intent === 'numero' && act.topics.length > 0;
  const compares =
    /^(?:e |mas )*(?:o que (?:muda|difere)|qual (?:e )?a diferenca|(?:me )?compar\w+)\b.*\b(?:os dois|as duas|nos|nos dois|a gente|eles|delas|deles)$/u;
  if (people.length < 2 || !compares.test(words)) return null;
  return isOfYear ? 'quemAno' : isOfNumber ? 'paresNumeros' : null;
}

/** `Qual dos dois?` of two times. */
function ofTwoTimes(words: string, { intent }: Act, { time }: DialogueState): string | null {
  const isChoice =
    plainChoice.test(words) || bareChoice.test(words) || betterFor.test(words) || choosesTime.test(words);
  if (!isChoice || time.recent.length < 2 || !(weighed.has(intent) || intent === 'epoca')) return null;
  // They were compared, and now the better one is asked for.
  return intent === 'compararPeriodos' && plainChoice.test(words) ? 'porqueEscolha' : 'compararPeriodos';
}

/** A statement that resembles a story asks nothing by itself. */
function clarityOf({ intent, score }: Recognised): number {
  return intent === 'conto' || intent === null ? 0 : score;
}

/** What a short message asks after the question before it: the same for another slot, or its counterpart. */
export function continuedIntent(message: Understood, state: DialogueState, best: Recognised): string | null {
  const { act, table } = state;
  const score = clarityOf(best);
  if (table.mode !== null) return learnedIntent(message, state, Math.max(score, leastBesideNames));
  const ofProduct = isOfProduct(state) ? learnedIntent(message, state, score) : null;
  if (!act || ofProduct !== null) return ofProduct ?? describedAlone(message, state);
  const { words } = message;
  return (
    describedAlone(message, state) ??
    objection(message, act) ??
    ofTwoTimes(words, act, state) ??
    (state.pair.length > 1 && inTheMiddle.test(words) ? 'meio' : null) ??
    ongoing.find(([before, pattern]) => before.includes(act.intent) && pattern.test(words))?.[2] ??
    (act.intent === 'periodo' && asksTime(message, state) ? 'periodo' : null) ??
    (foundElsewhere.test(words) ? 'outraTabela' : null) ??
    betweenPeople(words, state) ??
    supposedTime(message, state, best) ??
    ofDefinition(message, act) ??
    bareQuestion(words, act) ??
    (act.intent === 'profissao' && (oneMoreOption(words) !== null || (act.names.length > 0 && fitsMe.test(words)))
      ? 'profissao'
      : null) ??
    counterpartOf(act, words, best.score) ??
    (best.intent === 'porque' && bareReason.test(words) ? reasonOf(act) : null) ??
    aboutAnswer(words, state, act, best) ??
    (act.intent === 'decisao' && best.intent === 'conselho' && !/\b(?:dicas?|conselhos?)\b/u.test(words)
      ? 'motivos'
      : null) ??
    ofOthers(message, state, best) ??
    (purposeful.has(act.intent) ? otherTime(message, act.intent, best.score) : null) ??
    learnedIntent(message, state, score)
  );
}

/** `E a Malu, como é?`, `e o Tomás?` beside it: one person by itself, also after several were compared. */
function describedAlone({ words, read }: Understood, { people }: DialogueState): string | null {
  const [one, ...more] = read.people.filter(({ label }) => label !== 'eu');
  const isAsked =
    /^(?:e |mas )*(?:como (?:e|eh) (?:que e )?(?:[oa] )?\w+|(?:[oa] )?\w+ (?:como (?:e|eh)|(?:e|eh) como)(?: el[ea])?|(?:me )?(?:fala|conta|diz) (?:mais |um pouco )*(?:d[ao]|sobre [oa]?) ?\w+)$/u;
  const plain = words.replace(foldQuestion(one?.name ?? ''), one?.label ?? '').replace(/(?: \d+)+$/u, '');
  if (one === undefined || more.length > 0 || !isAsked.test(plain)) return null;
  return isChild(one.label, people) ? 'crianca' : 'resumo';
}

/** A request about what was just said: which number it comes from, shorter, words to say, what to do with it. */
function aboutAnswer(words: string, state: DialogueState, act: Act, best: Recognised): string | null {
  if (explained.has(act.intent) && asksWhichNumber.test(words)) return 'porque';
  if (act.intent === 'resumo' && bareLength.test(words)) return 'resumo';
  if (best.intent === 'resumo' && /\bo que (?:eu )?(?:fazer|faco|devo fazer|tenho que fazer)\b/u.test(words))
    return isOfOnePerson(state) ? 'conviver' : 'pratica';
  const isOfPair = state.who.length === 2 && state.who.includes('eu');
  return (isOfOnePerson(state) || isOfPair) && asksForPhrase.test(words) ? 'conviver' : null;
}

const explained = new Set([
  'porque',
  'conselho',
  'fraco',
  'forte',
  'pratica',
  'melhorar',
  'resumo',
  'area',
  'aprender',
]);
/** `Isso vem de qual número?` */
const asksWhichNumber =
  /\b(?:isso|ess[ae] \w+|esse jeito) (?:\w+ )?(?:vem|saiu|sai|e|fica|aparece|esta) (?:d[eo]|em|n[oa])? ?(?:qual|que) numero\b|\b(?:qual|que) numero (?:\w+ ){0,2}(?:diz|mostra|faz|explica|causa|fala|e esse)\b/u;
/** `Agora em uma só`, `e em duas linhas?`, `mais curto`. */
const bareLength =
  /^(?:e |agora |mas |so )*(?:(?:em|n)? ?(?:uma|um|duas|dois|tres|quatro|cinco|\d)(?: (?:so|frases?|linhas?|palavras?|paragrafos?|topicos?|unic[oa]))?|(?:bem )?mais (?:curt[oa]|breve|diret[oa]|objetiv[oa]|resumid[oa])|menor|encurta(?: \w+)?)$/u;
/** Words to say to the person spoken of. */
const asksForPhrase =
  /\b(?:frase|mensagem|recado|text(?:o|inho)|fala) (?:pront[oa]|boa|bom|curt[oa]|(?:para|que eu) \w+)|^(?:e |mas |entao )*(?:o que (?:eu )?(?:falo|digo|escrevo|mando|falaria|diria)|como (?:eu )?(?:comeco|falo))(?: \w+){0,3}$|^(?:e )?(?:para|com) (?:[oa] )?\w+ o que (?:eu )?(?:falo|digo)$|^(?:e |mas |entao )*(?:como|o que) (?:eu )?(?:digo|falo|conto|peco|explico|escrevo|mando)\b|^(?:e |mas |entao )*me ajud\w+ a (?:escrever|responder|falar|redigir|dizer)\b/u;

const isOfOnePerson = ({ who }: DialogueState) => who.length === 1 && who[0] !== 'eu';

/** "Por quê?" of a choice, of who is more like it, or of a number. */
function reasonOf({ intent, topics, purpose }: Act): string | null {
  if (choices.has(intent)) return 'porqueEscolha';
  if (intent === 'quemMaisCombina') return 'quemMaisCombina';
  if (intent === 'decisao') return 'porquePeriodo';
  if (intent === 'periodo' && purpose !== null) return 'porqueEscolha';
  if (intent === 'quem' || intent === 'entreOpcoes') return intent;
  return intent === 'periodo' || (intent === 'numero' && topics.length > 0) ? 'como' : null;
}

/** A question about other people that goes on: another pair, what to do about a person, another side of a choice. */
function ofOthers(
  { words, areas, read, trait, isEllipsis }: Understood,
  { act, who }: DialogueState,
  { intent }: Recognised,
): string | null {
  const before = act?.intent ?? '';
  // `E pro financeiro?` after who sells best.
  if (before === 'quem' && who.length > 1 && isEllipsis && trait !== null && (intent === 'area' || intent === null))
    return 'quem';
  const isOtherPair = /^(?:e )?(?:eu (?:e|com) el[ea]|eu|comigo|nos dois|a gente)(?: com el[ea])?$/u.test(words);
  // `E eu com ela, 19/05/1991 Igor Camargo`
  if (/^(?:e )?eu (?:e|com) el[ea]\b/u.test(words) && read.births.length === 1) return 'par';
  if (pairs.has(before) && isOtherPair) return before;
  const isOfOther = who.length === 1 && who[0] !== 'eu' && ofPerson.has(before);
  if (isOfOther && steps.has(intent ?? '') && !/\b(?:meu|minha|para mim|de mim|comigo mesm[oa])\b/u.test(words))
    return 'conviver';
  // `E o Tales, no trabalho?` asks of one of them alone.
  const isOfOne = read.people.filter(({ label }) => label !== 'eu').length === 1;
  const isArea = areas.length > 0 && !isOfOne && (intent === 'area' || intent === null);
  return (before === 'quemMaisCombina' || before === 'compararPeriodos') && isArea ? before : null;
}

function otherTime(message: Understood, before: string, score: number): string | null {
  if (asksDay.test(message.words)) return 'melhorDia';
  if (asksMonth.test(message.words)) return 'melhorMes';
  const isShort = message.isEllipsis && message.words.split(' ').length <= 7;
  return isShort ? sameSearch(message, before, score) : null;
}

/** "E o forte?" after the weak point, "e o pior?" after the best number. */
function counterpartOf({ intent: before, periods }: Act, words: string, score: number): string | null {
  if (score >= 4.6) return null;
  const [isGood, isBad] = [good.test(words), bad.test(words)];
  if (!isGood && !isBad) return null;
  if (before === 'melhorNumero' || before === 'melhorMes') return before;
  // Among the months of a year that were listed.
  if (before === 'periodo' && periods.some(({ until }) => until !== undefined)) return 'melhorMes';
  if (!ofSelf.has(before)) return null;
  return isGood ? 'forte' : 'fraco';
}

/** "E pra viajar?", "e em janeiro?" ask the same for another purpose or time. */
function sameSearch(message: Understood, before: string, score: number): string | null {
  const isOfDay = message.periods.some(({ span }) => span === 'day');
  if (before === 'porqueEscolha') return null;
  const isDayAlone =
    /^(?:e |ou |mas )*(?:n?[oa] |em |dia )*(?:amanha|depois de amanha|hoje|ontem|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}|\d{1,2})(?: feira| que vem)?$/u;
  if (before === 'diaBom' && isOfDay && isDayAlone.test(message.words)) return 'diaBom';
  const asked = before === 'diaBom' && !isOfDay ? 'melhorDia' : before;
  const isBare = /^(?:e |ou )*(?:para|de) \w/u.test(message.words);
  // `Meus filhos são contra` is said of the choice.
  const isSaid = before === 'decisao' && !message.text.includes('?') && !/^(?:e |ou )/u.test(message.words);
  if (isSaid) return message.purpose === null ? null : 'motivos';
  if (message.purpose !== null && (score < 3.5 || isBare)) return asked;
  const asksForAnotherTime = searches.has(before) && message.periods.length > 0 && message.topics.length === 0;
  return asksForAnotherTime && score < 4.4 && message.intents.every(({ intent }) => intent !== 'porque') ? asked : null;
}
