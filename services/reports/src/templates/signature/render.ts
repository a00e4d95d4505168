import { drawCover } from '@sefira/drawings/covers/cover';
import { drawSignature } from '@sefira/drawings/names/signature';
import { titleOf, wordsOfVariant } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { bookStyle } from '../book/book-style.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dayInWords } from '../parts/dates.ts';
import { mandalaOf } from '../parts/people.ts';
import { causesChapter } from './causes.ts';
import { comparison, fourTriangles } from './names.ts';
import { signatureStyle } from './signature-style.ts';

/** Names set in script, on one page with the lines. */
const shownInScript = 4;

const places = [
  'Cartão de visita e assinatura do e-mail',
  'Perfil de trabalho e redes',
  'Ficha no banco e no cartório',
  'Contratos que se renovam este ano',
  'Documentos, se a certidão mudar',
];

/** The names of one person side by side, with the signature that is recommended. Pure in its input. */
export function renderSignatureReport(given: ReadingOf<'signature'>, printing: Printing): RenderedReport {
  const { input, referenceDate, ruleSet } = given;
  const entries = given.study.entries.map((entry) => ({
    ...entry,
    title: entry.title === null ? null : printableName(entry.title),
    map: { ...entry.map, name: printableName(entry.map.name) },
  }));
  const reading = { ...given, study: { ...given.study, entries } };
  const [birth] = entries;
  const chosen = entries[reading.study.best] ?? birth;
  if (!birth || !chosen) throw new RangeError('a comparison has a birth name');
  return compose(
    {
      title: `Assinatura de ${birth.map.name}`,
      eyebrow: 'Assinatura',
      subject: birth.map.name,
      under: dayInWords(input.birthDate),
      art: (palette) => drawCover(mandalaOf(chosen.map), { palette }),
      chapters: [
        recommendation(reading),
        signatureSheet(reading),
        comparison(reading),
        ...causesChapter(reading),
        ...fourTriangles(reading),
        beforeChanging(reading),
        method(reading),
      ],
      guide: {
        title: 'Como ler este relatório',
        text: `Primeiro a recomendação e os motivos; depois a comparação inteira, para você conferir cada número e discordar se quiser. ${symbolicNote}`,
      },
      closing: {
        number: chosen.map.expressao,
        title: chosen.map.name,
        paragraphs: [
          'Um nome carrega história, família e afeto, e nada disso cabe em uma conta. Use o que serve e deixe o resto.',
          'Assine algumas vezes antes de decidir. Se a mão gosta e o olho reconhece, o nome já é seu.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('signature') },
      rules: `${bookStyle}${signatureStyle}`,
    },
    printing,
  );
}

/** Millimetres of the page of the recommendation, and of what stands above the chosen name. */
const roomOfPage = 247;
const titleHeight = 26;
const lineHeight = 5.1;

/** In a script of 40 pt. */
function signatureHeight(name: string): number {
  return 29 + 18 * Math.floor(name.length / 26);
}

function wordsHeight(text: string): number {
  return 10 + lineHeight * Math.ceil(text.length / 74);
}

/** A section of points; nothing of none. */
function listHeight(points: readonly string[]): number {
  if (points.length === 0) return 0;
  return points.reduce((sum, point) => sum + 2 + lineHeight * Math.ceil(point.length / 98), 16);
}

/** The name that suits best and why, with as many of the other spellings as the page holds: the comparison has all of them. */
function recommendation({ study, words, input }: ReadingOf<'signature'>): Chapter {
  const { title, text, reasons, cares } = words.recommendation;
  const chosen = study.entries[study.best];
  const [birth] = study.entries;
  if (!chosen || !birth) throw new RangeError('a comparison has a birth name');
  const spellings = study.variants.map(
    (variant) => `${variant.map.name}: ${variant.changes.join('; ')}. ${wordsOfVariant(variant, birth)}`,
  );
  const taken =
    titleHeight + signatureHeight(chosen.map.name) + wordsHeight(text) + listHeight(reasons) + listHeight(cares);
  const variants = spellings.filter(
    (_spelling, index) => taken + listHeight(spellings.slice(0, index + 1)) <= roomOfPage,
  );
  return chapter({
    id: 'recomendacao',
    title: 'A recomendação',
    part: 'A recomendação',
    hasNotes: true,
    content: [
      h('div', { className: 'framed' }, scripted(chosen.map.name, input.typeface)),
      h(
        'div',
        { className: 'chosen-name' },
        h('p', { className: 'points' }, h('b', {}, String(chosen.score)), 'pontos de 100'),
        h('div', {}, h('h3', {}, title), h('p', { style: { margin: 0 } }, text)),
      ),
      reasons.length > 0 ? section('A favor', bullets(reasons)) : null,
      cares.length > 0 ? section('Para levar em conta', bullets(cares)) : null,
      variants.length > 0 ? section('Outras grafias reais que valem a tentativa', bullets(variants)) : null,
    ],
  });
}

/** A name in the chosen script. */
function scripted(name: string, typeface: ReadingOf<'signature'>['input']['typeface']): Content {
  return h('p', { className: typeface === 'sacramento' ? 'signature-sacramento' : 'signature' }, name);
}

/** The signature by hand, names of the person in script, and lines to sign on. */
function signatureSheet({ study, input }: ReadingOf<'signature'>): Chapter {
  const chosen = study.entries[study.best];
  const others = study.entries.filter((entry) => entry.use !== 'brand' && entry !== chosen);
  const signed = [...(chosen ? [chosen] : []), ...others].slice(0, shownInScript);
  return chapter({
    id: 'no-papel',
    title: 'No papel',
    part: 'A recomendação',
    hasNotes: true,
    lead:
      input.drawing === null
        ? 'Como o nome fica em letra corrida. As linhas são suas: assine com pressa, como se assina de verdade.'
        : 'A sua assinatura à mão, os nomes em letra corrida e linhas para treinar.',
    content: [
      input.drawing === null
        ? null
        : drawing(
            drawSignature({ title: 'Assinatura à mão', strokes: input.drawing.strokes }, { palette: reportPalette }),
            'hand framed',
          ),
      h(
        'div',
        { className: 'sheets' },
        ...each(signed, (entry) =>
          h(
            'div',
            { className: 'sheet' },
            scripted(entry.map.name, input.typeface),
            h('p', { className: 'small muted' }, titleOf(entry)),
          ),
        ),
        ...(signed.length < shownInScript && chosen
          ? [
              h(
                'div',
                { className: 'sheet' },
                scripted(chosen.map.name, input.typeface === 'sacramento' ? 'great-vibes' : 'sacramento'),
                h('p', { className: 'small muted' }, 'Em outra letra'),
              ),
            ]
          : []),
      ),
      signed.length < shownInScript ? section('Um treino de quinze assinaturas', bullets(training)) : null,
    ],
  });
}

const training = [
  'Cinco vezes devagar, letra por letra, até a mão decorar o caminho.',
  'Cinco vezes depressa e de pé, como no balcão do cartório.',
  'Cinco vezes em sete centímetros, que é a linha da maioria dos formulários.',
  'Amanhã, uma vez só, sem olhar para estas. Se saiu igual, a assinatura é sua.',
];

function beforeChanging({ words }: ReadingOf<'signature'>): Chapter {
  return chapter({
    id: 'antes-de-mudar',
    title: 'Antes de mudar',
    part: 'A decisão',
    hasNotes: true,
    lead: 'Quatro passos, do que nada custa ao que pede cartório.',
    content: [
      h(
        'ol',
        { className: 'steps' },
        ...each(words.recommendation.steps, (step) => h('li', {}, h('p', { style: { margin: 0 } }, step))),
      ),
      section(
        'Onde atualizar, se decidir',
        h(
          'table',
          { className: 'plan' },
          h('thead', {}, h('tr', {}, ...each(['Onde', 'Quando', 'Feito'], (head) => h('th', { scope: 'col' }, head)))),
          h(
            'tbody',
            {},
            ...each(places, (place) =>
              h(
                'tr',
                {},
                h('th', { scope: 'row' }, place),
                h('td', { className: 'write' }, '\u00a0'),
                h('td', { className: 'write' }, '\u00a0'),
              ),
            ),
          ),
        ),
      ),
    ],
  });
}

function method({ words }: ReadingOf<'signature'>): Chapter {
  return chapter({
    id: 'metodo',
    title: 'Como comparamos',
    part: 'A decisão',
    hasNotes: true,
    lead: words.note,
    content: words.method.map(({ title, text, certainty }) =>
      section(title, h('p', {}, text), h('p', { className: 'small muted' }, `Entre as escolas: ${certainty}.`)),
    ),
  });
}
