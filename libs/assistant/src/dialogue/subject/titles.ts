import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { findPlainNames, findQuoted, isFirstName, isNoName } from '../../understanding/read-names.ts';

export interface Title {
  readonly name: string;
  readonly start: number;
}

const openers =
  /^(?:E|Ou|Procur\w+|Busc\w+|Invert\w+|Troc\w+|Junt\w+|Estamos|Vamos|Qual|Quais|O|A|Os|As|Se|Com|Sem|E se|Que|Vou|Meu|Minha|Meus|Penso|Quero|Analis\w+|Sou|Casei|Como|Quanto|Entre|Nome|Sobrenome|Estou|Tô|To|Então|Mas|Era|Acho|Gosto|Pensei|Agora|Eu|Oi|Olá|Ok|Tenho|Temos|Nasci|Nasceu|Recebi|Preciso|Queria|Gostaria|Moro|Trabalho|Somos|Fui|Já|Não|Sim|Por|Para|Pra|Tem|Essa|Esse|Um|Uma|Dra?|Sra?|Prezad[oa]s?|Assin[oaei]\w*|Uso|Usar|Chamo|Prefiro|Querem|Queremos|Pensamos|Gostamos|Repete|Repita|Registro|Casada|Solteira|Car[oa]s|Senhores|Dona|Seu|I|I'm|I’m|Im|My|Is|The|What|Which|And|Or|Hi|Hello|Give|Does|Do|Will|How|Who|Why|When|Should|If|For|Are|Mi|Mis|El|La|Los|Las|Cuál|Cual|Qué|Estoy|Hola|Y|Me|Dame|Si|Soy|Es|Para|Por)$/u;

/** Within a sentence a capital article belongs to the name: `ou El Molino`. */
const article = /^(?:El|La|Los|Las|O|A|Os|As)$/u;

/** The words of a name without those that open a sentence: `E com Pinto Sales no fim?` */
function withoutOpeners(words: readonly string[], isStart: boolean): readonly string[] {
  const isOpened = (word: string) => openers.test(word) && (isStart || (words.length > 1 && !article.test(word)));
  const from = words.findIndex((word, at) => !isOpened(word) && (at === 0 || !/^(?:e|com|em|n[oa]s?)$/u.test(word)));
  return from < 0 ? [] : words.slice(from);
}

/** Runs of capitalised words, also words that are no personal name: `Navalha de Ouro`, `Rocha & Filhos`. */
export function namesIn(given: string): Title[] {
  // `Anna com 2 n`: letters are counted, and no name ends in them.
  const text = given.replace(/ com \d (?=\p{L}{1,2}(?!\p{L}))/giu, (letters) =>
    letters.toLowerCase().replace(/\d/u, '_'),
  );
  const quoted = findQuoted(text).map(({ name, start }) => ({ name, start }));
  if (quoted.length > 0) return quoted;
  const handle = /(?:@|\b(?:insta(?:gram)?|perfil)\s*(?::|é|eh)\s*@?|\barroba\s+)([\p{L}\d][\w.]{3,})/iu.exec(
    text,
  )?.[1];
  if (handle !== undefined) return [{ name: handle, start: text.indexOf(handle) }];
  const found: Title[] = [];
  const run =
    /(?<![\p{L}\d])(?:\p{Lu}\.\s+)*\p{Lu}[\p{L}\d'’]*(?:(?:\s+\p{Lu}\.)*(?:\s+(?:d[aeo]s?|e|&|em|com|no|na|do|of|the|n[oa]s?|para)){0,2}\s+[\p{Lu}\d][\p{L}\d'’]*)*/gu;
  for (const match of text.matchAll(run)) {
    const written = match[0]
      .replace(/(?:\s+(?:de|em))?\s+\d{1,2}$/u, (day) => (isDate(text, match) ? '' : day))
      .split(/\s+/u);
    const isStart = /(?:^|[.?!]\s*)$/u.test(text.slice(0, match.index));
    const words = withoutOpeners(written, isStart);
    const name = words.join(' ');
    if (!/\p{L}/u.test(name)) continue;
    const isOpener = words.length === 1 && openers.test(name);
    const isPlain = words.length === 1 && isStart && !isFirstName(name) && isNoName(name);
    if (
      name.length > 1 &&
      !isPlain &&
      !isOpener &&
      !/^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d/u.test(name) &&
      !/^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|MEI|CNPJ|RG|CPF|CNH|SUS|Instagram|INPI|PIX|PDF|WhatsApp|Deus|Brasil|Sefira)$/u.test(
        name,
      ) &&
      !isPlace(name, text.slice(0, match.index))
    ) {
      found.push({ name, start: match.index + match[0].lastIndexOf(name) });
    }
  }
  return found.length > 0 ? found : plainNames(text);
}

/** The names of firms in a question about a page: `minha marca Kakau Brasil lembra alguma?`, and not the page itself. */
export function brandsIn(text: string): string[] {
  return namesIn(text).flatMap(({ name }) => (/^(?:Marca|Assinatura|INPI)$/iu.test(name) ? [] : [name]));
}

