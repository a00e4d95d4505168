import type { PlanId } from '@sefira/contracts/shared/identity';
import type { Topic } from '../composing/topics.ts';
import type { DialoguePerson } from '../dialogue-person.ts';
import type { NumberedCode } from '../understanding/find-numbered-code.ts';
import type { Language } from '../understanding/language.ts';
import type { Bond } from '../understanding/read-message.ts';
import type { Period } from '../understanding/read-periods.ts';

/** What a message asks for once the conversation is considered. */
export interface Act {
  readonly intent: string;
  readonly topics: readonly Topic[];
  readonly area: string | null;
  readonly purpose: string | null;
  readonly trait: string | null;
  readonly periods: readonly Period[];
  /** Labels of the people it is about. */
  readonly who: readonly string[];
  readonly number: number | null;
  /** The age asked about, in completed years. */
  readonly age: number | null;
  /** Which one of an order is asked for: 2 for the second best; the first where it is missing. */
  readonly rank?: number;
  /** Weekdays that a search keeps to, 0 for Sunday; null for all. */
  readonly weekdays: readonly number[] | null;
  /** Holidays are left out of a search. */
  readonly avoidsHolidays?: boolean;
  /** Names that are judged: signatures, firms, children. */
  readonly names: readonly string[];
  readonly words: string;
  /** The question that a request about the answer itself replies to: `resume isso`, `explica mais fácil`. */
  readonly of: string | null;
}

export interface StatePerson extends DialoguePerson {
  readonly bond: Bond | null;
  readonly gender: 'm' | 'f' | null;
  /** What the person is to the user, without its ending: `filh`, `soci`. */
  readonly kin?: string | null;
  /** The account's own data, which another name replaces as a whole. */
  readonly isAccount?: boolean;
}

/** A page of the product that works out one subject, and the family of its texts. */
export type Studio = `produto${'Atlas' | 'Datas' | 'Livro' | 'Assinatura' | 'Bebe' | 'Marca' | 'Painel' | 'Planos'}`;

export type NameMode = 'assinatura' | 'empresa' | 'bebe' | 'codigo';

/** What weighs on the speaker: it governs short messages until something else is plainly asked. */
export type Hardship = 'grief' | 'unborn' | 'violence' | 'minor' | 'distress';

/** Names and codes that are judged, and what for; the names stay known after another question. */
export interface NameTable {
  readonly mode: NameMode | null;
  readonly names: readonly string[];
  /** The name that the last answer chose. */
  readonly picked: string | null;
  /** Name of the birth certificate that signatures are compared with. */
  readonly base: string | null;
  /** A name borne earlier, as in a marriage that ended; null if none was given. */
  readonly former: string | null;
  /** What names were last judged as, also after another question. */
  readonly spoken: NameMode | null;
  /** Family name of the child that names are judged for. */
  readonly family: string | null;
  /** The whole name of a child beside the one to be named. */
  readonly sibling: string | null;
  /** Foundation date of the firm spoken of. */
  readonly founded: string | null;
  readonly codes: readonly NumberedCode[];
  readonly target: { readonly number: number | null; readonly gender: string | null };
}

/** What an answer put side by side, for `qual desses?` and `o segundo`. */
export type Listed =
  | { readonly kind: 'numbers'; readonly topics: readonly Topic[] }
  | { readonly kind: 'names'; readonly names: readonly string[] };

/** The times that are spoken of. */
export interface TimeTable {
  readonly last: readonly Period[];
  /** The periods of the last questions, for a comparison. */
  readonly recent: readonly Period[];
  /** The search for a day that a short message may go on with. */
  readonly search: Act | null;
  /** What the times are weighed for: to buy, to marry, another job. */
  readonly purpose: string | null;
}

/** What the conversation is about in the life of the user or of the person spoken of. */
export interface Situation {
  readonly id: string;
  /** Its person: `eu`, or the label of another one. */
  readonly who: string;
}

/** State of a conversation, stored with each answer. Plain JSON. */
export interface DialogueState {
  readonly version: 2;
  readonly language: Language;
  /** School or rule set of the conversation; null for the default school. */
  readonly system: string | null;
  readonly people: readonly StatePerson[];
  /** The data of the account, also where another person speaks. */
  readonly account: Pick<DialoguePerson, 'name' | 'birthDate'> | null;
  /** Labels of the people of the last question. */
  readonly who: readonly string[];
  /** Last people compared. */
  readonly pair: readonly string[];
  readonly act: Act | null;
  /** Numbers of the map asked for last, the newest last, for `o que os dois têm a ver?` */
  readonly numbers: readonly Topic[];
  readonly time: TimeTable;
  readonly table: NameTable;
  /** The numbers or names listed last; null where nothing was. */
  readonly listed: Listed | null;
  /** The page of the product spoken of. */
  readonly studio: Studio | null;
  /** The subject of the product spoken of last, while no number is asked for. */
  readonly product: string | null;
  /** Plans of the product named last. */
  readonly plans: readonly PlanId[];
  /** A date of the last message that does not exist. */
  readonly wrongDate: string | null;
  /** The person of the last correction as it was before. */
  readonly corrected: StatePerson | null;
  /** The family of manners of the last answer; null after an answer about numbers. */
  readonly manner: string | null;
  /** The manner that holds on: grief, fear, distress. */
  readonly mood: string | null;
  /** What weighs on the speaker in this conversation; open while the mood holds on. */
  readonly hardship: Hardship | null;
  /** The first sentences of the last answer, for a summary of it. */
  readonly gist: readonly string[];
  /** The first sentence of each of the last answers, for a summary of all of them. */
  readonly heads: readonly string[];
  /** Suggestions already made. */
  readonly offered: readonly string[];
  /** Ids of passages already said. */
  readonly said: readonly string[];
  /** The situation in life that the next answers keep to. */
  readonly situation: Situation | null;
  /** Missing data asked for once, and the question that waits for them. */
  readonly awaited: { readonly label: string; readonly act: Act } | null;
}

export const emptyState: DialogueState = {
  version: 2,
  language: 'pt',
  system: null,
  people: [],
  account: null,
  who: ['eu'],
  pair: [],
  act: null,
  numbers: [],
  time: { last: [], recent: [], search: null, purpose: null },
  table: {
    mode: null,
    names: [],
    picked: null,
    base: null,
    former: null,
    spoken: null,
    family: null,
    sibling: null,
    founded: null,
    codes: [],
    target: { number: null, gender: null },
  },
  listed: null,
  studio: null,
  product: null,
  plans: [],
  wrongDate: null,
  corrected: null,
  manner: null,
  mood: null,
  hardship: null,
  gist: [],
  heads: [],
  offered: [],
  said: [],
  situation: null,
  awaited: null,
};

/** A stored state; null if it is of another version. */
export function readState(value: unknown): DialogueState | null {
  const isState = (one: unknown): one is DialogueState =>
    typeof one === 'object' &&
    one !== null &&
    'version' in one &&
    one.version === 2 &&
    'people' in one &&
    'said' in one;
  return isState(value) ? { ...emptyState, ...value, table: { ...emptyState.table, ...value.table } } : null;
}

/** The state in the form in which it is stored among the tool results of an answer. */
export function storedState(state: DialogueState) {
  return { tool: 'dialogo', facts: [], state };
}

export const emptyAct: Act = {
  intent: 'perdido',
  topics: [],
  area: null,
  purpose: null,
  trait: null,
  periods: [],
  who: ['eu'],
  number: null,
  age: null,
  weekdays: null,
  names: [],
  words: '',
  of: null,
};
