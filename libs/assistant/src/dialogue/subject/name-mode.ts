import relations from '../../understanding/data/relations.json' with { type: 'json' };
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import { asksPlainNumber } from '../number-view.ts';
import type { DialogueState, NameMode, NameTable } from '../state.ts';
import { letterChange, spelling } from './changed-names.ts';
import { calledFirm, isOfFirm, trades } from './firms.ts';
import { babies, founding, isFirmOfPeople, isOfBaby, signing } from './kinds-of-names.ts';
import { areOwnForms } from './own-forms.ts';
import type { Title } from './titles.ts';

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
  ['fundacao', 'empresa'],
  ['nomeDiz', 'empresa'],
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
  if (names.length === 0 && asksPlainNumber.test(words)) return null;
  // `O da loja é 2133417788`, after another telephone.
  if (
    state.table.mode === 'codigo' &&
    names.length === 0 &&
    /^(?:e )?(?:[oa]s?|ess[ea]|para|pr[oa]|se) .*\d/u.test(words)
  )
    return 'codigo';
  if (calledFirm(message.text, names) !== null || areFirms(intent, message, names)) return 'empresa';
  const hasBirth = read.people.some(({ birthDate }) => birthDate !== null) || read.loose.birthDate !== null;
  if (intent === 'nomesBebe' && (babies.test(words) || /\bnomes?\b.* irma\w*/u.test(words))) return 'bebe';
  const besidePeople = hasBirth ? modeBesidePeople(intent, message, state, names) : undefined;
  if (besidePeople !== undefined) return besidePeople;
  if (isOfKnownPeople(intent, words, state) && names.length === 0) return null;
  return (
    modeOfFirm(message, state, names) ??
    modeOfForm(message, state, names, intent) ??
    (intent === 'acento' && names.length === 0 && state.table.mode === 'bebe' ? 'bebe' : undefined) ??
    changedMode(intent, message, state, names) ??
    modeOfWords(intent, words, names) ??
    continuedMode(intent, state, names.length, {
      isAnother: /^(?:e|ou|que tal|mas e)\b/u.test(words),
      isMine: message.isAboutMe && !/\bmud/u.test(words),
      isOfThem: /\bnumeros? d(?:el[ea]s?|[oa] (?:nome|marca|loja|empresa))\b/u.test(words),
      asksExchange:
        state.table.names.length > 1 &&
        /\b(?:a |essa |de )?(?:troca|mudanca)\b|\bvale (?:a pena )?(?:trocar|mudar)\b/u.test(words),
    })
  );
}

/** Where the user works, and no firm to name. */
const ofOwnWork =
  /\b(?:trabalh\w+|emprego|vaga|entrevista|demiss\w+|demitid[oa]|contratad[oa]|chefe|consulta|atendid[oa])\b/u;
const judgesFirm = new Set([
  'valoracao',
  'nomeBom',
  'nomesBebe',
  'nomesEmpresa',
  'nomeDiz',
  'par',
  'comum',
  'assinatura',
  'mapa',
  'numero',
]);

/** `Pet Amigo Banho e Tosa, que vibração tem?`: names with a word that only firms bear. */
function areFirms(intent: string | null, { words }: Understood, names: readonly Title[]): boolean {
  const isLegal = /\brazao social\b|\b(?:nome )?fantasia\b/u.test(words);
  const isAsked = isLegal || intent === null || spokenIntents.has(intent) || judgesFirm.has(intent);
  const isPerson = ({ name }: Title) => isFirstName(name.split(' ')[0] ?? '');
  return (
    isAsked && !ofOwnWork.test(words) && names.some(isOfFirm) && names.every((one) => isOfFirm(one) || !isPerson(one))
  );
}

/** Times that are sought for the person of a birth date: `melhor mês pra inaugurar? nasci em 30/09/1985`. */
const ofOwnTime = new Set(['melhorMes', 'melhorDia', 'compararPeriodos', 'periodo']);

