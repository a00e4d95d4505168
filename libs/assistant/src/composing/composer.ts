import { monthNames } from '@sefira/numerology/calendar/calendar';
import { universalTime } from '@sefira/numerology/calendar/universal-time';
import { NumerologyError } from '@sefira/numerology/errors';
import { type References, referencesOf } from '@sefira/numerology/rules/references';
import { defaultSystem, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { Act, DialogueState, StatePerson } from '../dialogue/state.ts';
import type { Prices } from '../prices.ts';
import { type MapToolResult, readMap } from '../tools/map-tool.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import type { Period } from '../understanding/read-periods.ts';
import { textsOf, type Wording } from './passage-bank.ts';
import { mostWords, wordsIn } from './shorten.ts';
import { calledBy, type Speaker, speakerOf } from './speaker.ts';
import type { Topic } from './topics.ts';

/** An answer in its parts: what is said, what unfolds below it, and where it leads. */
export interface Composed {
  readonly text: string;
  /** Said before the answer: a care, a correction, the school. */
  readonly lead?: string;
  /** Lines under "Como se chega a isso". */
  readonly basis?: readonly string[];
  readonly results?: readonly ToolResult[];
  readonly chips?: readonly string[];
  readonly title?: string;
  readonly isFree?: boolean;
  /** The period that the answer chose: what a follow-up such as "e em que mês?" is about. */
  readonly chosen?: Period;
  /** Names that the answer proposes: what a follow-up such as "qual deles é melhor?" is about. */
  readonly proposed?: readonly string[];
  /** The name that the answer chooses: what `e que número dá?` is about. */
  readonly picked?: string;
  /** Numbers that the answer names side by side: what `qual desses?` is about. */
  readonly listed?: readonly Topic[];
  /** The answer says again what was said, as it was asked to. */
  readonly restates?: boolean;
  /** The answer asks for data of this person. */
  readonly awaits?: string;
}

/** What a composing function may use; `pick` marks what is said, so that nothing is said twice. */
export interface Composer {
  readonly act: Act;
  readonly state: DialogueState;
  readonly today: string;
  /** The school, or rule set, that the conversation is in. */
  readonly system: string;
  readonly said: Set<string>;
  /** Words that the answer may have. */
  readonly room: number;
  /** Passages that had to be picked again because each of their wordings was said. */
  readonly repeated: Set<string>;
  /** Today's prices; null where they are not known or not asked for. */
  readonly prices: Prices | null;
  /** The rules of the school in words. */
  rules(): References;
  /** The passages of this answer, by id. */
  readonly picked: Map<string, string>;
  speaker(label: string): Speaker;
  person(label: string): StatePerson | undefined;
  /** The map of a person; null without name and date. */
  map(label: string): MapToolResult | null;
  /** The first wording that was not said yet, else the one that was said longest ago. */
  pick(...wordings: readonly Wording[]): string;
  isNew(wording: Wording): boolean;
  /** A remark that a conversation has once; empty afterwards. */
  once(id: string, text: string): string;
}

/** Fewest words of a passage that is not said twice. */
const longPassage = 8;

export function createComposer(act: Act, state: DialogueState, today: string, prices: Prices | null = null): Composer {
  const said = new Set(state.said);
  const system = state.system ?? defaultSystem;
  const picked = new Map<string, string>();
  const repeated = new Set<string>();
  const maps = new Map<string, MapToolResult | null>();
  const person = (label: string) => state.people.find((one) => one.label === label);
  const speaker = (label: string) => apart(speakerOf(person(label), label), state.people);
  return {
    act,
    state,
    today,
    system,
    said,
    room: mostWords,
    repeated,
    prices,
    rules: () => referencesOf(ruleSetFor(system)),
    picked,
    person,
    speaker,
    map(label) {
      const found = maps.get(label);
      if (found !== undefined) return found;
      const read = mapOf(person(label), speaker(label), today, system);
      maps.set(label, read);
      return read;
    },
    pick(...wordings) {
      const wording = wordings.find(({ id }) => !said.has(id)) ?? oldest(wordings, state.said);
      if (!wording) return '';
      if (said.has(wording.id) && wordsIn(wording.text) >= longPassage) repeated.add(wording.text);
      said.delete(wording.id);
      said.add(wording.id);
      picked.set(wording.id, wording.text);
      return wording.text;
    },
    isNew: ({ id }) => !said.has(id),
    once(id, text) {
      const isSaid = said.has(id);
      said.add(id);
      return isSaid ? '' : text;
    },
  };
}

/** Two people of the same first name: the relation of one, else the whole name. */
function apart(speaker: Speaker, people: readonly StatePerson[]): Speaker {
  const own = people.find(({ label }) => label === speaker.label);
  const isShared = people.some(
    ({ label, name }) =>
      label !== speaker.label && label !== 'eu' && name !== null && calledBy(name) === speaker.called,
  );
  if (!own?.name || !isShared) return speaker;
  const byRelation = speakerOf({ ...own, name: null }, own.label);
  if (byRelation.called !== 'essa pessoa') return byRelation;
  return { ...speaker, called: own.name, of: `${speaker.gender === 'f' ? 'da' : 'do'} ${own.name}` };
}

function oldest(wordings: readonly Wording[], order: readonly string[]): Wording | undefined {
  return [...wordings].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))[0];
}

/** The owner of a fact: the first name, else the form of address. */
export function ownerOf(person: StatePerson | undefined, speaker: Speaker): string {
  return speaker.isMine ? (person?.name?.split(' ')[0] ?? 'você') : speaker.called.replace(/^[oa] /u, '');
}

