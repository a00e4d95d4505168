import type { Segment, Understood } from '../understanding/read-message.ts';
import type { DialogueState } from './state.ts';

/** `O número 4 quer dizer o quê?` asks for the number itself, and no address. */
export const asksPlainNumber =
  /\bnumero (?:\d|11|22|33) (?:(?:quer dizer|significa|representa|simboliza)\b|e (?:o que|bom|ruim)\b)|\b(?:quer dizer|significa|significado d?o?) (?:o )?numero (?:\d|11|22|33)$/u;

/** What a rule may look at. */
export interface View {
  readonly scores: ReadonlyMap<string, number>;
  readonly segment: Segment;
  readonly message: Understood;
  readonly state: DialogueState;
  /** Topics without the map as a whole. */
  readonly own: readonly string[];
  readonly hasBirth: boolean;
}

export const periodTopics = new Set(['anoPessoal', 'mesPessoal', 'diaPessoal']);
/** Questions about names that a birth date rules out: then it is a person that is spoken of. */
export const ofNames = ['empresa', 'nomesEmpresa', 'nomesBebe', 'quantoDa'];
/** Topics that are asked for by name, whatever else the words resemble. */
export const namedTopics = ['harmoniaConjugal', 'harmoniaNomeNascimento', 'talentoOculto'];

/** Questions that a worth, a place or a change of a number may follow. */
export const ofNumbers = new Set([
  'numero',
  'significado',
  'conceito',
  'ondeEsta',
  'mapa',
  'ditado',
  'pesoDosNumeros',
  'como',
  'valoracao',
  'faltam',
]);
export const ofPeriods = new Set(['epoca', 'periodo', 'momento', 'compararPeriodos', 'porquePeriodo', 'melhorMes']);

/** Lists of the map with items and phases of life. */
export const listTopics: readonly string[] = [
  'dividasCarmicas',
  'licoesCarmicas',
  'tendenciasOcultas',
  'ciclosDeVida',
  'momentosDecisivos',
  'desafios',
  'arcanoVigente',
  'arcanoRegente',
];
export const phases = listTopics.slice(3);
/** Questions that need another person or a pair. */
export const ofPeople = ['par', 'brigas', 'comum', 'completa', 'viajar', 'quem'];
export const ofLists = ['itemDaLista'];
export const ofPhases = ['faseFim', 'faseProxima', 'faseAgora'];

/** A list of the map is spoken of, in this message or in the question before. */
export const speaksOf = (topics: readonly string[], { own, message, state }: View) =>
  own.some((topic) => topics.includes(topic)) ||
  (own.length === 0 && [...message.topics, ...(state.act?.topics ?? [])].some((topic) => topics.includes(topic)));

/** `Isso aí é bom pra vendas?`, `esse nome serve pra quem quer abrir uma loja?`: the last answer weighed for a use. */
export const weighsAnswer = (words: string): boolean =>
  /^(?:e |mas |sera que |entao )*(?:iss[oa]|isto|ess[ea]|[oa]|ess[ea] (?:numero|nome)|[oa] (?:numero|nome))(?: ai| aqui)? (?:e|eh|seria|fica|da|serve|ajuda|favorece|combina|funciona|presta)(?: (?:um |uma )?(?:nome |numero )?(?:bom|boa|bem|ruim|legal|favoravel|indicad[oa]|cert[oa]|melhor))? (?:para|com|n[oa]|em) /u.test(
    words,
  );

/** The last answer gave a number of the map. */
export const gaveNumber = ({ act, table }: DialogueState): boolean =>
  table.mode === null &&
  act !== null &&
  (ofNumbers.has(act.intent) || ofSelf.has(act.intent) || act.topics.some((topic) => topic !== 'mapa'));

/** Readings of a person that one or two numbers carry. */
const ofSelf = new Set(['forte', 'fraco', 'resumo', 'area', 'profissao', 'pesoDosNumeros', 'numeroForte']);

/** The message is about the user alone, and no pair was spoken of. */
export const isAlone = ({ message, state, segment }: View) =>
  message.read.people.every(({ label }) => label === 'eu') &&
  message.read.loose.birthDate === null &&
  message.pronoun === null &&
  state.pair.length === 0 &&
  peopleKnown(state, message) === 0 &&
  !/\b(?:a gente|nos dois|nos duas|casal|nam\w+|amizade|relac\w+|soci\w+|sociedade|irma\w+|comigo|mim|duas pessoas|compatib\w+|combin\w+|meu|minha|familia|filh\w+|nascid\w+|quem)\b/u.test(
    segment.words,
  );

/** Two names or codes are on the table. */
export function isChoosing({ table: { mode, names, codes } }: DialogueState): boolean {
  return mode === 'codigo' ? codes.length > 1 : mode !== null && names.length > 1;
}

export function othersNamed({ read }: Understood): number {
  return read.people.filter(({ label }) => label !== 'eu').length;
}

/** Number of people beside the user in a conversation. */
export function peopleKnown({ people }: DialogueState, { read }: Understood): number {
  return new Set([...people, ...read.people].map(({ label }) => label).filter((label) => label !== 'eu')).size;
}

export function peopleWithData({ read }: Understood): number {
  return read.people.filter(({ name, birthDate }) => name || birthDate).length;
}
