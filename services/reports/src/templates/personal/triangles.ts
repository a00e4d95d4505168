import { drawTriangle } from '@sefira/drawings/triangle';
import { interpretArcano, interpretRulingArcano, interpretSequence } from '@sefira/numerology/interpretations/arcana';
import type { NumerologyMap, TriangleName } from '@sefira/numerology/map-result';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, compactReadings, readings, section } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import type { PersonalReportInput } from './input.ts';

const TITLES: Readonly<Record<TriangleName, string>> = {
  vida: 'Triângulo da vida',
  pessoal: 'Triângulo pessoal',
  social: 'Triângulo social',
  destino: 'Triângulo do destino',
};

const FROM: Readonly<Record<TriangleName, string>> = {
  vida: 'Só com as letras: o tom geral da vida.',
  pessoal: 'Letras e dia de nascimento: o que você vive por dentro.',
  social: 'Letras e mês de nascimento: o que você vive com os outros.',
  destino: 'Letras, dia e mês: para onde as coisas caminham.',
};

/** Up to this many letters two triangles stand side by side. */
const SIDE_BY_SIDE = 24;

/** The four inverted triangles, their ruling arcana and the negative sequences by theme. */
export function triangles({ map }: PersonalReportInput): Chapter {
  const vida = map.triangulos.vida;
  return chapter({
    id: 'triangulos',
    title: 'Os triângulos invertidos',
    part: 'Dia a dia',
    hasNotes: true,
    lead: 'Os valores das letras somam-se dois a dois, linha por linha, até sobrar um: o arcano regente. Três algarismos iguais lado a lado formam uma sequência que pede atenção.',
    content: [
      picture(map, 'vida', 'triangle large'),
      readings([
        { number: vida.arcanoRegente, label: 'Arcano regente', passage: interpretRulingArcano(vida.arcanoRegente) },
        ...currentArcanum(map),
      ]),
      sequences(map),
      section('Os outros três triângulos', others(map)),
    ],
  });
}

/** A triangle with its sequences. */
export function picture(map: NumerologyMap, name: TriangleName, className: string): Content {
  const triangle = map.triangulos[name];
  return drawing(
    drawTriangle(
      {
        name: TITLES[name],
        letters: map.letters.map(({ letter }) => letter.toLocaleUpperCase('pt-BR')),
        rows: triangle.rows,
        sequences: triangle.sequenciasNegativas.map(({ sequence, row, start, length }) => ({
          row,
          start,
          length,
          digit: Number(sequence.charAt(0)),
          word: interpretSequence(sequence).title.toLocaleLowerCase('pt-BR'),
        })),
      },
      { palette: reportPalette },
    ),
    className,
  );
}

function currentArcanum(map: NumerologyMap) {
  const current = map.triangulos.vida.vigente;
  if (!current) return [];
  const until = current.toDate === null ? 'em diante' : `até ${dateInWords(current.toDate)}`;
  return [
    {
      number: current.arcano,
      label: `Arcano vigente · de ${dateInWords(current.fromDate)} ${until}`,
      passage: interpretArcano(current.arcano),
    },
  ];
}

/** The negative sequences of the name by theme. */
export function sequences(map: NumerologyMap): Content {
  const found = [...new Set(map.sequenciasNegativas)].map((sequence) => ({
    number: Number(sequence),
    hue: Number(sequence.charAt(0)),
    label: 'No triângulo da vida',
    passage: interpretSequence(sequence),
  }));
  return section(
    'Sequências que pedem atenção',
    found.length === 0
      ? h('p', {}, 'O seu triângulo da vida não tem sequências de três algarismos iguais.')
      : compactReadings(found),
  );
}

function others(map: NumerologyMap): Content {
  const names: readonly TriangleName[] = ['pessoal', 'social', 'destino'];
  const pair = map.letters.length <= SIDE_BY_SIDE;
  return h(
    'div',
    { className: pair ? 'grid two' : 'stack' },
    // Large triangles take a page each: what is said of all of them must not come to stand alone behind the last.
    pair ? null : howToRead(),
    ...each(names, (name) =>
      h(
        'div',
        { style: { breakInside: 'avoid' } },
        h('h4', {}, TITLES[name]),
        h('p', { className: 'small muted', style: { margin: '0.6mm 0 2mm' } }, FROM[name]),
        picture(map, name, 'triangle'),
      ),
    ),
    pair ? howToRead() : null,
  );
}

function howToRead(): Content {
  return h(
    'div',
    { className: 'card', style: { alignSelf: 'center' } },
    h('h4', {}, 'Como ler os quatro'),
    h(
      'p',
      { className: 'small', style: { margin: '1.4mm 0' } },
      'O triângulo da vida usa só o nome. Os outros somam a cada letra o dia, o mês ou os dois, e por isso mudam de pessoa para pessoa mesmo entre xarás.',
    ),
    h(
      'p',
      { className: 'small', style: { margin: 0 } },
      'Uma sequência que aparece em um só deles fala daquele lado da vida; a que se repete em vários pede mais carinho. Uma assinatura diferente pode desfazê-la.',
    ),
  );
}
