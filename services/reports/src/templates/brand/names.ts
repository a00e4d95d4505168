import { brandGroupNames } from '@sefira/numerology/interpretations/brand/group-names';
import type { BrandNameReading } from '@sefira/numerology/interpretations/brand/read-brand';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { bullets, type Chapter, chapter, section } from '../parts/chapter.ts';
import { facts, threeNumbers } from '../parts/figures.ts';

const toneNames = { good: 'A favor', neutral: 'Neutro', care: 'Atenção' } as const;

/** Every name in a line, best first. */
export function comparisonChapter({ words }: ReadingOf<'brand'>): Chapter {
  return chapter({
    id: 'lado-a-lado',
    title: 'Lado a lado',
    part: 'Os nomes',
    hasNotes: true,
    lead: words.lead,
    content: [
      figures(
        ['Nome', 'Expr.', 'Números', 'Som', 'Marcas', 'Pontos', 'Leitura'],
        words.names.map(({ name, numbers, parts, score, group }) => [
          printableName(name),
          String(numbers.expressao),
          String(parts.numbers),
          String(parts.sound),
          String(parts.distinct),
          String(score),
          brandGroupNames[group],
        ]),
      ),
      section(
        'Como ler as colunas',
        bullets([
          'Números: a Expressão do nome com o setor, com o Destino de cada pessoa que funda e com os valores.',
          'Som: fácil de dizer, de ouvir e de escrever, sem sobrar sílaba. Nada de numerologia aqui.',
          'Marcas: 100 quando o som não lembra nenhuma marca conhecida da nossa lista.',
          'Pontos: metade dos números, três décimos do som, dois décimos das marcas, menos cinco por ponto de atenção.',
        ]),
      ),
      section(
        'Como ler os grupos',
        bullets([
          'Forte: nenhum ponto de atenção e 75 pontos ou mais.',
          'Possível: um ponto de atenção, ou poucos pontos a favor. Quem ama o nome segue com ele, sabendo do que cuidar.',
          'Para pensar: dois pontos de atenção, ou um nome que soa como marca conhecida.',
        ]),
      ),
    ],
  });
}

/** A table of names and figures; the first column heads each row. */
export function figures(heads: readonly string[], rows: readonly (readonly string[])[]): Content {
  const isFigure = (column: number) => /^\d+$/.test(rows[0]?.[column] ?? '');
  return h(
    'table',
    { className: 'figures' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...each(heads, (head, column) => h('th', { scope: 'col', className: isFigure(column) ? 'figure' : '' }, head)),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(rows, ([head = '', ...cells]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, head),
          ...each(cells, (cell, column) => h('td', { className: isFigure(column + 1) ? 'figure' : '' }, cell)),
        ),
      ),
    ),
  );
}

/** A page for each name; a paragraph that an earlier page has is left out. */
export function nameChapters({ words }: ReadingOf<'brand'>): Chapter[] {
  const seen = new Set<string>();
  const once = (title: string, text: string): Content => {
    if (seen.has(text)) return null;
    seen.add(text);
    return section(title, h('p', {}, text));
  };
  return words.names.map((name, index) => nameChapter(name, index, once));
}

function nameChapter(
  reading: BrandNameReading,
  index: number,
  once: (title: string, text: string) => Content,
): Chapter {
  const { numbers, sound, address, score, group, isIdea } = reading;
  return chapter({
    id: `nome-${index + 1}`,
    title: printableName(reading.name),
    part: isIdea ? 'Nome de vocês' : 'Nome proposto',
    className: 'brand-name',
    lead: `${brandGroupNames[group]}, ${score} pontos. ${reading.keyword} é a palavra do ${numbers.expressao}.`,
    content: [
      threeNumbers([
        { name: 'Expressão · como age', number: numbers.expressao },
        { name: 'Motivação · o que busca', number: numbers.motivacao },
        { name: 'Impressão · o que mostra', number: numbers.impressao },
      ]),
      section(
        'Por quê',
        h(
          'ul',
          { className: 'reasons' },
          ...each(reading.reasons, ({ tone, text }) =>
            h('li', { className: `tone-${tone}` }, h('b', {}, toneNames[tone]), h('span', {}, text)),
          ),
        ),
      ),
      once(`O ${numbers.expressao} no setor`, reading.reading),
      once('Quem este nome atrai', reading.clients),
      section(
        'Som, escrita e endereço',
        facts(
          [
            ['Tamanho', sound.text],
            ['Ao telefone', sound.doubts.length === 0 ? 'Escreve-se como se ouve.' : sound.doubts.join(' ')],
            ['Endereço', address.domain],
            ['Perfil', address.handle],
          ],
          'one',
        ),
        h('p', { className: 'small muted' }, `${address.text} Se estão livres, só o registro diz.`),
      ),
    ],
  });
}