/** The mode of a message with birth dates; undefined where the dates say nothing about it. */
function modeBesidePeople(
  intent: string | null,
  message: Understood,
  state: DialogueState,
  names: readonly Title[],
): NameMode | null | undefined {
  const { table } = state;
  if (intent === 'codigo') return 'codigo';
  if (intent !== null && ofOwnTime.has(intent) && /\bnasci\b/u.test(message.words)) return null;
  if (areOwnForms(names, message, state)) return 'assinatura';
  const isOfFirm = (table.mode ?? table.spoken) === 'empresa' && names.length === 0;
  if (isOfFirm && founding.test(message.words)) return 'empresa';
  if (isFirmOfPeople(names, message)) return 'empresa';
  // `Minha sócia Patrícia Nunes (21/01/1988), abrimos um salão`: a person, and no firm.
  const isOfPerson = message.read.people.some(
    ({ label, name, birthDate }) => label in relations && name !== null && birthDate !== null,
  );
  if (isOfPerson) return null;
  if (isOfOwnName(intent, message, names)) return 'assinatura';
  // `Unhas da Ju presta? sou Juliana Melo, 08/08/1995`, while a firm is named.
  const areFirms = names.length > 0 && names.every(({ name }) => !isFirstName(name.split(' ')[0] ?? ''));
  if (table.mode === 'empresa' && areFirms) return 'empresa';
  const isOwner =
    table.mode === 'empresa' && names.length === 0 && message.read.people.every(({ label }) => label === 'eu');
  return isOwner || founding.test(message.words) ? undefined : null;
}

/** `Sou Luís Prado, 03/04/1980, qual assinatura seria melhor?`: a question about the user's own name. */
function isOfOwnName(intent: string | null, { words, read }: Understood, names: readonly Title[]): boolean {
  if (!read.people.every(({ label }) => label === 'eu')) return false;
  const isStage = /\bnome (?:artistico|de palco)\b/u.test(words);
  const asksToSign = intent === 'assinatura' && (isStage || /\b(?:assinatura|sobrenome)\b/u.test(words));
  return (
    intent === 'sequencias' || (asksToSign && (isStage || names.every(({ name }) => read.people[0]?.name === name)))
  );
}

/** `Somos bons sócios?` asks about people who are known. */
function isOfKnownPeople(intent: string | null, words: string, { people }: DialogueState): boolean {
  const isOfPair = intent === 'par' || intent === 'comum';
  return isOfPair && people.length > 1 && /\b(?:somos|nos|a gente|soci[oa]s?|juntos)\b/u.test(words);
}

/** `Que nome fica bom: Doce Neusa ou Quitutes da Vó?` for the shop that is planned, and `e se for só Neusa Doces?` */
function modeOfFirm({ words, isEllipsis }: Understood, { table, time }: DialogueState, names: readonly Title[]) {
  if (names.length === 0 || babies.test(words) || signing.test(words)) return undefined;
  const isPlanned = table.mode === null && time.purpose === 'negocio' && /\bnomes?\b|\bchamar?\b/u.test(words);
  const goesOn = table.mode === 'empresa' && isEllipsis && /^(?:e|mas|ou) (?:se|que tal)\b/u.test(words);
  return isPlanned || goesOn ? 'empresa' : undefined;
}

/** What names are by their form: forms of one person's name, respelt names, brands, a handle. */
function modeOfForm(
  message: Understood,
  state: DialogueState,
  names: readonly Title[],
  intent: string | null,
): NameMode | undefined {
  const { text, words } = message;
  if (areOwnForms(names, message, state)) return 'assinatura';
  if (isOfBaby(names, words)) return 'bebe';
  const [first = ''] = names[0]?.name.split(' ') ?? [];
  const shares = (name: string) =>
    name
      .split(' ')
      .slice(1)
      .some((word) => (names[0]?.name ?? '').split(' ').includes(word));
  const isOnePerson =
    names.length > 1 && names.slice(1).every(({ name }) => name.startsWith(`${first} `) || shares(name));
  // `Fico Amanda Dias Peixoto ou viro Amanda Peixoto Fonseca?`
  const isOfChild = babies.test(words) || /\bsobrenome\b/u.test(words);
  if (ofOneFirstName(names).length > 1 && /\bou\b/u.test(words) && !isOfChild) return 'assinatura';
  const isRespelt = letterChange.test(words) || (spelling.test(words) && names.length > 1);
  if ((isOnePerson && signing.test(words)) || isRespelt) return 'assinatura';
  const isHandle = names.length === 1 && /@|\binsta(?:gram)? (?:e|eh|:)|\barroba\b/u.test(text.toLowerCase() + words);
  return isHandle || areBrands(intent, words, names) ? 'empresa' : undefined;
}

/** The whole names that share a first name with another of them. */
export const ofOneFirstName = (names: readonly Title[]): readonly Title[] =>
  names.filter(
    (one) =>
      one.name.includes(' ') &&
      isFirstName(one.name.split(' ')[0] ?? '') &&
      !isFirstName(one.name.split(' ').at(-1) ?? '') &&
      names.some(
        (other) =>
          other.name !== one.name && other.name.includes(' ') && other.name.split(' ')[0] === one.name.split(' ')[0],
      ),
  );

