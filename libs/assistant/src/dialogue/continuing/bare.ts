import { beganIn } from '../../composing/period-facts.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { actOf, continuedOf } from '../act.ts';
import { nextOf } from '../next-period.ts';
import { listTopics, periodTopics, phases } from '../number-view.ts';
import type { Act, DialogueState } from '../state.ts';

const opens = '^(?:(?:e|mas|ta|ok|entao|ue|ah|hum|agora|ai) )*';
/** `Por que esse?`, `por que deu isso?` */
const reason = new RegExp(
  `${opens}por ?que(?: (?:isso|ess[ea]|est[ea]|el[ea]|deu|foi|e|da|justo|logo|tem que ser|numero|\\d+))*$`,
  'u',
);
/** `E isso veio de onde?`, `de onde saiu esse número?` */
const origin = new RegExp(
  `${opens}(?:(?:isso|ess[ea]|est[ea]|el[ea]) (?:(?:numero|valor|conta|resultado) )?)?(?:(?:vem|veio|sai|saiu|surgiu) (?:de onde|da onde|daonde)|(?:de onde|da onde|daonde) (?:(?:e que )?(?:vem|veio|sai|saiu|surgiu|tir\\w+|voce tirou))(?: (?:isso|ess[ea]|est[ea]|el[ea]))?(?: (?:numero|valor|conta|resultado|\\d+))?)$`,
  'u',
);
/** `É verdade?` of a number. */
const confirms = new RegExp(
  `${opens}(?:sera que )?(?:iss[oo] )?(?:(?:e|esta) (?:verdade|isso mesmo|certo)|confere|procede)(?: mesmo)?$`,
  'u',
);
/** `Tem outro jeito de calcular?` */
const otherWay =
  /\boutr[oa]s? (?:jeitos?|formas?|maneiras?|modos?|contas?|calculos?|tabelas?|escolas?)\b(?: d[eo] (?:calcul\w+|som\w+|faz\w+|cont\w+))?/u;
/** `Não entendi essa conta`. */
const ofSum = /\b(?:contas?|somas?|calculos?|somou|calculou)\b/u;
const ofSums = new Set(['como', 'regra', 'outraTabela']);
const ofResults = new Set([...ofSums, 'numero', 'periodo', 'mapa']);
/** `Qual a diferença entre elas?` of numbers of one person. */
const differenceOfThem = new RegExp(
  `${opens}(?:(?:qual (?:e )?)?a diferenca (?:entre|d)(?: )?(?:el[ea]s|os dois|as duas|os tres|as tres)|(?:(?:el[ea]s|os dois|as duas|iss[oo]|nao) )*(?:sao|e) (?:iguais|igual|[oa]?s? ?mesm[ao]s? (?:coisa|numero)s?))$`,
  'u',
);
/** `As duas têm alguma coisa em comum?` of numbers of one person. */
const commonOfThem =
  /\b(?:el[ea]s|os dois|as duas|os numeros|ess[ea]s(?: \w+)?)\b.*\b(?:em comum|a ver|combinam|se parecem|conversam)\b|\b(?:em comum|a ver)\b.*\b(?:el[ea]s|os dois|as duas|os numeros)\b/u;
