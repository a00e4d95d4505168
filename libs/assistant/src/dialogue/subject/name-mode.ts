import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { DialogueState, NameMode } from '../state.ts';
import { letterChange, spelling } from './changed-names.ts';
import type { Title } from './titles.ts';

/** A date in such a message is one of a firm. */
export const founding = /\b(?:fundad|abert|abri\b|abrimos|criad|inaugur|lanc|existe desde|desde)/u;

const trades =
  /\b(?:empresa|negocio|loja\w*|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|brecho|pousada|hotel|podcast|consultorio|atelie|mercado|floricultura|transportadora|hamburgueria|sorveteria|doceria|produtora|spa|imobiliaria|construtora|livraria|papelaria|marmitaria|buffet|quitanda|cafeteria|food truck|pet shop)\b/u;

const babies =
  /\b(?:menin[oa]s?|bebe|gravida|gestante|gemeos|(?:meu|minha|nosso|nossa|futur[oa]) (?:filh[oa]|net[oa]|bebe)|nome de crianca)\b/u;

const signing =
  /\b(?:tir\w+|coloc\w+|bot\w+|acrescent\w+|dobr\w+|cort\w+) (?:mais )?(?:um|uma|o|a) [a-z] (?:d[oae]|n[oa]|em)\b|\b(?:uso|usando|usava|assino)\b|\bsobrenomes? d(?:ele|ela|o (?:meu )?(?:marido|noivo|esposo|namorado))\b|\b(?:pegar|tirar|perder|manter|colocar|botar|acrescentar) (?:o|os|meu|meus) (?:\w+ )?sobrenomes?\b|\bhoje sou\b|\bvou (?:ser|ficar|virar|passar a)\b.*\bsobrenom|\b(?:mudar|trocar) (?:de|o|meu) (?:nome|sobrenome)\b|\bassin(?:ar|o|asse|ei|ando|atura|aria)\b|\bnome (?:artistico|profissional|social|de (?:casad[ao]|solteir[ao]|palco|certidao|registro))|\busar\b|\bvirei\b|\bapelido\b|\bcasei\b|\bregistro\b|\bcertidao\b|\bacento\b/u;

const modeOfIntent = new Map<string, NameMode>([
  ['codigo', 'codigo'],
  ['nomesBebe', 'bebe'],
  ['nomesEmpresa', 'empresa'],
  ['empresa', 'empresa'],
  ['assinatura', 'assinatura'],
  ['acento', 'assinatura'],
  ['sequencias', 'assinatura'],
  ['nomeMuda', 'assinatura'],
  ['nomeMelhorou', 'assinatura'],
]);

/** Intents that go on with the names spoken of. */
const continuing = new Set([
  null,
  'mapa',
  'quantoDa',
  'escolher',
  'numero',
  'porque',
  'mais',
  'par',
  'comum',
  'significado',
  'valoracao',
  'nomeBom',
  'nomeEsperanca',
  'sequencias',
  'nomeMuda',
  'nomeMelhorou',
  'codigoLetra',
  'decisao',
  'periodo',
]);

const vague = new Set([null, 'quantoDa', 'significado', 'escolher', 'limiteSuave', 'decisao', 'conceito']);

export function modeOf(
  intent: string | null,
  message: Understood,
  state: DialogueState,
  names: readonly Title[],
): NameMode | null {
  const { words, read } = message;
  const hasBirth = read.people.some(({ birthDate }) => birthDate !== null) || read.loose.birthDate !== null;
  const isOwner =
    state.table.mode === 'empresa' && names.length === 0 && read.people.every(({ label }) => label === 'eu');
  if (hasBirth && !isOwner && !founding.test(words)) return null;
  const [first = ''] = names[0]?.name.split(' ') ?? [];
  const shares = (name: string) =>
    name
      .split(' ')
      .slice(1)
      .some((word) => (names[0]?.name ?? '').split(' ').includes(word));
  const isOnePerson =
    names.length > 1 && names.slice(1).every(({ name }) => name.startsWith(`${first} `) || shares(name));
  if (isOnePerson && signing.test(words)) return 'assinatura';
  if (letterChange.test(words) || (spelling.test(words) && names.length > 1)) return 'assinatura';
  if (areBrands(intent, words, names)) return 'empresa';
  if (names.length === 1 && /@|\binsta(?:gram)? (?:e|eh|:)|\barroba\b/u.test(message.text.toLowerCase() + words))
    return 'empresa';
  return (
    changedMode(intent, message, state, names) ??
    modeOfWords(intent, words, names) ??
    continuedMode(intent, state, names.length, {
      isAnother: /^(?:e|ou|que tal|mas e)\b/u.test(words),
      isMine: message.isAboutMe && !/\bmud/u.test(words),
      asksExchange:
        state.table.names.length > 1 &&
        /\b(?:a |essa |de )?(?:troca|mudanca)\b|\bvale (?:a pena )?(?:trocar|mudar)\b/u.test(words),
    })
  );
}