/** Questions about a day that a firm opens on. */
const ofFirmDay = new Set(['diaBom', 'melhorDia', 'empresa', 'compararPeriodos', 'escolher', 'decisao', 'periodo']);

/** Questions that a name answers, and that others share. */
const spokenIntents = new Set([
  'nomeBom',
  'fundacao',
  'empresa',
  'area',
  'significado',
  'quantoDa',
  'escolher',
  'sequencias',
]);
/** Questions about whatever names are judged. */
const ofAnyName = new Set(['sequencias', 'nomeMuda', 'nomeMelhorou', 'nomeDiz']);
/** `O que o nome diz disso`, after another question: the names spoken of before. */
const ofSpoken =
  /\b(?:[oa]|d[oa]|n[oa]|ess[ea]|dess[ea]|ness[ea]|pel[oa]) (?:nome|marca|loja|empresa|negocio|firma)\b(?! (?:d[aeo]|completo|social))/u;

/** The mode of the names spoken of, where they are asked about again. */
function modeOfKnown(
  intent: string | null,
  words: string,
  { mode, spoken, known }: Pick<NameTable, 'mode' | 'spoken'> & { readonly known: readonly string[] },
  names: readonly Title[],
): NameMode | undefined {
  const judgedAs = mode ?? spoken;
  if (intent !== null && ofAnyName.has(intent) && judgedAs !== null && judgedAs !== 'codigo') return judgedAs;
  const returns = intent === null || spokenIntents.has(intent);
  const isOfSpoken = mode === null && spoken === 'empresa' && known.length > 0 && names.length === 0;
  return isOfSpoken && returns && ofSpoken.test(words) ? 'empresa' : undefined;
}

/** The mode of an intent; another one than before only with a word of its subject. */
function changedMode(
  intent: string | null,
  { words, read, periods }: Understood,
  { table: { mode, spoken, names: known } }: DialogueState,
  names: readonly Title[],
): NameMode | undefined {
  if (mode === 'empresa' && read.days.length > 0 && (intent === null || ofFirmDay.has(intent))) return 'empresa';
  const ofKnown = modeOfKnown(intent, words, { mode, spoken, known }, names);
  if (ofKnown !== undefined) return ofKnown;
  const asked = intent === null ? undefined : modeOfIntent.get(intent);
  // `Is 2027 good to start a business?` asks about a year.
  if (asked === 'empresa' && mode === null && names.length === 0 && periods.length > 0) return undefined;
  const isOfChild = names.length > 0 && names.every(({ name }) => isFirstName(name.split(' ')[0] ?? ''));
  if (asked === 'empresa' && mode === null && isOfChild && !trades.test(words)) return 'bebe';
  // `E se eu trocar o nome pra Barbearia do Léo?`, after another question about the firm.
  if (asked === 'assinatura' && mode === null && spoken === 'empresa' && names.length > 0 && trades.test(words))
    return 'empresa';
  if (asked === undefined || mode === null || mode === asked) return asked;
  // `E Ceci como apelido muda algo?` while a child is named asks for no signature.
  const ofUser = mode === 'bebe' && names.length > 0 ? /\b(?:meu|minha|eu|assin\w+|casei|casar)\b/u : signing;
  const subject = { bebe: babies, empresa: trades, assinatura: ofUser, codigo: /\d/u }[asked];
  return subject.test(words) ? asked : mode;
}

/** `Studio Lótus ou Casa Lótus`: several names that begin with no first name are of a firm. */
function areBrands(intent: string | null, words: string, names: readonly Title[]): boolean {
  return (
    names.length > 1 &&
    (intent === null || ['escolher', 'assinatura', 'quemMaisCombina', 'par', 'decisao'].includes(intent)) &&
    /\bnomes?\b|\bmarca\b|\bou\b.*\bqual\b.*\bcombin\w+|\bduvida\b.* ou /u.test(words) &&
    names.every(({ name }) => name.includes(' ') && !isFirstName(name.split(' ')[0] ?? ''))
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
  asked: {
    readonly isAnother: boolean;
    readonly isMine: boolean;
    readonly isOfThem: boolean;
    readonly asksExchange: boolean;
  },
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
  {
    isMine,
    isOfThem,
    asksExchange,
  }: { readonly isMine: boolean; readonly isOfThem: boolean; readonly asksExchange: boolean },
): boolean {
  if (intent === 'numero') return count > 0 || isOfThem || (mode === 'assinatura' && !isMine);
  if (intent === 'periodo') return mode === 'empresa' && founded !== null;
  return intent !== 'decisao' || count > 0 || asksExchange;
}