/** `Tem algum ruim?` of the numbers spoken of. */
const anyBad = new RegExp(
  `${opens}(?:tem|ha|existe|sao|e) (?:(?:algum|alguma|alguns|um|uma)(?: del[ea]s| dess[ea]s| numero)? )?(?:ruim|ruins|mau|maus|mal|perigos[oa]s?|pesad[oa]s?|negativ[oa]s?)$`,
  'u',
);
/** `E juntando tudo?` */
const together = new RegExp(
  `${opens}(?:juntando|juntar|somando|junta|no geral|no conjunto|no fim das contas|tudo junto)(?: (?:tudo|isso|os (?:dois|tres)|as (?:duas|tres)))*$`,
  'u',
);
/** `O que significa a primeira?` of a list. */
const itemNamed = new RegExp(
  `${opens}(?:(?:o que (?:e|significa|quer dizer)|explica|fala(?: d)?|qual (?:e )?|como (?:e|trabalho)) ?)?[oa] (?:primeir|segund|terceir|quart|ultim)[oa]$`,
  'u',
);
/** `Qual deles é o principal?` of the challenges. */
const mainOfThem = new RegExp(
  `${opens}qual (?:d(?:el[ea]s|os tres) )?(?:e )?o (?:(?:mais )?(?:principal|importante|maior))$`,
  'u',
);
/** `Como pago?` of a debt of the map. */
const paysDebt = new RegExp(
  `${opens}como (?:eu |que eu )?(?:pago|quito|resgato|zero|acerto)(?: iss[oo]| el[ea]s?)?$`,
  'u',
);
/** `Bom pra quê?` of a day, a month or a year. */
const goodFor = new RegExp(
  `${opens}(?:el[ea] |iss[oa] )?(?:e |seria )?(?:bo[am] |serve |favoravel )?(?:para|a) (?:o )?que(?: exatamente)?$`,
  'u',
);
/** `O que significa?`, `o que quer dizer esse ano?` */
const means = new RegExp(
  `${opens}(?:(?:o )?que (?:e que )?(?:(?:iss[oo]|el[ea]|ess[ea] (?:numero|ano|mes|dia)) )?(?:significa|quer dizer)|(?:qual (?:e )?)?o significado)(?: (?:iss[oo]|disso|d?el[ea]|d?ess[ea] (?:numero|ano|mes|dia)|para mim|\\d+))*$`,
  'u',
);
/** `E o meu?` after a number without a person. */
const mine = new RegExp(`${opens}(?:qual (?:e )?)?[oa] (?:meu|minha)$`, 'u');
/** `Calcula o meu de 2027` after how it is computed. */
const asksOwn = new RegExp(`${opens}(?:calcula|faz|faca|mostra|qual (?:e|seria)|quero|e) ?[oa] (?:meu|minha)\\b`, 'u');
const ofPlainNumbers = new Set(['melhorNumero', 'valoracao', 'significado', 'numerosDaArea', 'numerosDiferenca']);
/** `Qual tem mais a ver comigo?` of what was chosen between. */
const bestOfThem = new RegExp(
  `${opens}(?:qual|o que) (?:deles |delas |dos dois |das duas )?(?:tem mais a ver|combina mais|e mais a minha cara|e mais (?:para mim|eu)|mais (?:combina|tem a ver)|seria melhor|e melhor|voce (?:escolheria|acha melhor|prefere|indica))\\b`,
  'u',
);
/** `E depois?`, `o que vem depois disso?` */
const next = new RegExp(
  `${opens}(?:(?:o que vem )?(?:depois|em seguida)(?: (?:disso|dele|desse|que vem))?|[oa] (?:outr[oa](?: (?:ano|mes|semana|dia))?|ano)(?: (?:que vem )?depois(?: dess[ea]| del[ea])?)?|[oa] (?:ano|mes|semana|dia) seguinte|(?:qual (?:e )?)?(?:[oa] )?(?:proxim[oa]|seguinte)(?: (?:fase|ano|e qual|qual e))?)$`,
  'u',
);
/** `Em qual dos três eu sou melhor?` after areas of life. */
const bestArea = new RegExp(
  `${opens}(?:em |n)?(?:o )?qua(?:l|is) (?:d(?:os|as) (?:dois|duas|tres|quatro|areas)|del[ea]s|dess[ea]s|area)(?: \\w+){0,6}$`,
  'u',
);
/** `Faz com a minha data`, `e com o meu nome?` */
const applied = new RegExp(
  `${opens}(?:(?:faz|faca|calcula|aplica|mostra|tenta|testa) (?:isso |a conta )?)?(?:com|na|no|para|pela|pelo) (?:a |o )?(?:minha|meu|meus) (?:data|nome|nascimento|dados|caso)\\b`,
  'u',
);
/** `Eu tenho esse número?` */
const owned = new RegExp(
  `${opens}(?:(?:sera que )?(?:eu |el[ea] )?(?:tenho|tem|possuo) (?:ess[ea]|est[ea]|o|um) (?:mesmo )?(?:numero|\\d+)\\b|(?:sera que )?(?:eu )?sou (?:eu|ess[ea]|el[ea]|um|assim)$|(?:eu )?(?:sou (?:de|do dia)|nasci(?: em| dia)?) [\\d ]+ (?:eu )?tenho$)`,
  'u',
);
/** `E o 4, eu tenho?`; after a number was looked for, `e o 7?` alone. */
const ownedOther = new RegExp(`${opens}(?:[oa] )?(?:numero )?\\d+ (?:eu |el[ea] )?(?:tenho|tem|possuo|aparece)$`, 'u');
const otherNumber = new RegExp(`${opens}[oa] (?:numero )?\\d+$`, 'u');
/** `Onde?`, `em que lugar?`, `onde isso aparece?` */
const where = new RegExp(
  `${opens}(?:onde|aonde|em (?:que|qual) (?:lugar|parte|posicao|numero)|(?:n[oa] )qual)(?: (?:e que )?(?:el[ea]|iss[oa]|ess[ea](?: numero)?|exatamente|(?:que )?(?:aparece|esta|fica|mora)|n[oa] (?:meu )?(?:mapa|nome|dia a dia|minha vida)))*$`,
  'u',
);
/** `O que mudou de lá pra cá?` */
const since = new RegExp(
  `${opens}(?:o que )?mud(?:ou|aram?)\\b.*\\b(?:de la para ca|desde (?:la|entao)|ate (?:hoje|agora))$`,
  'u',
);
/** Readings of a person, of which an example exists. */
const shownInLife = new Set(['numero', 'significado', 'forte', 'porque', 'traco', 'area', 'resumo', 'mapa']);
const ofTime = new Set(['periodo', 'momento', 'quandoMuda', 'porquePeriodo', 'epoca']);

