import type { Dialogue } from '../../dialogue/dialogue.ts';
import { ofMinor } from '../../dialogue/hardship.ts';
import { hasFamily } from '../passage-bank.ts';

/** Families that set the tone of the next messages. */
const continuedMoods: Readonly<Record<string, string>> = {
  crise: 'crise-segue',
  violencia: 'violencia-segue',
  luto: 'luto-segue',
  perdaGestacional: 'luto-segue',
  rompimento: 'rompimento',
  traicaoVivida: 'traicaoVivida-segue',
  reprovacao: 'humor',
  desvalorizado: 'humor',
  tristeza: 'tristeza',
  solidao: 'solidao',
  medo: 'medo',
  ansiedade: 'ansiedade',
  raiva: 'raiva',
  doencaDeOutro: 'doencaDeOutro',
  demissao: 'demissao-segue',
  medoDeFalhar: 'medoDeFalhar',
  dividas: 'dividas',
  vicio: 'vicio-segue',
  dependencia: 'dependencia',
  culpa: 'luto-segue',
  assedio: 'assedio-segue',
  criseDeOutro: 'criseDeOutro-segue',
  violenciaDeOutro: 'violenciaDeOutro-segue',
  afastamento: 'afastamento',
  bullying: 'bullying',
};
/** Courtesies and limits after which what weighs still weighs. */
const besideGrief = new Set(['agradecimento', 'enchimento', 'fe', 'gravidez', 'saude', 'medoSaude']);
const partsOfGrief = new Set(['tristeza', 'ansiedade', 'medo', 'solidao', 'culpa', 'raiva']);

/** The mood that holds on after a manner; null where it does not. */
export function moodAfter(manner: string, before: string | null): string | null {
  if (manner.startsWith('amparo.') || ['humor', 'lutoNumero', 'alem', 'saudade'].includes(manner)) return before;
  // A sleepless night or a fear after a death or in danger is a part of it; so is a word of thanks.
  const isHeavy = before !== null && ['luto', 'perdaGestacional', 'violencia', 'crise'].includes(before);
  if (before === 'doencaDeOutro' && partsOfGrief.has(manner)) return before;
  if (isHeavy && (partsOfGrief.has(manner) || besideGrief.has(manner))) return before;
  if (['abuso', 'perseguicao', 'fuga'].includes(manner)) return 'violencia';
  return manner in continuedMoods ? manner : null;
}

/** A way, a means or a time of taking one's life. */
const hasPlan =
  /\b(?:como (?:eu )?(?:vou )?faz(?:er|e?r isso)|(?:ja|ate) (?:pensei|sei|planejei|escolhi)|comprei|comprimidos?|remedios|corda|faca|arma|veneno|ponte|predio|carta (?:de despedida|para)|hoje mesmo|hoje a noite|essa noite|plano)\b/u;

/** What a message says in a crisis or after violence, in the order in which it is looked for. */
const ofDistress: readonly (readonly [mood: string, pattern: RegExp, family: string])[] = [
  ['crise', /\b(?:melhor|mais calm\w+|liguei)\b/u, 'crise-alivio'],
  ['crise', /\bobrigad\w+/u, 'crise-obrigado'],
  ['crise', /\bnao (?:cont\w+|fal\w+|diz\w*|diga|espalh\w+) (?:isso |nada )?(?:para|a) /u, 'crise-segredo'],
  ['crise', /\b(?:numeros?|mapa|ano pessoal|mes pessoal)\b/u, 'crise-mapa'],
  ['crise', hasPlan, 'crise-plano'],
  ['crise', /\b(?:ninguem|sozinh[oa]|so eu)\b/u, 'crise-so'],
  [
    'vicio',
    /\b(?:dessa vez|agora vai|(?:so )?mais uma|recuper\w+|ultima vez|sinto que|quase ganh\w+)\b/u,
    'vicio-vontade',
  ],
  ['assedio', /\b(?:afastamento|me afast\w+|licenca|atestado|inss)\b/u, 'assedio-afastamento'],
  ['criseDeOutro', /\b(?:numeros?|mapa|data|nome)\b/u, 'criseDeOutro-mapa'],
  ['violenciaDeOutro', /\b(?:numeros?|mapa|data|nome)\b/u, 'violenciaDeOutro-mapa'],
  ['violencia', ofMinor, 'violencia-menor'],
  ['violencia', /\bnumeros?\b/u, 'violencia-mapa'],
];

