import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';

const filler =
  '(?:(?:e|mas|ta|esta|ok|entao|agora|so|hum|certo|beleza|bom|legal|por favor|me|da|de|faz|fala|diz|poe|coloca|manda) )*';
const meant = '(?: (?:isso|tudo|tudo isso|ai|ela|ele|para mim|essa resposta|o que (?:voce )?(?:disse|falou)))*';
const length =
  '(?: ?(?:bem )?(?:em|n)? ?(?:uma|um|1|duas|dois|2|tres|3|poucas) (?:so )?(?:frases?|linhas?|frasezinha)| ?(?:bem |muito )?mais (?:curt[oa]|breve|direto|resumid[oa]|objetiv[oa])| bem curt[oa]| curtinh[oa]| em uma so)';

/** Ordinals of a choice that goes on. */
const ordinals: Readonly<Record<string, number>> = { segund: 2, terceir: 3, quart: 4 };
const next = new RegExp(
  `^${filler}(?:qual (?:e |seria |fica )?)?(?:(?:o|a|em|de|n[oa]) )*(segund|terceir|quart)[oa](?: (?:lugar|melhor|pior|mais \\w+|opcao|mes|dia|ano|data|numero|colocad[oa]|que mais \\w+))*$`,
  'u',
);
const another = new RegExp(
  `^${filler}(?:tem |teria |existe |ha |quero |queria |qual )?(?:algum |alguma |mais )?(?:um |uma )?outr[oa](?: (?:dia|mes|data|opcao|ano))?(?: (?:bom|boa|alem dess[ea]|tambem))?$`,
  'u',
);
const gist = new RegExp(
  `^${filler}(?:(?:resum\\w+|encurt\\w+|sintetiz\\w+|simplific\\w+)${meant}(?:${length})?|${length.replaceAll('(?: ?', '(?:')}|(?:o )?(?:essencial|resumo)(?: disso)?)${meant}(?: (?:por favor|ai|entao|agora))*$`,
  'u',
);
const beginning = new RegExp(
  `^${filler}(?:(?:por|de) onde (?:eu |a gente )?(?:devo |posso |vou |que eu )?comec\\w+|como (?:eu |a gente )?comec\\w+|qual (?:e |seria )?o primeiro passo|(?:o )?que (?:eu )?fac\\w+ primeiro|comec\\w+ por onde|primeiro passo)(?: (?:com )?(?:isso|entao))?$`,
  'u',
);
const sense = new RegExp(
  `^${filler}(?:(?:em|n[oa]?)? ?que sentido|de que (?:jeito|forma|modo|maneira)|em que(?: exatamente)?|onde exatamente|tipo (?:o )?que|por exemplo|explica melhor|como isso aparece)$`,
  'u',
);

/** Questions that put several in an order. */
const ranked = new Set([
  'entreOpcoes',
  'melhorMes',
  'melhorDia',
  'compararPeriodos',
  'fraco',
  'forte',
  'pesoDosNumeros',
  'quem',
  'numero',
]);
const rankedAlone = new Set(['melhorMes', 'melhorDia', 'compararPeriodos']);
/** What `em que sentido?` asks after a question. */
const senses: Readonly<Record<string, string>> = {
  compararPeriodos: 'compararPeriodos',
  decisao: 'motivos',
  par: 'completa',
  quemMaisCombina: 'quemMaisCombina',
  quem: 'quem',
  periodo: 'porquePeriodo',
  entreOpcoes: 'entreOpcoes',
  ...Object.fromEntries(
    ['fraco', 'forte', 'porque', 'traco', 'conselho', 'area', 'profissao', 'aprender', 'resumo', 'mapa', 'numero'].map(
      (intent) => [intent, 'exemplo'],
    ),
  ),
};

const reason = new RegExp(
  `^${filler}(?:por ?que|porque|qual (?:o )?motivo)(?: nao)?(?: (?:el[ea]s?|outr[oa]|ess[ea]|isso|est[ea]|deu|foi|e|seria|justo|logo|d?[oa]|\\w{3,12}))*$`,
  'u',
);
const worst = new RegExp(
  `^${filler}(?:qual (?:e )?)?(?:o|a) (?:pior|que menos combina|menos indicad[oa]|ultim[oa])$`,
  'u',
);
/** Choices among people, which another wording of the same answer explains. */
const explainedAgain = new Set(['quemMaisCombina', 'quem']);
const decisions = new Set([
  'decisao',
  'motivos',
  'porOndeComecar',
  'entreOpcoes',
  'melhorMes',
  'compararPeriodos',
  'porqueEscolha',
  'porquePeriodo',
]);
const outcome = new RegExp(
  `^${filler}(?:(?:o |e )?que (?:e que )?(?:pode|poderia|vai|pesa) (?:\\w+ )?(?:errado|certo|contra|a favor)|(?:quais )?(?:os )?(?:riscos?|perigos?|contras?|pros|vantagens?|desvantagens?)(?: disso)?|(?:qual (?:e )?)?(?:o )?(?:risco|perigo)(?: disso)?|se (?:eu )?(?:nao (?:gostar|der certo)|der errado|me arrepender))$`,
  'u',
);
const outcomeOf = (words: string) =>
  /errado|contra|risco|perigo|desvantag|gostar|certo$|arrepend/u.test(words) ? 'contras' : words;