/** Questions about a day that a firm opens on. */
const ofFirmDay = new Set(['diaBom', 'melhorDia', 'empresa', 'compararPeriodos', 'escolher', 'decisao', 'periodo']);

/** Questions about whatever names are judged. */
const ofAnyName = new Set(['sequencias', 'nomeMuda', 'nomeMelhorou']);

/** The mode of an intent; another one than before only with a word of its subject. */
function changedMode(
  intent: string | null,
  { words, read }: Understood,
  { table: { mode } }: DialogueState,
  names: readonly Title[],
): NameMode | undefined {
  if (mode === 'empresa' && read.days.length > 0 && (intent === null || ofFirmDay.has(intent))) return 'empresa';
  if (intent !== null && ofAnyName.has(intent) && mode !== null && mode !== 'codigo') return mode;
  const asked = intent === null ? undefined : modeOfIntent.get(intent);
  const isOfChild = names.length > 0 && names.every(({ name }) => isFirstName(name.split(' ')[0] ?? ''));
  if (asked === 'empresa' && mode === null && isOfChild && !trades.test(words)) return 'bebe';
  if (asked === undefined || mode === null || mode === asked) return asked;
  const subject = { bebe: babies, empresa: trades, assinatura: signing, codigo: /\d/u }[asked];
  return subject.test(words) ? asked : mode;
}

/** `Studio Lótus ou Casa Lótus`: several names without a first name are of a firm. */
function areBrands(intent: string | null, words: string, names: readonly Title[]): boolean {
  return (
    names.length > 1 &&
    (intent === null || intent === 'escolher' || intent === 'assinatura') &&
    /\bnomes?\b|\bmarca\b/u.test(words) &&
    names.every(({ name }) => name.includes(' ') && name.split(' ').every((word) => !isFirstName(word)))
  );
}

function modeOfWords(intent: string | null, words: string, names: readonly Title[]): NameMode | null {
  const count = names.length;
  if (count === 0) return null;
  if (babies.test(words) && !/\bnasc(?:eu|id[oa]|i)\b/u.test(words)) return 'bebe';
  if (trades.test(words) && intent !== 'par') return 'empresa';
  return signing.test(words) && vague.has(intent) ? 'assinatura' : null;
}

function continuedMode(
  intent: string | null,
  state: DialogueState,
  count: number,
  asked: { readonly isAnother: boolean; readonly isMine: boolean; readonly asksExchange: boolean },
): NameMode | null {
  const { isAnother } = asked;
  const compares =
    state.table.mode !== null &&
    state.table.names.length > 1 &&
    (intent === 'completa' || intent === 'compararPeriodos');
  if (compares && count === 0) return state.table.mode;
  if (state.table.mode !== null && state.table.mode !== 'codigo' && isAnother && count > 0) return state.table.mode;
  if (state.table.mode !== null && continuing.has(intent) && (count > 0 || intent !== null))
    return continuesWith(intent, state, count, asked) ? state.table.mode : null;
  return intent === 'quantoDa' && count > 0 ? 'bebe' : null;
}

/** A number without a name belongs to a signature, a period to a firm with its date, a decision to a new name. */
function continuesWith(
  intent: string | null,
  { table: { mode, founded } }: DialogueState,
  count: number,
  { isMine, asksExchange }: { readonly isMine: boolean; readonly asksExchange: boolean },
): boolean {
  if (intent === 'numero') return count > 0 || (mode === 'assinatura' && !isMine);
  if (intent === 'periodo') return mode === 'empresa' && founded !== null;
  return intent !== 'decisao' || count > 0 || asksExchange;
}