function familyOfDistress(before: string | null, words: string): string | null {
  return ofDistress.find(([mood, pattern]) => mood === before && pattern.test(words))?.[2] ?? null;
}

/** Violence by a parent or a relative: Disque 100 for a minor beside the 180. */
const byFamily = /\b(?:padrasto|madrasta|meu (?:pai|tio|avo|irmao|padrinho)|minha (?:mae|tia|avo|irma))\b/u;

/** What goes on saying the same to someone in a mood. */
function continuedFamily({ mood, hardship }: Dialogue['state']): string | null {
  if (mood === 'perdaGestacional' && hardship === 'unborn') return 'perda-segue';
  if (mood === 'violencia' && hardship === 'minor') return 'menor-segue';
  return mood === null ? null : (continuedMoods[mood] ?? 'humor');
}

/** Feelings that belong to what was said before. */
function isPartOf(mood: string | null, manner: string): boolean {
  if (mood === 'crise' || mood === 'violencia')
    return ['solidao', 'tristeza', 'medo', 'raiva', 'culpa', 'vergonha', 'agradecimento', 'desculpas'].includes(manner);
  if (mood !== 'luto' && mood !== 'perdaGestacional') return false;
  return partsOfGrief.has(manner) || ['saudade', 'outroSaber'].includes(manner);
}

/** Families that answer a part of a manner. */
const closer: readonly (readonly [manner: string, pattern: RegExp, family: string])[] = [
  ['demissao', /\b(?:gravid\w*|gestante|licenca maternidade)\b/u, 'demissao-gravida'],
  [
    'traicaoVivida',
    /\bcomo (?:\w+ ){0,3}(?:confi\w+|perdo\w+)\b|\b(?:confiar|perdoar) (?:de novo|outra vez|nel[ea])\b/u,
    'aflicao-confianca',
  ],
  ['triangulo-amoroso', /\b(?:sou|estou) (?:casad|comprometid|noiv)[oa]\b/u, 'triangulo-proprio'],
  ['semDados', /\b(?:prefiro nao|nao quero)\b/u, 'semMeusDados'],
  ['sonho', /\b(?:morr\w+|mort[oa]|falec\w+|partiu|se foi)\b/u, 'sonhoLuto'],
  ['conta', /^(?!.*\d (?:x|vezes|mais|menos) \d)/u, 'receita'],
  [
    'identidade',
    /\bquem (?:foi que )?(?:te |o |a |que )*(?:criou|fez|programou|inventou|desenvolveu|treinou)\b/u,
    'autoria',
  ],
  ['investimento', /\b(?:emprestimo|consignado|agiota|refinanci\w+)\b/u, 'emprestimo'],
];

function closerFamily(asked: string, words: string): string | null {
  return closer.find(([manner, pattern]) => manner === asked && pattern.test(words))?.[2] ?? null;
}

/** The family of wordings that answers a manner in the mood of the conversation. */
export function familyOf(manner: string, { message, state }: Dialogue): string {
  const { mood } = state;
  const ofDistress = familyOfDistress(mood, message.words);
  if (ofDistress !== null) return ofDistress;
  if (manner === 'violencia' && mood !== 'violencia' && byFamily.test(message.words)) return 'violencia-familia';
  const continued = continuedFamily(state);
  if (continued !== null && manner !== 'crise' && [mood, 'humor', 'enchimento'].includes(manner)) return continued;
  const closer = closerFamily(manner, message.words);
  if (closer !== null) return closer;
  if (continued !== null && isPartOf(mood, manner)) return continued;
  if (manner === 'limiteSuave' || !hasFamily(manner)) return 'perdido';
  return manner === 'saudacao' && message.words.split(' ').length > 6 ? 'perdido' : manner;
}
