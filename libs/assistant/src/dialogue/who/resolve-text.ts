import { foldAligned } from '@sefira/contracts/shared/fold';
import type { StatePerson } from '../state.ts';
import { isChild } from './people.ts';

const kin =
  '(?:minha|meu)\\s+(?:filh[oa]|querid[oa]|amor|amig[oa]|irma[o]?|anjo|bem|jovem|rei|rainha|linda|lindo|flor)';
const friend = '(?:filh[oa]|mano|mana|irmao|brother|cara|amig[oa]|querid[oa]|moc[oa]|gata|parca|vei)';
const greeting =
  '(?:oi+e?|ola|opa|ei|o|oh|ai|e ai|fala|salve|bom dia|boa tarde|boa noite|(?:muito )?(?:obrigad[oa]|brigad[oa])|valeu|vlw|tchau|desculpa|entao|ta bom|ok)[\\s,!]+';
const goesOn =
  '(?=\\s*(?:[,.!?]|$)|\\s+(?:eu|queria|quero|gostaria|como|qual|quais|voce|vc|tudo|deus|muito|por|que|preciso|sera|posso|pode|me (?:ajuda|diz|diga|fala|explica|conta|responde|da|de|mostra)))';
/** `Boa tarde, minha filha, eu queria`, `valeu irmão`, `não entendi, meu amor`: words to the assistant, and no person. */
const addresses: readonly RegExp[] = [
  new RegExp(`(?<=^\\s*${greeting})(?:${kin}|${friend})${goesOn}`, 'u'),
  new RegExp(`(?<=^\\s*)${friend}\\s*,`, 'u'),
  // `Minha filha, me diz uma coisa boa de mim`.
  new RegExp(`(?<=^\\s*)${kin}\\s*,(?=\\s*(?:me|o que|qual|quais|como|fala|diz|diga|eu|sera|posso)(?![a-z]))`, 'u'),
  new RegExp(`(?<=[^,]),\\s*(?:${kin}|${friend})(?=\\s*[.!?]*$)`, 'u'),
];

/** `Dr. Fábio Couto`: a title is no part of a name. */
const titles = /(?<!\p{L})(?:dra?|profa?|eng|sra?|adv)\.\s*(?=\p{Lu})/giu;

