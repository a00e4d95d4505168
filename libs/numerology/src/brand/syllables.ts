const accented = /[áâéêíóôúãõ]/u;

/** Letters with a name of two syllables, as “efe”; those of a word without a vowel are said one by one. */
const longNames = /[fhjlmnrsw]/gu;

/**
 * Syllables of a Portuguese word, counted by its vowels: i and u beside a, e, o make one syllable with them, but not after
 * them before nh or a closing l, m, n, r, z (“rainha”, “raiz”), and not before them at the end without an accent (“Maria”).
 */
export function syllablesOf(word: string): number {
  const written = word.normalize('NFC').toLowerCase();
  if (!/[aeiouyáàâãéêíóôõúü]/u.test(written)) return Math.max(1, saidByLetters(written));
  const lower = written.replace(/y/gu, 'i').replace(/w/gu, 'u');
  const sounded = lower.replace(/([qg])u(?=[eiéêí])/gu, '$1').replace(/([qg])u(?=[aáâãoóôõ])/gu, '$1');
  let count = 0;
  let index = 0;
  while (index < sounded.length) {
    const length = nucleusAt(sounded, index);
    if (length > 0) count += 1;
    index += Math.max(1, length);
  }
  return Math.max(1, count);
}

function saidByLetters(word: string): number {
  return (word.match(/\p{L}/gu)?.length ?? 0) + (word.match(longNames)?.length ?? 0);
}

/** Letters of the vowel nucleus that begins here; 0 on a consonant. */
function nucleusAt(word: string, index: number): number {
  const letter = word.charAt(index);
  const next = word.charAt(index + 1);
  if (!isVowel(letter)) return 0;
  if (letter === 'ã' || letter === 'õ') return /[oei]/u.test(next) ? 2 : 1;
  if (isWeak(next) && next !== letter && !'íú'.includes(letter)) return isHiatus(word, index + 1) ? 1 : 2;
  return isWeak(letter) && isUnstressedEnd(word, index + 1) ? 2 : 1;
}

/** “história”, “água”: after an accent the last two vowels are one syllable. */
function isUnstressedEnd(word: string, index: number): boolean {
  return /^[aeo]s?$/u.test(word.slice(index)) && accented.test(word.slice(0, index - 1));
}

/** Whether the i or u here stands for itself. */
function isHiatus(word: string, index: number): boolean {
  const rest = word.slice(index + 1);
  return /^nh/u.test(rest) || /^[lmnrz](?:[^aeiouáéíóúâêôãõh]|$)/u.test(rest);
}

function isVowel(letter: string): boolean {
  return /[aeoiuáàâãéêíóôõúü]/u.test(letter);
}

function isWeak(letter: string): boolean {
  return /[iuü]/u.test(letter);
}
