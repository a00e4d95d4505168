import { saleCue } from './data/areas.ts';
import { fields } from './data/fields.ts';
import places from './data/places.json' with { type: 'json' };
import { foldQuestion } from './normalise.ts';

/** One of several that a message chooses between. */
export interface Option {
  readonly name: string;
  /** The numbers that do well there; empty for a place, which has the number of its name. */
  readonly numbers: readonly number[];
  /** What it asks of a person; empty for a place. */
  readonly asks: string;
}

const ofFields = fields.map(([cue, name, numbers, asks]) => ({
  option: { name, numbers, asks },
  pattern: new RegExp(`(?<![a-z])(?:${cue})(?![a-z])`, 'u'),
}));
const ofPlaces = places.map((text) => {
  const [written = text, name = written] = text.split('=');
  return {
    option: { name, numbers: [], asks: '' },
    pattern: new RegExp(`(?<![a-z])${foldQuestion(written)}(?![a-z])`, 'u'),
  };
});
const known = new Map([...ofFields, ...ofPlaces].map(({ option }) => [option.name, option]));
/** Words that also stand beside a choice and name none. */
const weak = new Set(['casa', 'compra', 'interior', 'capital', 'escola', 'exterior']);
const chooses =
  /\b(?:qual|quais)\b.*\b(?:melhor|fac[oa]|faria|sigo|seguir|aceito|curso|combina\w*|escolh\w+|dou|me dou|dos dois|das duas|delas|deles|fico)\b|\bentre\b|\boutr[oa] (?:e |em |n|d|para )|\b(?:duas|dois|2) (?:propostas|opcoes|ofertas|vagas|cursos|cidades|empregos|faculdades)\b/u;

function found(words: string): readonly { readonly option: Option; readonly at: number }[] {
  return [...ofFields, ...ofPlaces]
    .flatMap(({ option, pattern }) => {
      const at = pattern.exec(words)?.index;
      return at === undefined ? [] : [{ option, at }];
    })
    .sort((one, other) => one.at - other.at);
}

/** `Vender a casa ou alugar?` chooses between no fields. */
const sells = new RegExp(`(?<![a-z])(?:${saleCue})`, 'u');

/** The names of what a message chooses between, in their order; empty where it names less than two of a kind. */
export function readOptions(words: string): readonly string[] {
  if (sells.test(words)) return [];
  const placed = found(words);
  const isEither = placed.some(({ at }, index) => /\bou\b/u.test(words.slice(at, placed[index + 1]?.at ?? at)));
  // `Qual dos dois é melhor pra vender o carro?` goes back to two that were spoken of.
  const goesBack = /\bd(?:os dois|as duas)\b/u.test(words);
  if (!isEither && ((goesBack && placed.length < 2) || !chooses.test(words))) return [];
  const all = placed.map(({ option }) => option);
  const ofPlace = all.filter(({ numbers }) => numbers.length === 0);
  const ofKind = ofPlace.length > 1 ? ofPlace : all.filter(({ numbers }) => numbers.length > 0);
  const names = [...new Set(ofKind.map(({ name }) => name))];
  return names.length > 1 && names.some((name) => !weak.has(name)) ? names.slice(0, 4) : [];
}

/** One more of what is chosen between: `e medicina?` */
export function oneMoreOption(words: string): string | null {
  const short =
    /^(?:e|ou|mas e|e se (?:eu |el[ea] )?(?:for|fosse|fizer|escolher|cursar|estudar))\b/u.test(words) &&
    words.split(' ').length < 7;
  return short ? (found(words)[0]?.option.name ?? null) : null;
}

/** The only field of work or study that a message names: `ela quer fazer medicina`; null where it names none. */
export function fieldIn(words: string): string | null {
  const [first, ...others] = found(words).filter(({ option }) => option.numbers.length > 0 && !weak.has(option.name));
  return first !== undefined && others.length === 0 ? first.option.name : null;
}

export function optionOf(name: string): Option {
  return known.get(name) ?? { name, numbers: [], asks: '' };
}
