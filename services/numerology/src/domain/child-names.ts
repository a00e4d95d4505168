import { interpretSequence } from '@sefira/numerology/interpretations/arcana';
import type { ChildNameFit, ExpectedBirth } from '@sefira/numerology/search/child-name-fit';
import type { ChildNameFilter, ChildNameSuggestions } from '@sefira/numerology/search/suggest-child-names';
import { unreachableMessage } from './company-names.ts';
import { numberMeaning } from './number-meaning.ts';

/** Words of generated first names: what is the name's own, what holds for all, what to change where none fits. */

type Found = ChildNameSuggestions;
type Relation = ChildNameFit['inner'];

/** What a Motivação seeks; 0 is a name without vowels. */
const seeks: Readonly<Record<number, string>> = {
  0: 'guarda para si o que deseja',
  1: 'busca independência e quer estar à frente',
  2: 'busca paz, companhia e acordo',
  3: 'busca se expressar e ouvir o riso dos outros',
  4: 'busca segurança e método',
  5: 'busca variedade e experiências',
  6: 'busca família, beleza e afeto',
  7: 'busca compreender e ter o seu canto',
  8: 'busca realizar e ter autoridade',
  9: 'busca ser útil a muita gente',
  11: 'busca um ideal alto e um sentido',
  22: 'busca deixar obra para muitos',
  33: 'busca servir com amor',
};

/** What an Impressão shows; 0 is a name without consonants. */
const shows: Readonly<Record<number, string>> = {
  0: 'mostra só o que escolhe mostrar',
  1: 'passa firmeza e decisão',
  2: 'passa gentileza e discrição',
  3: 'passa alegria e conversa fácil',
  4: 'passa confiança e senso prático',
  5: 'passa movimento e curiosidade',
  6: 'passa acolhimento e responsabilidade',
  7: 'passa reserva e profundidade',
  8: 'passa comando e eficiência',
  9: 'passa generosidade e calor',
  11: 'passa inspiração',
  22: 'passa grandes planos',
  33: 'passa acolhimento',
};

const lessons: readonly string[] = [
  '',
  'iniciativa',
  'cooperação',
  'expressão',
  'disciplina',
  'mudança',
  'responsabilidade afetiva',
  'estudo e fé',
  'lida com dinheiro',
  'compaixão',
];

const innerReasons: Readonly<Record<Relation, string>> = {
  vibra: 'vibram juntas: o que o nome busca e o que mostra andam no mesmo passo',
  atrai: 'se atraem: o que o nome busca aparece no que mostra',
  igual: 'têm o mesmo tom: por dentro e por fora, a mesma pessoa',
  passivo: 'convivem sem atrito, cada uma no seu lugar',
  oposto: 'puxam para lados diferentes: quem vê de fora demora a entender',
  profundamenteOposto: 'são opostas: o que se mostra esconde o que se busca',
};

const siblingReasons: Readonly<Record<Relation, string>> = {
  vibra: 'os desejos vibram juntos',
  atrai: 'os desejos se atraem',
  igual: 'o desejo é o mesmo, com cumplicidade e disputa',
  passivo: 'convivência calma, cada um no seu canto',
  oposto: 'desejos opostos, que pedem combinados em casa',
  profundamenteOposto: 'os desejos mais distantes, para aprender com calma',
};

const dateRelations = { favoravel: 'combina', neutro: 'é neutro', desfavoravel: 'não combina' } as const;

const filterNames: Readonly<Record<ChildNameFilter, string>> = {
  meaning: 'Significado',
  origin: 'Origem',
  style: 'Estilo',
  length: 'Tamanho',
};

/** The names as the calls return them. */
export function childNamesAnswer(found: Found, expectedDate: string | undefined) {
  return {
    suggestions: found.suggestions.map(({ fit, ...name }) => ({
      ...name,
      numberMeaning: numberMeaning(name.number),
      reading: readingOf(name.calculations),
      fit: fit && { fullName: fit.fullName, score: fit.score, reasons: reasonsOf(fit, name.calculations) },
    })),
    total: found.total,
    unreachableTargets: found.unreachableTargets,
    familyNotes: [
      ...(found.expected && expectedDate ? dateNotes(found.expected, expectedDate) : []),
      ...inheritedNote(found.inheritedSequences),
    ],
  };
}

/** How many names were found; of an empty list what to change, since nothing is charged. */
export function childNamesMessage({ suggestions, unreachableTargets, advice }: Found): string {
  if (suggestions.length > 0) return `${suggestions.length} nomes gerados com sucesso!`;
  if (unreachableTargets.length > 0) return unreachableMessage(unreachableTargets);
  const filter = advice?.filters[0];
  const target = advice?.targets[0];
  const steps = [
    filter && `Sem o filtro ${filterNames[filter.filter]} há ${counted(filter.total)}.`,
    target && `Com o número ${target.number} e os mesmos filtros há ${counted(target.total)}.`,
  ].filter(Boolean);
  const change = steps.length > 0 ? steps.join(' ') : 'Escolha outro número alvo ou tire um filtro.';
  return `Nenhum nome com estes filtros. ${change} Nada foi cobrado.`;
}

function counted(total: number): string {
  return total === 1 ? '1 nome' : `${total} nomes`;
}

function readingOf({ anseiosDaAlma, personalidade }: Found['suggestions'][number]['calculations']): string {
  return `Por dentro, ${seeks[anseiosDaAlma]} (Motivação ${anseiosDaAlma}); à primeira vista, ${shows[personalidade]} (Impressão ${personalidade}).`;
}

function reasonsOf(fit: ChildNameFit, { anseiosDaAlma, personalidade }: Found['suggestions'][number]['calculations']) {
  const [brought] = fit.brings;
  return [
    ...fit.siblings.map(({ name, relation }) => `Com ${name}: ${siblingReasons[relation]}.`),
    brought === undefined
      ? lackReason(fit.lacks)
      : `Traz o ${listed(fit.brings)}, que falta aos sobrenomes: ${lessons[brought]}.`,
    fit.sequences.length === 0
      ? 'Não põe sequência negativa no triângulo.'
      : `Põe no triângulo ${fit.sequences.map((run) => `${run} (${interpretSequence(run).title.toLowerCase()})`).join(', ')}.`,
    `Motivação ${anseiosDaAlma} e Impressão ${personalidade} ${innerReasons[fit.inner]}.`,
  ];
}

function lackReason(lacks: readonly number[]): string {
  if (lacks.length === 0) return 'Tem letras de todos os números, de 1 a 9.';
  const [first = 1] = lacks;
  return lacks.length === 1
    ? `Só falta o ${first}: ${lessons[first]} se aprende pelo caminho.`
    : `Faltam o ${listed(lacks)}: lições para aprender pelo caminho.`;
}

function listed(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (\d)$/u, ' e o $1');
}

function dateNotes({ destino, targets, days }: ExpectedBirth, date: string): string[] {
  const [year, month, day] = date.split('-');
  return targets.map(
    ({ number, relation, goodDays }) =>
      `Na data prevista, ${day}/${month}/${year}, o Destino é ${destino}: com ele o ${number} ${dateRelations[relation]}. O Destino muda com o dia; nos ${days} dias em volta, o ${number} combina em ${goodDays}.`,
  );
}

function inheritedNote(sequences: readonly string[]): string[] {
  if (sequences.length === 0) return [];
  const list = sequences.map((run) => `${run} (${interpretSequence(run).title.toLowerCase()})`).join(', ');
  return [`Dos sobrenomes vem ao triângulo de todos: ${list}.`];
}