/** The year, month or day after the one that was spoken of. */
function periodAfter({ act, time, people }: DialogueState, today: string): Period | null {
  const birthDate = people.find(({ label }) => label === act?.who[0])?.birthDate;
  // The turn was said: what comes after it is asked.
  if (act?.intent === 'quandoMuda' && birthDate)
    return { span: 'year', date: `${beganIn(birthDate, today) + 2}-12-31` };
  const [last] = act?.periods ?? [];
  const spoken = last ?? time.last.at(-1) ?? { span: 'year' as const, date: today };
  return nextOf(spoken);
}

/** `E agora melhora?` after a year. */
const improves = new RegExp(
  `${opens}(?:el[ea] |iss[oo] |ess[ea] |est[ea] |ano |agora |entao )*(?:melhora|alivia|acalma|piora|passa|muda)(?: agora| logo)?$`,
  'u',
);
/** `E 16?`, `e o dia 16` after a day. */
const otherDay = new RegExp(`${opens}(?:[on] |no )?(?:dia )?([12]?\\d|3[01])$`, 'u');
/** `Outra`, `mais uma` after a gift, a fault or advice. */
const oneMore = new RegExp(
  `${opens}(?:mais )?(?:(?:um|uma) )?(?:outr[oa]s?|mais (?:um|uma|algum\\w*))(?: (?:coisa|dica|conselho|qualidade|ponto|exemplo|defeito))?$`,
  'u',
);
const counted = new Set([
  'forte',
  'fraco',
  'conselho',
  'pratica',
  'melhorar',
  'exemplo',
  'area',
  'animo',
  'porque',
  'palavra',
]);
/** `E se eu não usar?` of a number, a gift or a lesson. */
const leaves = new RegExp(
  `${opens}se (?:eu )?nao (?:usar|fizer|seguir|mudar|tratar|ligar|cuidar|desenvolver|trabalhar|der bola|fizer nada)(?: (?:iss[oo]|ele|ela|nada))?$`,
  'u',
);

/** `Por que diferente?`, `qual está certo?` after a number. */
const differs = new RegExp(
  `${opens}(?:por ?que (?:(?:e|deu|da|esta|ficou|veio|e tao) )?diferente|qual (?:deles |dos dois |das duas )?(?:esta|e o|e a|e) (?:cert[oa]|corret[oa]|verdadeir[oa])(?: entao)?|(?:(?:el[ea]|o site|a amiga|entao|quem) )*(?:errou|(?:esta|estava) (?:errad[oa]|cert[oa])))$`,
  'u',
);

