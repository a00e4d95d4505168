import type { AlphabetRules } from '../rules/rule-set.ts';
import { foldText } from './folding.ts';
import { spellingEdits } from './spellings/spelling-edits.ts';
import { type WordForm, wordForm } from './word-options.ts';

export type SpellingChangeKind = 'spelling' | 'particle' | 'abbreviation' | 'omission';

export interface SpellingChange {
  kind: SpellingChangeKind;
  from: string;
  /** Empty for what is left out. */
  to: string;
  /** For people, in Portuguese. */
  description: string;
}

/** One way to write a part of a name, with the changes that lead to it. */
export interface UnitOption {
  forms: readonly WordForm[];
  changes: readonly SpellingChange[];
  cost: number;
}

/** A word of the name, together with the particle before it; the first option is the name as it stands. */
export type NameUnit = readonly UnitOption[];

const nameParticles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'di', 'del', 'della']);

export function isParticle(word: string): boolean {
  return nameParticles.has(foldText(word));
}

function spelled(word: string, alphabet: AlphabetRules, onlyBorne: boolean): UnitOption[] {
  const edits = spellingEdits(word).filter(({ cost }) => !onlyBorne || cost === 1);
  return edits.map(({ text, cost }) => {
    const description = `“${word}” escrito “${text}”`;
    const changes = [{ kind: 'spelling' as const, from: word, to: text, description }];
    return { forms: [wordForm(text, alphabet)], changes, cost };
  });
}

/** Ways to sign a name in the middle without writing it whole. */
function shortened(particles: readonly string[], word: string, alphabet: AlphabetRules): UnitOption[] {
  const whole = [...particles, word].join(' ');
  const omission: SpellingChange = { kind: 'omission', from: whole, to: '', description: `sem “${whole}”` };
  const omitted: UnitOption = { forms: [], changes: [omission], cost: 2 };
  // "d'Ávila" keeps its particle: "d'Á."
  const initial = /^((?:\p{L}\p{M}*['’])?\p{L}\p{M}*).{2}/u.exec(word)?.[1];
  if (!initial) return [omitted];
  const to = `${initial}.`;
  const description = `“${whole}” abreviado para “${to}”`;
  const abbreviation: SpellingChange = { kind: 'abbreviation', from: whole, to, description };
  return [omitted, { forms: [wordForm(to, alphabet)], changes: [abbreviation], cost: 1 }];
}

function unit(
  particles: readonly string[],
  word: string,
  isMiddle: boolean,
  alphabet: AlphabetRules,
  onlyBorne: boolean,
): NameUnit {
  const before = particles.map((particle) => wordForm(particle, alphabet));
  const asIs: UnitOption = { forms: [wordForm(word, alphabet)], changes: [], cost: 0 };
  const words = [asIs, ...spelled(word, alphabet, onlyBorne)];
  const withParticles = words.map((option) => ({ ...option, forms: [...before, ...option.forms] }));
  const dropped = particles.length === 0 ? [] : words.map((option) => withoutParticles(option, particles));
  return [...withParticles, ...dropped, ...(isMiddle ? shortened(particles, word, alphabet) : [])];
}

function withoutParticles(option: UnitOption, particles: readonly string[]): UnitOption {
  const from = particles.join(' ');
  const change: SpellingChange = { kind: 'particle', from, to: '', description: `sem “${from}”` };
  return { forms: option.forms, changes: [change, ...option.changes], cost: option.cost + 1 };
}

/**
 * The parts of a full name with the ways each can be written. First and last word are never shortened.
 * @param name Unicode form NFC, single spaces
 * @param onlyBorne leaves out habits of signatures that no family bears
 */
export function nameUnits(name: string, alphabet: AlphabetRules, onlyBorne = false): NameUnit[] {
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  const lastName = words.findLastIndex((word) => !isParticle(word));
  const units: NameUnit[] = [];
  let particles: string[] = [];
  words.forEach((word, index) => {
    if (isParticle(word) && index > 0 && index < words.length - 1) {
      particles.push(word);
      return;
    }
    const isMiddle = units.length > 0 && index !== lastName && index !== words.length - 1;
    units.push(unit(particles, word, isMiddle, alphabet, onlyBorne));
    particles = [];
  });
  return units;
}
