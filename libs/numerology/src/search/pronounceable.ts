const vowels = 'aeiouáéíóúâêôãõà';
/** One consonant, a consonant with r or l, a digraph, or nothing. */
const onset = '(?:[bcdfgptv]r|[bcfgp]l|[cln]h|[qg]u|[bcçdfgjklmnpqrstvxz]|)';
const nucleus = `[${vowels}]{1,3}`;
/** What may close a syllable: m before p and b or at the end, n elsewhere, x and z at the end. */
const coda = '(?:ns|[lrs]|m(?=[pb]|$)|n(?![pb])|x(?=[cpt]|$)|z$|)';
const syllables = new RegExp(`^(?:${onset}${nucleus}${coda})+$`, 'u');
/** Doubled vowels, doubled consonants but rr and ss, q without u, ç before e and i, two accents, h inside, “oror”. */
const strange =
  /([aeiou])\1|([bcdfghjklmnpqtvxz])\2|q(?!u)|ç[eiéíêyn]|[áéíóúâêô].*[áéíóúâêô]|[^cln]h|[lrsn](?:ss|rr)|(..)\3/u;

/** Whether a Portuguese speaker reads the word at first sight: a coined word made of syllables of the language. */
export function isPronounceable(word: string): boolean {
  const lower = word.toLowerCase();
  return syllables.test(lower) && !strange.test(lower.replace(/^h/u, ''));
}

/**
 * A stem and an ending in one word, spelled so that the stem keeps its sound: “Trig” + “eiro” is “Trigueiro”, “Doç” + “ela”
 * “Docela”; null for a c that would change its sound.
 */
export function joinParts(stem: string, ending: string): string | null {
  const isSoftening = /^[eiéíê]/u.test(ending);
  if (!isSoftening) return stem + ending;
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c${ending}`;
  if (stem.endsWith('g')) return `${stem}u${ending}`;
  return stem.endsWith('c') ? null : stem + ending;
}
