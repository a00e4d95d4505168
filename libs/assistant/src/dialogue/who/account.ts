import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { foldQuestion } from '../../understanding/normalise.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { bondOfRelation, genderOfName } from './people.ts';

const kin = Object.keys(relations).join('|');
/** What the account is to a speaker who is this to it, as a man and as a woman. */
const inverse: Readonly<Record<string, readonly [string, string]>> = {
  filho: ['pai', 'mae'],
  filha: ['pai', 'mae'],
  pai: ['filho', 'filha'],
  mae: ['filho', 'filha'],
  marido: ['marido', 'esposa'],
  esposo: ['marido', 'esposa'],
  esposa: ['marido', 'esposa'],
  mulher: ['marido', 'esposa'],
  namorado: ['namorado', 'namorada'],
  namorada: ['namorado', 'namorada'],
  noivo: ['noivo', 'noiva'],
  noiva: ['noivo', 'noiva'],
  irmao: ['irmao', 'irma'],
  irma: ['irmao', 'irma'],
  neto: ['avo', 'avo'],
  neta: ['avo', 'avo'],
  sobrinho: ['tio', 'tia'],
  sobrinha: ['tio', 'tia'],
  genro: ['sogro', 'sogra'],
  nora: ['sogro', 'sogra'],
  amigo: ['amigo', 'amiga'],
  amiga: ['amigo', 'amiga'],
};
const firstOf = (name: string) => foldQuestion(name).split(' ')[0] ?? '';
const speaking = '(?:sou|e|quem (?:fala|escreve|digita)(?: aqui)? e|aqui(?: quem (?:fala|escreve))?(?: e)?)';
const introduced =
  /\b(?:me chamo|meu nome (?:completo )?e|(?:quem fala|aqui|quem escreve) e [oa]|(?:eu )?sou [oa]) (\w+)/u;

/** The account as a person beside the speaker, where another person writes: `aqui é o marido da Sandra`, then `e o ano dela?` */
export function withAccount(state: DialogueState, text: string): DialogueState {
  const { account, people } = state;
  const words = foldQuestion(text);
  const first = firstOf(account?.name ?? '');
  if (!account?.name || first === '' || !new RegExp(`\\b${first}\\b`, 'u').test(words)) return state;
  if (people.some(({ label, name }) => label !== 'eu' && firstOf(name ?? '') === first)) return state;
  const kinship = new RegExp(`\\b${speaking} (?:[oa] )?(${kin}) d[aeo] (?:dona |seu )?${first}\\b`, 'u').exec(
    words,
  )?.[1];
  const wedded = new RegExp(
    `\\b(?:minha|meu) (${kin}) (?:(?:e|se chama|chama|[oa]) )*${foldQuestion(account.name)}\\b`,
    'u',
  ).exec(words)?.[1];
  const own = people.find(({ label }) => label === 'eu');
  const named = introduced.exec(words)?.[1];
  const isAnother =
    (own?.isAccount !== true && own?.name != null && firstOf(own.name) !== first) ||
    (named !== undefined && named !== first && isFirstName(named));
  if (kinship === undefined && wedded === undefined && !isAnother) return state;
  const gender = genderOfName(account.name);
  const person: StatePerson = {
    label: wedded ?? inverse[kinship ?? '']?.[gender === 'm' ? 0 : 1] ?? first,
    name: account.name,
    birthDate: account.birthDate,
    bond: bondOfRelation(kinship ?? wedded ?? ''),
    gender,
  };
  return { ...state, people: [person, ...people.filter(({ label, isAccount }) => label !== 'eu' || !isAccount)] };
}

const ofSpeaker = /\b(?:meus?|minhas?|eu|sou|me|mim|comigo)\b/u;
/** Another person is meant, or the account after the person: `e o meu?` */
const ofAnother = /\b(?:d|n)?el[ea]\b|^e (?:[oa]s? )?(?:meus?|minhas?|eu)\b/u;

const wholeName = /^\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'’-]+))+$/u;

/** `Ana`, then `Ana Beatriz Lopes Sena`: a whole name after its first word is the writer's. */
export function introducedInParts(text: string, { act }: DialogueState): string {
  const isWhole = wholeName.test(text.trim()) && act !== null && firstOf(text.trim()) === act.words;
  return isWhole ? `sou ${text.trim()}` : text;
}

const kinOfUser = new RegExp(`(?:\\p{L}+ )?(?:meu|minha) (?:melhor |ex )?(?:${kin})(?!\\p{L})`, 'iu');

/** `Kátia aqui, 23/09/1990` says who writes; in `minha amiga e eu: …, ela: Rafaela Couto` the pronoun stands for the relation. */
export function introducedInSpeech(text: string): string {
  const own = text.replace(
    /^((?:oi+e?|olá|ola|opa|bom dia|boa tarde|boa noite)[,!. ]+)?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*),? aqui(?=[,.:!]? )/u,
    '$1Sou $2',
  );
  const relation = /(?:meu|minha) .*$/iu.exec(kinOfUser.exec(own)?.[0] ?? '')?.[0];
  return relation === undefined
    ? own
    : own.replace(/(?<=[,;.] )(?:e )?el[ea](?:: ?| é (?:[ao] )?)(?=\p{Lu})/u, `${relation} `);
}

/** `Elisa Prado Monteiro, 27/02/1984`, then `qual o meu defeito?`: a name and a date alone introduce who writes. */
export function withSpeaker(state: DialogueState, text: string): DialogueState {
  const { act, people, heads } = state;
  // After something else was spoken of, the data are those of a person met there.
  if (heads.length > 1) return state;
  const [label = 'eu'] = act?.who ?? [];
  const person = people.find((one) => one.label === label);
  const own = people.find((one) => one.label === 'eu');
  if (act?.intent !== 'mapa' || act.who.length !== 1 || label === 'eu' || (own && !own.isAccount)) return state;
  if (!person?.name || person.birthDate === null || bondOfRelation(label) !== null) return state;
  const names = new Set(foldQuestion(person.name).split(' '));
  const isBare = act.words.split(' ').every((word) => names.has(word) || /\d/u.test(word));
  const words = foldQuestion(text);
  if (!isBare || !ofSpeaker.test(words) || ofAnother.test(words)) return state;
  const others = people.filter((one) => one.label !== 'eu' && one.label !== label);
  return {
    ...state,
    people: [{ ...person, label: 'eu', isAccount: false }, ...others],
    who: ['eu'],
    act: { ...act, who: ['eu'] },
  };
}
