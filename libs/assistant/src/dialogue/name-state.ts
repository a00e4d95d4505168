import type { Understood } from '../understanding/read-message.ts';
import type { NameTopic } from './names.ts';
import type { DialogueState } from './state.ts';

/** The state after names or codes were given. */
export function withNames(
  state: DialogueState,
  names: NameTopic,
  codes: DialogueState['codes'],
  message: Understood,
): DialogueState {
  const isNew = state.mode !== names.mode;
  const previous = isNew ? [] : state.names;
  const gender = /\b(?:menina|filha|neta|feminin\w*|mulher)\b/u.test(message.words)
    ? 'female'
    : /\b(?:menino|filho|neto|masculin\w*|homem)\b/u.test(message.words)
      ? 'male'
      : isNew
        ? null
        : state.target.gender;
  return {
    ...state,
    mode: names.mode,
    founded:
      names.mode === 'empresa'
        ? (message.read.loose.birthDate ??
          message.read.people.find(({ birthDate }) => birthDate)?.birthDate ??
          message.read.days[0]?.date ??
          (isNew ? null : state.founded))
        : state.founded,
    names: [...new Set([...previous, ...names.names])].slice(-6),
    baseName: names.baseName,
    family: names.family ?? null,
    codes:
      names.mode === 'codigo'
        ? [...(isNew ? [] : state.codes).filter(({ text }) => codes.every((one) => one.text !== text)), ...codes].slice(
            -4,
          )
        : state.codes,
    target: { number: message.number ?? (isNew ? null : state.target.number), gender },
    mood: null,
    awaited: null,
  };
}