/** What a short message goes on from. */
interface Ongoing {
  readonly message: Understood;
  readonly state: DialogueState;
  readonly today: string;
  readonly act: Act;
  /** Its topics without the map as a whole. */
  readonly own: Act['topics'];
  /** The question behind a request about an answer. */
  readonly before: string;
  again(intent: string, change: Partial<Act>): Act;
}

/**
 * Short messages of function words, which say nothing by themselves: the question before with another period, its
 * reason, or its number looked for in one's own data. Decided by the conversation alone.
 */
export function bareFollowUp(message: Understood, state: DialogueState, today: string): Act | null {
  const { act, mood, table } = state;
  if (act === null || mood !== null || table.mode !== null) return null;
  const ongoing: Ongoing = {
    message,
    state,
    today,
    act,
    own: act.topics.filter((topic) => topic !== 'mapa'),
    before: continuedOf(act),
    again: (intent, change) => ({ ...act, intent, words: message.words, of: null, ...change }),
  };
  return (
    reasonAsked(ongoing) ??
    sumAsked(ongoing) ??
    otherTime(ongoing) ??
    ofSeveral(ongoing) ??
    ownNumber(ongoing) ??
    placeAsked(ongoing)
  );
}

const topicOfSpan = { year: 'anoPessoal', month: 'mesPessoal', week: 'diaPessoal', day: 'diaPessoal' } as const;
const topicsOfTime = ({ topics, periods: [period] }: Act): Act['topics'] =>
  topics.length > 0 || !period ? topics : [topicOfSpan[period.span]];

/** Why a number is what it is, is good, or makes an area of life the easiest. */
function reasonAsked({ message: { words }, act, own, before, again }: Ongoing): Act | null {
  const asksWhy = reason.test(words);
  if ((before === 'area' && bestArea.test(words)) || (before === 'melhorArea' && asksWhy))
    return again('melhorArea', { topics: [] });
  if (before === 'entreOpcoes' && bestOfThem.test(words)) return again('entreOpcoes', {});
  if (asksWhy && act.intent === 'valoracao' && act.number !== null) return again('significado', {});
  return (asksWhy || origin.test(words) || confirms.test(words)) && own.length > 0 && act.intent === 'numero'
    ? again('como', { of: 'numero' })
    : null;
}

/** Another way of a sum, and a sum that was not understood. */
function sumAsked({ message: { words, likely }, act, own, again }: Ongoing): Act | null {
  const isOther = ofSums.has(act.intent) && otherWay.test(words);
  if (isOther || (ofResults.has(act.intent) && differs.test(words))) return again('outraTabela', {});
  const isUnclear = ['simples', 'como'].includes(likely[0]?.intent ?? '');
  const isOfSum = act.intent === 'como' || (act.intent === 'numero' && ofSum.test(words));
  return isOfSum && own.length > 0 && isUnclear ? again('como', { of: 'numero' }) : null;
}

/** The year after, and a year that is over beside the present one. */
function otherTime({ message, state, today, act, own, before, again }: Ongoing): Act | null {
  const { words } = message;
  const isOfPhase = own.some((topic) => phases.includes(topic));
  const year = ofTime.has(act.intent) && !isOfPhase && next.test(words) ? periodAfter(state, today) : null;
  if (year !== null && act.intent !== 'momento') return again('periodo', { topics: [], periods: [year] });
  if (before === 'periodo' && asksOwn.test(words) && message.periods.length > 0)
    return again('periodo', { who: ['eu'], topics: topicsOfTime(act), periods: message.periods });
  const isOfTime = own.every((topic) => periodTopics.has(topic)) && act.periods.length > 0;
  if (before === 'periodo' && isOfTime && means.test(words))
    return again('significado', { topics: topicsOfTime(act), number: null });
  if (before === 'periodo' && goodFor.test(words))
    return again('pratica', { of: 'periodo', topics: topicsOfTime(act) });
  const last = state.time.last.at(-1);
  const isPast = last !== undefined && last.span === 'year' && last.date.slice(0, 4) < today.slice(0, 4);
  if (isPast && improves.test(words) && ofTime.has(act.intent))
    return again('compararPeriodos', { topics: [], periods: [last, { span: 'year', date: today }] });
  const day = otherDay.exec(words)?.[1];
  const isNumberAlone = message.periods.length === 0;
  if (day !== undefined && last?.span === 'day' && act.intent === 'periodo' && isNumberAlone)
    return again('periodo', { periods: [{ span: 'day', date: `${last.date.slice(0, 8)}${day.padStart(2, '0')}` }] });
  return since.test(words) && last !== undefined && last.span === 'year' && last.date < today
    ? again('compararPeriodos', { topics: [], periods: [last, { span: 'year', date: today }] })
    : null;
}

