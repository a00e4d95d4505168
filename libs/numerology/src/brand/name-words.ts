import { childNames } from '../search/child-names.ts';
import { allParts } from '../search/company-parts.ts';
import { foldText } from '../search/folding.ts';

const particles = ['a', 'as', 'o', 'os', 'e', 'de', 'do', 'da', 'dos', 'das', 'em', 'para', 'com'];
const legalWords = ['ltda', 'slu', 'me', 'epp', 'mei', 'sa', 'eireli'];
/** Words for what a company is that the lists of the generator have not. */
const kinds = (
  'atelie bebidas brasil casa cia clinica design digital doces engenharia espaco estudio grupo lanches modas ' +
  'oficina produtos roupas servicos shop solucoes store studio tech transportes turismo viagens'
).split(' ');

let generic: Set<string> | undefined;
let written: Set<string> | undefined;

function genericWords(): Set<string> {
  generic ??= new Set([
    ...particles,
    ...legalWords,
    ...kinds,
    ...Object.values(allParts().sectors).flatMap((sector) =>
      [
        ...sector.institutions.m,
        ...sector.institutions.f,
        ...sector.kinds.m,
        ...sector.kinds.f,
        ...sector.descriptors,
      ].map(foldText),
    ),
  ]);
  return generic;
}

/** Words of the lists, as every reader spells them. */
function writtenWords(): Set<string> {
  if (written) return written;
  const { sectors, styles } = allParts();
  const ofSectors = Object.values(sectors).flatMap(({ institutions, kinds: own, descriptors, nouns }) => [
    ...[institutions, own, ...Object.values(nouns)].flatMap(({ m, f }) => [...m, ...f]),
    ...descriptors,
  ]);
  const ofStyles = Object.values(styles).flatMap(({ adjectives, evocatives }) => [
    ...adjectives.flat(),
    ...evocatives.m,
    ...evocatives.f,
  ]);
  written = new Set(
    [...ofSectors, ...ofStyles, ...childNames().map(({ name }) => name)].map((word) => word.toLowerCase()),
  );
  return written;
}

/** What a name has beyond its kind: “Padaria Trigueiro Ltda” is “trigueiro”; the whole name where nothing is left. */
export function ownPart(name: string): string {
  const words = foldText(name).split(' ');
  const own = words.filter((word) => !genericWords().has(word));
  return (own.length === 0 ? words : own).join(' ');
}

/** Whether readers know how the word is written. */
export function isCommonWord(word: string): boolean {
  return genericWords().has(foldText(word)) || writtenWords().has(word.toLowerCase());
}