/** A short request about the answer before: the next in its order, in one sentence, where to begin, in what sense; null for others. */
export function aboutAnswer(message: Understood, state: DialogueState): Act | null {
  const { act, table, mood, gist: said, who } = state;
  const { words, read, topics } = message;
  const isFree = mood === null && table.mode === null && topics.length === 0;
  const isOfUser = read.people.every(({ label }) => label === 'eu');
  if (act === null || !isFree || !isOfUser || words.split(' ').length > 9) return null;
  if ((gist.test(words) || asksForGist(message)) && said.length > 0 && act.intent !== 'resumo')
    return { ...actOf('emUmaFrase', message, message, who), of: act.intent };
  return nextInOrder(words, act, state) ?? reasonAgain(words, act, state) ?? restated(message, act);
}

/** `Fala isso em uma linha só`, `junta tudo numa frase`: a summary of what was said, and not of the map. */
function asksForGist({ words, likely: [nearest] }: Understood): boolean {
  const isSummary = nearest?.intent === 'resumo' && nearest.probability >= 0.8;
  return isSummary && /\b(?:isso|disso|tudo)\b/u.test(words) && !/\b(?:mapa|mim|meus?|minhas?)\b/u.test(words);
}

const again = (act: Act, words: string, change: Partial<Act>): Act => ({ ...act, words, of: null, ...change });

/** `E o segundo melhor?`, `tem outro dia?`, `e a pior?` */
function nextInOrder(words: string, act: Act, { time }: DialogueState): Act | null {
  if (worst.test(words) && act.intent === 'entreOpcoes') return again(act, words, { rank: act.names.length });
  // Why it was chosen stands between a search and its next result.
  const search = act.intent === 'porqueEscolha' ? time.search : act;
  if (search === null) return null;
  if (another.test(words) && rankedAlone.has(search.intent))
    return { ...search, of: null, rank: (search.rank ?? 1) + 1 };
  const ordinal = next.exec(words)?.[1];
  if (ordinal === undefined || !ranked.has(search.intent)) return null;
  return again(search, `${search.words} ${words}`, {
    rank: ordinals[ordinal] ?? 2,
    intent: search.intent === 'numero' ? 'pesoDosNumeros' : search.intent,
  });
}

/** `Por que ela?`, `por que esse dia?` of several people. */
function reasonAgain(words: string, act: Act, { time }: DialogueState): Act | null {
  if (!reason.test(words)) return null;
  if (explainedAgain.has(act.intent)) return again(act, words, {});
  const isOfTime = act.who.length > 1 && rankedAlone.has(act.intent);
  return isOfTime ? again(act, words, { intent: 'porqueEscolha', periods: time.last }) : null;
}

/** `Ele tem 16 anos`: the same question, and the age is known. */
const givesAge =
  /^(?:e |mas )*el[ea] (?:ja |so )?(?:tem|fez|faz|vai fazer) (?:so |apenas |uns )?\d{1,2} an(?:os|inhos)$/u;

/** `Como concilio?`, `não entendi` of two numbers that were compared. */
const ofTwoNumbers =
  /\b(?:(?:e |mas )?como (?:eu )?(?:concili\w+|junt\w+|equilibr\w+|harmoniz\w+)|nao entendi|mais simples|(?:explica|como) (?:\w+ ){0,4}(?:simples|crianca|facil))\b/u;

/** `E se ele negar?`, `e se a empresa não aceitar?` */
const refuses =
  /^(?:e |mas )*se (?:el[ea]s? |[oa]s? \w+ |(?:meu|minha) \w+ )?(?:(?:me )?(?:neg|recus)\w+|(?:disser|falar|responder)\w* (?:que )?nao|nao (?:aceit|quis|der|deix|concord|topa)\w*)$/u;

/** Where to begin, what may go wrong, in what sense. */
function restated({ words, likely: [nearest] }: Understood, act: Act): Act | null {
  if (beginning.test(words) && act.who.every((label) => label === 'eu'))
    return again(act, words, { intent: 'porOndeComecar', topics: [], periods: [] });
  if (givesAge.test(words) && act.who.some((label) => label !== 'eu'))
    return again(act, words, { intent: act.intent === 'brigas' ? 'melhorar' : act.intent });
  // `E se eu não passar?`, `e se ele negar?`: the risk of the choice.
  const isFeared = nearest?.intent === 'medoDeFalhar' && nearest.probability >= 0.5;
  if (decisions.has(act.intent) && (isFeared || refuses.test(words)))
    return again(act, 'contras', { intent: 'motivos' });
  if ((decisions.has(act.intent) || act.purpose !== null) && outcome.test(words))
    return again(act, outcomeOf(words), { intent: 'motivos' });
  const isOfNumbers = act.intent === 'numerosCombinam' && ofTwoNumbers.test(words);
  if (isOfNumbers) return again(act, `${act.words.replace(ofTwoNumbers, ' ')} ${words}`, {});
  const asked = senses[act.intent];
  return sense.test(words) && asked !== undefined ? again(act, words, { intent: asked, area: null }) : null;
}