/** The message without words of address. */
export function withoutAddress(text: string): string {
  // `Digo, minha irmã` names a relation.
  if (/^(?:digo|quis dizer|quero dizer)\b/iu.test(text)) return text;
  return addresses.reduce(
    (rest, pattern) => {
      const found = pattern.exec(foldAligned(rest));
      if (!found) return rest;
      return `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    },
    text.replace(titles, ''),
  );
}

const article = '(?<![a-z])(?<lead>(?:[oa]s?|d[oa]s?|n[oa]s?|pr[oa]s?|para [oa]s?|com [oa]s?)\\s+)';
const end =
  '(?=\\s*(?:[?,.!:]|$)|\\s+(?:e|vai|tem|nao|ta|esta|puxou|precisa|quer|gosta|combina\\w*|da|fica|anda|como|com|em|estud\\w+|dorm\\w+|falar?|sozinh[oa])(?![a-z]))';

interface Description {
  readonly pattern: RegExp;
  /** The people meant, of those who are known from the eldest to the youngest. */
  choose(people: readonly StatePerson[], words: string): readonly StatePerson[];
}

const ofGender = (people: readonly StatePerson[], words: string) => {
  const gender = words.trim().endsWith('a') ? 'f' : 'm';
  const same = people.filter((one) => one.gender === gender);
  return same.length > 0 ? same : people;
};
const children = (people: readonly StatePerson[]) => people.filter((one) => isChild(one.label, people));
/** Children where several are known, else all others. */
const several = (people: readonly StatePerson[]) => (children(people).length > 1 ? children(people) : people);

const descriptions: readonly Description[] = [
  {
    pattern: new RegExp(`${article}(?:filh[oa] )?(?:mais velh[oa]|primogenit[oa])(?![a-z])`, 'u'),
    choose: (people, words) => ofGender(several(people), words).slice(0, 1),
  },
  {
    pattern: new RegExp(`${article}(?:filh[oa] )?(?:mais nov[oa]|cacula)(?![a-z])`, 'u'),
    choose: (people, words) => (/cacula/u.test(words) ? several(people) : ofGender(several(people), words)).slice(-1),
  },
  {
    pattern: new RegExp(`${article}(?:menor(?:zinh[oa])?|pequen[oa]|pequenininh[oa])${end}`, 'u'),
    choose: (people, words) => ofGender(children(people), words).slice(-1),
  },
  {
    pattern: new RegExp(`${article}(?:filh[oa] )?do meio(?![a-z])`, 'u'),
    choose: (people) => (children(people).length === 3 ? children(people).slice(1, 2) : []),
  },
  {
    pattern: new RegExp(`${article}(?:menin[oa]|garot[oa]|moleque|guria?|rapaz|moc[oa])${end}`, 'u'),
    choose: (people, words) => {
      const gender = /a$/u.test(words.trim()) ? 'f' : 'm';
      const [young, all] = [children(people), people].map((some) => some.filter((one) => one.gender === gender));
      return [young, all].find((some) => some?.length === 1) ?? [];
    },
  },
  {
    // `A Camila puxou a mãe?`, of the user's wife: the mother-in-law.
    pattern:
      /(?<lead>(?<![a-z])(?:puxou|parece|parecid[oa]|igual)\s+(?:(?:com\s+)?(?:[ao]|d[ao])\s+)?)(?:mae|pai)(?![a-z])/u,
    choose: (people, words) => people.filter(({ label }) => label === (/pai$/u.test(words) ? 'sogro' : 'sogra')),
  },
  {
    // The other parent of the children that were named.
    pattern: new RegExp(`${article}(?:pai|mae)(?: del[ea]s?)?${end}`, 'u'),
    choose: (people, words) =>
      children(people).length === 0
        ? []
        : people.filter(({ label }) =>
            (/pai/u.test(words) ? /^(?:marido|esposo|ex)$/u : /^(?:mulher|esposa|ex)$/u).test(label),
          ),
  },
  {
    pattern: /(?<![a-z]|tenho |tive )(?<lead>)(?:(?:os meus|as minhas|os|as) )?geme[oa]s(?![a-z])/u,
    choose: (people) =>
      people.filter((one) => people.some((other) => other !== one && other.birthDate === one.birthDate)),
  },
  {
    pattern:
      /(?<![a-z]|tenho |tive )(?<lead>)(?:[oa]s criancas|os meninos|as meninas|(?:os |as )?meus (?:dois |tres )?filhos|minhas (?:duas )?filhas)(?![a-z])/u,
    choose: (people) => (children(people).length > 1 ? children(people) : []),
  },
];

const anOther = new RegExp(`${article}outr[oa]${end}`, 'u');

/** `E a caçula?`, `as crianças se dão bem?`: people who are described, by the names that the conversation gave. */
export function withNamesOfPeople(text: string, people: readonly StatePerson[], who: readonly string[] = []): string {
  const known = people
    .filter(({ label, name, birthDate }) => label !== 'eu' && name !== null && birthDate !== null)
    .sort((one, other) => (one.birthDate ?? '').localeCompare(other.birthDate ?? ''));
  if (known.length < 1) return text;
  const spokenOf = who.filter((label) => label !== 'eu');
  // `E a outra?` of two people: the one who was not spoken of, else the second.
  const [other] =
    known.length === 2
      ? known.filter(({ label }) => (spokenOf.length === 1 ? label !== spokenOf[0] : label === spokenOf[1]))
      : [];
  const another = other ? anOther.exec(foldAligned(text)) : null;
  if (other && another && (another[0].trim().endsWith('a') ? 'f' : 'm') === other.gender)
    return `${text.slice(0, another.index)}${another.groups?.lead ?? ''}${other.name?.split(' ')[0]}${text.slice(another.index + another[0].length)}`;
  return descriptions.reduce((rest, { pattern, choose }) => {
    const found = pattern.exec(foldAligned(rest));
    if (!found) return rest;
    const lead = found.groups?.lead ?? '';
    const chosen = choose(known, found[0]);
    const after = rest.slice(found.index + found[0].length);
    // `A mais velha, Lara Prado, 02/03/2010` gives the data of a new person.
    const isNew =
      /^\s*(?:é|eh|se chama|chama)?\s*[,:(]?\s*(?:[oa]\s+)?\p{Lu}/u.test(after) || /^[\s,:(]*\d/u.test(after);
    if (chosen.length === 0 || (isNew && chosen.length === 1)) return rest;
    const names = chosen.map(
      ({ name, gender }) => `${lead === '' ? `${gender === 'f' ? 'a' : 'o'} ` : ''}${name?.split(' ')[0]}`,
    );
    const written = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join('');
    return `${rest.slice(0, found.index)}${lead}${written}${after}`;
  }, text);
}
