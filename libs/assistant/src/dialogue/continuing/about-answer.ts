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
  `^${filler}(?:tem |teria |existe |ha |quero |queria |qual )?(?:algum |alguma |mais )?(?:um |uma )?outr[oa] (?:dia|mes|data|opcao|ano)(?: (?:bom|boa|alem dess[ea]|tambem))?$`,
  'u',
);
const gist = new RegExp(
  `^${filler}(?:(?:resum\\w+|encurt\\w+|sintetiz\\w+|simplific\\w+)${meant}(?:${length})?|${length.replaceAll('(?: ?', '(?:')}|(?:o )?(?:essencial|resumo)(?: disso)?)${meant}$`,
  'u',
);
const beginning = new RegExp(
  `^${filler}(?:(?:por|de) onde (?:eu |a gente )?(?:devo |posso |vou |que eu )?comec\\w+|como (?:eu |a gente )?comec\\w+|qual (?:e |seria )?o primeiro passo|(?:o )?que (?:eu )?fac\\w+ primeiro|comec\\w+ por onde|primeiro passo)(?: (?:com )?(?:isso|entao))?$`,
  'u',
);
const sense = new RegExp(
  `^${filler}(?:(?:em|n[oa]?)? ?que sentido|de que (?:jeito|forma|modo|maneira)|em que(?: exatamente)?|onde exatamente|tipo (?:o )?que|por exemplo|explica melhor|como (?:assim|isso aparece))$`,
  'u',
);

/** Questions that put several in an order. */
const ranked = new Set([
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

/** A short request about the answer before: the next in its order, in one sentence, where to begin, in what sense; null for others. */
export function aboutAnswer(
  message: Understood,
  { act, table, mood, gist: said, who, time }: DialogueState,
): Act | null {
  const { words, read, topics, text } = message;
  const isFree =
    mood === null && table.mode === null && topics.length === 0 && read.people.every(({ label }) => label === 'eu');
  if (act === null || !isFree || words.split(' ').length > 9) return null;
  const again = (change: Partial<Act>): Act => ({ ...act, words, of: null, ...change });
  const ordinal = next.exec(words)?.[1];
  // Why it was chosen stands between a search and its next result.
  const search = act.intent === 'porqueEscolha' ? time.search : act;
  const before = search?.rank ?? 1;
  if (ordinal !== undefined && search !== null && ranked.has(search.intent))
    return {
      ...search,
      of: null,
      rank: ordinals[ordinal] ?? 2,
      intent: search.intent === 'numero' ? 'pesoDosNumeros' : search.intent,
      words: `${search.words} ${words}`,
    };
  if (another.test(words) && search !== null && rankedAlone.has(search.intent))
    return { ...search, of: null, rank: before + 1 };
  if (gist.test(words) && said.length > 0 && act.intent !== 'resumo')
    return { ...actOf('emUmaFrase', message, message, who), of: act.intent };
  if (beginning.test(words) && act.who.every((label) => label === 'eu'))
    return again({ intent: 'porOndeComecar', topics: [], periods: [] });
  const asked = senses[act.intent];
  return sense.test(words) && asked !== undefined && !/\bcalcul/u.test(text)
    ? again({ intent: asked, area: null })
    : null;
}
