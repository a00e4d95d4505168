import { babyGroupNames } from '@sefira/numerology/interpretations/baby/group-names';
import type { BabyNameReading } from '@sefira/numerology/interpretations/baby/read-baby-names';
import { capitalised } from '@sefira/numerology/letter/phrases';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { bullets, type Chapter, chapter, section } from '../parts/chapter.ts';
import { threeNumbers } from '../parts/figures.ts';

const toneNames = { good: 'A favor', neutral: 'Neutro', care: 'Atenção' } as const;
const relationNames = { favoravel: 'combina', neutro: 'convive', desfavoravel: 'destoa' } as const;

/** Every chosen name in a line. */
export function listChapter({ chosen, words }: ReadingOf<'baby'>): Chapter {
  return chapter({
    id: 'lista',
    title: 'A lista curta',
    part: 'Os nomes',
    hasNotes: true,
    lead: words.lead,
    content: [
      h(
        'table',
        { className: 'figures' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ...each(['Nome', 'Significado', 'Expr.', 'Motiv.', 'Impr.', 'Leitura', 'Pontos'], (head) =>
              h('th', { scope: 'col' }, head),
            ),
          ),
        ),
        h(
          'tbody',
          {},
          ...each(chosen, ({ reading }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, printableName(reading.name)),
              h('td', {}, reading.meaning ?? 'fora da nossa lista'),
              h('td', { className: 'figure' }, String(reading.numbers.expressao)),
              h('td', { className: 'figure' }, String(reading.numbers.motivacao)),
              h('td', { className: 'figure' }, String(reading.numbers.impressao)),
              h('td', {}, babyGroupNames[reading.group]),
              h('td', { className: 'figure' }, String(reading.score)),
            ),
          ),
        ),
      ),
      ...each(words.surnameNotes, (note) => h('p', { className: 'muted' }, note)),
      section(
        'Como ler os grupos',
        h(
          'ul',
          { className: 'plain' },
          h('li', {}, 'Combina: nada a pôr na balança, e pontos altos com a família e as datas.'),
          h('li', {}, 'Neutro: um ponto de atenção, ou poucos pontos a favor. Quem ama o nome segue com ele.'),
          h('li', {}, 'Para pensar: o nome põe sequência no triângulo ou junta dois pontos de atenção.'),
        ),
      ),
    ],
  });
}

/** A page for each of the first chosen names. */
export function nameChapters({ chosen }: ReadingOf<'baby'>): Chapter[] {
  return chosen.slice(0, pagesOfNames).map(nameChapter);
}

/** More names stand in the list alone. */
const pagesOfNames = 6;

function nameChapter({ reading, note }: ReadingOf<'baby'>['chosen'][number], index: number): Chapter {
  const { numbers, destinos } = reading;
  const days = destinos.reduce((sum, one) => sum + one.days, 0);
  return chapter({
    id: `nome-${index + 1}`,
    title: printableName(reading.name),
    part: 'Nome por nome',
    className: 'baby-name',
    lead: leadOf(reading),
    content: [
      h('p', { className: 'signature' }, printableName(reading.fullName)),
      note === '' ? null : h('p', { className: 'practice' }, h('b', {}, 'Anotação de vocês: '), note),
      threeNumbers([
        { name: 'Expressão · como age', number: numbers.expressao },
        { name: 'Motivação · o que busca', number: numbers.motivacao },
        { name: 'Impressão · o que mostra', number: numbers.impressao },
      ]),
      section('O nome inteiro', h('p', {}, reading.reading)),
      section(
        `Na família e nas datas · ${babyGroupNames[reading.group]}, ${reading.score} pontos`,
        h(
          'ul',
          { className: 'reasons' },
          ...each(reading.reasons, ({ tone, text }) =>
            h('li', { className: `tone-${tone}` }, h('b', {}, toneNames[tone]), h('span', {}, text)),
          ),
        ),
      ),
      section(
        days === 1 ? 'O Destino do dia previsto' : 'O Destino da data, e a Missão que dá com o nome',
        h(
          'table',
          { className: 'figures by-relation' },
          h('tbody', {}, ...each(relations, (relation) => relationRow(relation, destinos))),
        ),
      ),
      reading.spellings.length === 0
        ? null
        : section(
            'Outras grafias que existem',
            h(
              'ul',
              { className: 'plain' },
              ...each(reading.spellings, ({ name, text }) =>
                h('li', {}, h('strong', {}, printableName(name)), `: ${text}`),
              ),
            ),
          ),
    ],
  });
}

const relations = ['favoravel', 'neutro', 'desfavoravel'] as const;

/** The Destinos that a name agrees with, or not; nothing where there is none. */
function relationRow(relation: (typeof relations)[number], destinos: BabyNameReading['destinos']): Content {
  const own = destinos.filter((one) => one.relation === relation);
  if (own.length === 0) return null;
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, capitalised(relationNames[relation])),
    h('td', {}, own.map(({ destino, missao }) => `${destino} (Missão ${missao})`).join(' · ')),
  );
}

function leadOf({ origin, meaning, popularity, isIdea }: BabyNameReading): string {
  // The page has no line for how many people bear it.
  const [degree] = popularity?.split(':') ?? [];
  const from = isIdea ? 'Nome que vocês trouxeram. ' : '';
  if (meaning === null)
    return `${from}Não está na nossa lista: os números são lidos, o significado fica com a família.`;
  return `${from}${origin === null || origin === 'Outra' || origin === 'Incerta' ? '' : `Origem: ${origin.toLocaleLowerCase('pt-BR')}. `}Significado: ${meaning}.${degree === undefined ? '' : ` ${degree}.`}`;
}

/** Rows of the ballot: those without a name are for names that come up at the table. */
const leastRows = 6;
const mostRowsAboveNotes = 10;

/** A table to vote on at the table, with room for more people than the link had. */
export function ballotChapter({ chosen }: ReadingOf<'baby'>): Chapter {
  const columns = ['Nome', '', '', '', ''] as const;
  const names = chosen.map(({ reading }) => printableName(reading.name));
  const rows = [...names, ...Array.from({ length: Math.max(0, leastRows - names.length) }, () => '\u00a0')];
  return chapter({
    id: 'votacao',
    title: 'Para votar na mesa',
    part: 'A decisão',
    hasNotes: names.length <= mostRowsAboveNotes,
    lead: 'Escrevam em cima de cada coluna quem vota. Um coração, um talvez ou um não por nome; depois leiam em voz alta, com o sobrenome.',
    content: [
      h(
        'table',
        { className: 'ballot' },
        h('thead', {}, h('tr', {}, ...each(columns, (head) => h('th', { scope: 'col' }, head || '\u00a0')))),
        h(
          'tbody',
          {},
          ...each(rows, (name) =>
            h('tr', {}, h('th', { scope: 'row' }, name), ...each(columns.slice(1), () => h('td', {}, '\u00a0'))),
          ),
        ),
      ),
      section(
        'Quando a votação empatar',
        bullets([
          'Cada pessoa defende o nome que menos votou, por um minuto. Quem ouve não responde.',
          'Chamem a casa inteira para almoçar, do portão, com cada um dos dois nomes. Um deles sai mais fácil.',
          'Guardem a folha por três dias e votem de novo, sem olhar a primeira.',
        ]),
      ),
    ],
  });
}
