import type { Understood } from '../../understanding/read-message.ts';
import { type DialogueState, emptyState, type NameTable } from '../state.ts';
import { founding } from './kinds-of-names.ts';
import type { NameTopic } from './names.ts';

/** The names before, without a first name that is now given with its surname. */
function withoutPartsOf(before: readonly string[], { mode, names }: NameTopic): readonly string[] {
  return mode === 'bebe' ? before.filter((one) => !names.some((name) => name.startsWith(`${one} `))) : before;
}

/** The state after names or codes were given. */
export function withNames(
  state: DialogueState,
  names: NameTopic,
  codes: NameTable['codes'],
  message: Understood,
): DialogueState {
  const { table } = state;
  // Names spoken of before another question are still meant where no new name is given.
  const isSpoken = table.mode === null && table.spoken === names.mode && names.names.length === 0;
  const goesOn = table.spoken === names.mode && /^(?:e|ou|mas|tambem|que tal|pensei tambem)\b/u.test(message.words);
  const before = table.mode === names.mode || isSpoken || goesOn ? table : emptyState.table;
  const gender = /\b(?:menina|filha|neta|feminin\w*|mulher|(?:a|da|na|uma|essa|minha) bebe)\b/u.test(message.words)
    ? 'female'
    : /\b(?:menino|filho|neto|masculin\w*|homem)\b/u.test(message.words)
      ? 'male'
      : before.target.gender;
  const { read } = message;
  const founded =
    read.loose.birthDate ??
    read.people.find(
      ({ name, birthDate }) =>
        birthDate !== null && (name === null || founding.test(message.words) || names.names.includes(name)),
    )?.birthDate ??
    read.days[0]?.date;
  const expected = message.periods.find(({ span }) => span === 'day' || span === 'month');
  const isFirm = names.mode === 'empresa';
  const others = before.codes.filter(({ text }) => codes.every((one) => one.text !== text));
  return {
    ...state,
    table: {
      mode: names.mode,
      names: [...new Set([...withoutPartsOf(before.names, names), ...names.names])].slice(-6),
      picked: names.names.length > 0 ? null : before.picked,
      base: names.baseName,
      former: names.former ?? before.former,
      spoken: names.mode,
      family: names.family ?? null,
      sibling: names.sibling ?? before.sibling,
      founded: isFirm ? (founded ?? before.founded) : table.founded,
      codes: names.mode === 'codigo' ? [...others, ...codes].slice(-4) : table.codes,
      target: { number: message.number ?? before.target.number, gender },
    },
    // The day or the month in which a child is expected: `e se for dia 22?` means its month.
    time: names.mode === 'bebe' && expected !== undefined ? { ...state.time, last: [expected] } : state.time,
    mood: null,
    awaited: null,
  };
}