/** `Renata Prado Nunes 30/01/1989`: the last number of the run is a day. */
function isDate(text: string, { index, 0: run }: RegExpExecArray): boolean {
  return /^\s*(?:[/.-]\s*\d|de \p{L})/u.test(text.slice(index + run.length));
}

/** `Mudou pra Portugal`, `mora em Lisboa`: where someone lives. */
function isPlace(name: string, before: string): boolean {
  return (
    /^(?:Portugal|Espanha|Europa|França|Itália|Inglaterra|Irlanda|Alemanha|Suíça|Canadá|Japão|Argentina|Chile|Uruguai|Austrália|Estados Unidos|EUA|Lisboa|Londres|Paris|Miami|Orlando)$/u.test(
      name,
    ) ||
    /\b(?:mud\p{L}*|mor\p{L}+|foi|foram|viv\p{L}+|viaj\p{L}+|trabalh\p{L}+) (?:para|pra|pro|em|n[oa]) $/iu.test(before)
  );
}

/** `e davi, quanto dá`, `ravi costa barreto`: whole names and known first names without capitals. */
function plainNames(text: string): Title[] {
  const whole = findPlainNames(text);
  const singles = [...text.matchAll(/\p{L}{3,}/gu)]
    .filter(({ index }) => whole.every(({ start, end }) => index < start || index >= end))
    .filter(([word]) => isFirstName(word) && !isNoName(word) && !(word in relations))
    .map((match) => ({ name: match[0].charAt(0).toUpperCase() + match[0].slice(1), start: match.index }));
  return [...whole.map(({ name, start }) => ({ name, start })), ...singles].sort(
    (one, other) => one.start - other.start,
  );
}

/** `Qual fica melhor`, `os dois`: said of several names. */
const ofSeveral =
  /\b(?:os|as|d[oa]s|ambos) (?:dois|duas)\b|\bqual\b.*\b(?:melhor|combin\w+|escolh\w+|prefer\w+|fic\w+|us\w+)\b|\bdiferen[cç]as? entre\b/iu;

/** `Lorenzo e Gael` are two first names, `Flor e Mel` is one name of a firm. */
export function splitFirstNames(names: readonly Title[], text: string): Title[] {
  const isOfTwo = names.length === 1 && ofSeveral.test(text);
  const split = names.flatMap(({ name, start }) => {
    const parts = name.split(/\s+(?:e|ou)\s+(?:d[aeo]\s+)?/u);
    // `A, B e C` lists three names, `entre A e B` two.
    const endsList = names.some((one) => /^\s*,\s*$/u.test(text.slice(one.start + one.name.length, start)));
    const isBetween = /\bentre (?:[oa]s? )?$/iu.test(text.slice(0, start));
    const areTwo = isOfTwo || endsList || isBetween || parts.every((part) => isFirstName(part.split(' ')[0] ?? ''));
    if (parts.length < 2 || !areTwo) return [{ name, start }];
    return parts.map((part) => ({ name: part, start: text.indexOf(part, start) }));
  });
  return split.flatMap((one) => withoutFamily(one, split));
}

/** `sobrenome Duarte Mota`. */
export function surnameIn(text: string, names: readonly Title[]): Title | undefined {
  return names.find(({ start }) =>
    /\bnome\b[^.?!]*\bcombin\p{L}+ com\s*$|\b(?:sobrenomes?|apellidos?|surnames?|last names?|fam[ií]lia)(?: (?:d[aeo]s?(?: meu| minha)? \p{L}+|del[ea]))?(?: (?:é|eh|será|vai ser|vão ser|são|es|será|is|will be))?\s*:?\s*$/iu.test(
      text.slice(0, start),
    ),
  );
}

/** `Helena combina com Souza Lima`, `Davi ou Kenji com Nakamura`: first names, and a family's name that holds none. */
export function joinedSurname(text: string, names: readonly Title[]): Title | undefined {
  const last = names.at(-1);
  const before = names.at(-2);
  if (last === undefined || before === undefined) return undefined;
  const between = text.slice(before.start + before.name.length, last.start);
  const isFamily =
    names.slice(0, -1).some(({ name }) => isFirstName(name)) &&
    last.name.split(' ').every((word) => !isFirstName(word));
  const joins = names.length === 2 ? joinsOne : joinsSeveral;
  return isFamily && joins.test(between) ? last : undefined;
}

const joinsOne =
  /^\s*(?:combina|combinaria|(?:fica|soa|vai|casa) (?:bem|bom|bonito|lindo|legal)) com (?:os? sobrenomes? )?$/iu;
/** Between the last of several names and the family's. */
const joinsSeveral = /^\s*,?\s*(?:\p{L}+ ){0,3}com (?:os? sobrenomes? )?$/iu;

/** `Kenji com Nakamura` beside other first names holds a family's name. */
function withoutFamily(title: Title, names: readonly Title[]): Title[] {
  const [first, family = ''] = title.name.split(/ com (?:os? sobrenomes? )?/iu);
  const isListed = names.some((one) => one !== title && isFirstName(one.name));
  if (first === undefined || family === '' || !isListed || isFirstName(family.split(' ')[0] ?? '')) return [title];
  return [
    { name: first, start: title.start },
    { name: family, start: title.start + title.name.lastIndexOf(family) },
  ];
}