const ofNumbers = new Set(['numero', 'pesoDosNumeros', 'diferencaNumeros', 'mapa', 'itemDaLista', 'resumo']);

/** What is asked of several numbers of one person, or of a debt among them. */
function ofSeveral({ message: { words }, state, own, before, again }: Ongoing): Act | null {
  const isOfOne = state.who.length === 1 && ofNumbers.has(before);
  const isOfTwo = differenceOfThem.test(words) || (commonOfThem.test(words) && state.people.length === 1);
  if (isOfOne && state.numbers.length > 1 && isOfTwo) return again('diferencaNumeros', { topics: state.numbers });
  if (own.length > 0 && anyBad.test(words)) return again('valoracao', {});
  if (counted.has(before) && oneMore.test(words)) return again(before, {});
  if (isOfOne && leaves.test(words)) return again('seIgnorar', { of: before });
  if (isOfOne && together.test(words)) return again('resumo', { topics: [] });
  const isOfMain = own.length === 1 && own[0] === 'desafios' && mainOfThem.test(words);
  const isOfItem = isOfMain || (own.some((topic) => listTopics.includes(topic)) && itemNamed.test(words));
  if (isOfItem) return again('itemDaLista', {});
  return own.includes('dividasCarmicas') && paysDebt.test(words) ? again('itemDaLista', {}) : null;
}

/** The first year to come that the words name, also beside a date of birth. */
function yearsNamed(words: string): readonly Period[] {
  const year = /\b(20[2-9]\d)\b/u.exec(words)?.[1];
  return year === undefined ? [] : [{ span: 'year', date: `${year}-12-31` }];
}

/** The question before for one's own data, and a number looked for in them. */
function ownNumber({ message, act, own, before, again }: Ongoing): Act | null {
  const { words } = message;
  if (applied.test(words) && own.length > 0 && ['como', 'conceito', 'numero', 'significado'].includes(before))
    return again(own.some((topic) => periodTopics.has(topic)) ? 'periodo' : 'numero', { who: ['eu'], topics: own });
  if (mine.test(words) && own.length === 0 && ofPlainNumbers.has(act.intent))
    return again('numero', { who: ['eu'], topics: ['destino'], number: null });
  const asksMine =
    asksOwn.test(words) &&
    message.read.loose.birthDate === null &&
    own.length > 0 &&
    ['como', 'conceito', 'regra'].includes(act.intent);
  if (asksMine && own.some((topic) => periodTopics.has(topic)))
    return again('periodo', { who: ['eu'], topics: own, periods: yearsNamed(words) });
  const { number } = act;
  if (owned.test(words) && number !== null && message.number === null)
    return { ...actOf('ondeEsta', message, message, message.pronoun === null ? ['eu'] : act.who), number, topics: [] };
  const isOther = ownedOther.test(words) || (before === 'ondeEsta' && otherNumber.test(words));
  return message.number !== null && isOther ? { ...actOf('ondeEsta', message, message, act.who), topics: [] } : null;
}

/** Where a number stands that was looked for; of a trait or of a number, how it shows in daily life. */
function placeAsked({ message: { words }, act, before, again }: Ongoing): Act | null {
  if (!where.test(words)) return null;
  const isOfLife = /\b(?:dia a dia|vida)\b/u.test(words);
  const isOfNumber = act.intent === 'significado' && act.number !== null && act.topics.length === 0;
  if ((isOfNumber || ['ondeEsta', 'numeroMestre'].includes(act.intent)) && !isOfLife) return again('ondeEsta', {});
  if (before === 'fraco') return again('fraco', {});
  return shownInLife.has(before) ? again('exemplo', { of: before }) : null;
}