function mapOf(person: StatePerson | undefined, speaker: Speaker, today: string, system: string): MapToolResult | null {
  if (!person?.name && !person?.birthDate) return null;
  const called = ownerOf(person, speaker);
  try {
    return readMap(
      { called, name: person.name, birthDate: person.birthDate },
      person.birthDate && person.birthDate > today ? person.birthDate : today,
      system,
    );
  } catch (error) {
    if (error instanceof NumerologyError && person.name && person.birthDate) {
      return readMap({ called, name: person.name, birthDate: null }, today, system);
    }
    throw error;
  }
}

/** Marks that data of a person were asked for. */
export const askedId = (label: string) => `pede.${label}`;

const expected =
  /\b(?:vai|vao|ia|deve|para) nascer\b|\bnasce (?:em|no|n[ao]s|ate|daqui|mes|ano|semana|agora)\b|\bna (?:minha )?barriga\b|\bgravid\w+|\bgestante\b|\besperando (?:um|uma|nenem|bebe|menin)|\bquando nascer\b|\bainda nao nasceu\b|\ba caminho\b/u;

/** A child that is expected: named so in this message or an earlier one of the conversation. */
function isUnborn({ act, said, person }: Composer, label: string): boolean {
  const id = `porNascer.${label}`;
  const isChild = /^(?:(?:bis)?net|filh|bebe|sobrinh|afilhad|irma)/u.test(label);
  if (!isChild || person(label)?.birthDate) return false;
  if (expected.test(act.words)) said.add(id);
  return said.has(id);
}

/** What is missing of a person, asked once and without insistence. */
export function askFor(label: string, composer: Composer, what: 'name' | 'date' | 'both', reason: string): Composed {
  const { isMine, of } = composer.speaker(label);
  if (isUnborn(composer, label))
    return {
      text: composer.pick(
        {
          id: 'naoNasceu.0',
          text: 'Quem ainda não nasceu não tem mapa: ele começa com o nome e o dia da chegada. Se já houver um nome, escreva, e eu somo; para pesar os dias previstos, há a página [Nome do bebê](/nome-do-bebe).',
        },
        {
          id: 'naoNasceu.1',
          text: 'Isso só aparece depois do nascimento, porque metade do mapa vem da data. Por enquanto dá para ler o nome em que vocês pensam.',
        },
      ),
      isFree: true,
      chips: ['Sugira nomes de menino com número 1', 'Sugira nomes de menina com número 3'],
    };
  const isAskedAgain = composer.said.has(askedId(label));
  composer.said.add(askedId(label));
  const name = isMine ? 'o seu **nome completo**, como na certidão' : `o **nome completo** ${of}, como na certidão`;
  const date = isMine ? 'a sua **data de nascimento**' : `a **data de nascimento** ${of}`;
  const [noDay, month = 1, year = 0] = (composer.state.wrongDate ?? '1').split('/').map(Number);
  if (what === 'date' && noDay === 0)
    return {
      text: `Só falta o dia: em que **dia de ${monthNames[month - 1]} de ${year}** ${isMine ? 'você' : composer.speaker(label).called} nasceu?`,
      isFree: true,
      awaits: label,
    };
  const needed = what === 'name' ? name : what === 'date' ? date : `${name}, e a **data de nascimento**`;
  if (isMine && isAskedAgain) return withoutOwnData(composer, needed);
  return {
    text: `Para ${reason}, me diga ${needed}. Pode escrever do seu jeito, tudo junto na mesma mensagem.`,
    isFree: true,
    awaits: label,
  };
}

/** A form that was missed: what holds for everyone, and the form once more in passing. */
function withoutOwnData(composer: Composer, needed: string): Composed {
  const { anoUniversal: number } = universalTime(composer.today, composer.system);
  const year = composer.today.slice(0, 4);
  const text = composer.pick(
    {
      id: 'semDados.ano',
      text: `Sem ${needed} não faço essa conta, e não vou inventar. O que vale para todos: ${year} é um ano universal ${number}, de ${textsOf(number).palavra}, e serve de pano de fundo para qualquer plano.`,
    },
    {
      id: 'semDados.passo',
      text: 'Sem os seus dados falo só do que serve a todos: escolha uma coisa que pesa, dê a ela um passo de quinze minutos e um dia desta semana. Quando quiser a leitura, mande nome e nascimento na mesma linha.',
    },
    {
      id: 'semDados.numero',
      text: 'Essa leitura espera a sua data. Enquanto isso, posso explicar um número de 1 a 9, somar um nome ou ler o número da sua casa.',
    },
  );
  return { text, isFree: true, awaits: 'eu', chips: ['O que significa o número 7?', 'O que é número de Destino?'] };
}

/** Turns a refusal of the engine into an answer with the engine's own message. */
export function safely(work: () => Composed): Composed {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NumerologyError)) throw error;
    return { text: `Não deu para calcular: ${error.message} Confira e escreva de novo, que eu refaço.`, isFree: true };
  }
}

export function sentence(...parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(' ').replace(/\s+/gu, ' ').trim();
  const open = text.replace(/(?<=[.!?]\*\* )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return open === '' ? '' : open.charAt(0).toUpperCase() + open.slice(1);
}

/** The first of several numbers with a wording that was not said, and that wording: a text always stands by its own number. */
export function pickNumber<Placed extends { readonly value: number }>(
  composer: Composer,
  numbers: readonly [Placed, ...Placed[]],
  of: (value: number) => readonly Wording[],
): { readonly placed: Placed; readonly text: string } {
  const placed = numbers.find(({ value }) => of(value).some((wording) => composer.isNew(wording))) ?? numbers[0];
  return { placed, text: composer.pick(...of(placed.value)) };
}
