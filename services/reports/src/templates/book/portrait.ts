import { type YearBand, yearBandOf } from '@sefira/numerology/interpretations/book/life-line';
import { recommendationSources } from '@sefira/numerology/interpretations/recommend-people';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { showsRule } from '@sefira/numerology/schools/shown';
import { each, h } from '../document/element.ts';
import { type Chapter, chips, numeral } from '../parts/chapter.ts';
import type { Book } from './book.ts';
import { pairBlocks } from './conversations.ts';
import {
  type Block,
  bookChapter,
  chapterOpening,
  endedFlow,
  endsShort,
  entry,
  flow,
  heightOfOpening,
  looseFlow,
  textHeight,
  titled,
} from './flow.ts';
import { wordsFor } from './reader.ts';

const vocationNames: Partial<Record<YearBand, string>> = {
  child: 'Brincar e aprender',
  teen: 'Estudos e vocação',
  elder: 'Ofício e o que passa adiante',
};

/** Margins and line above a chapter that follows on the same page, and its title. */
const followingRoom = 20;
const followingTitle = 16;

/** The numbers that complete the portrait. */
export function portrait(book: Book): Chapter {
  const { map } = book;
  const blocks = portraitBlocks(book);
  const [first, ...later] = blocks.map(({ height }) => height);
  const [opening, ...pairs] = [heightOfOpening(book, 'pairs'), ...pairBlocks(book).map(({ height }) => height)];
  const heights = [opening, ...pairs, followingRoom + followingTitle + (first ?? 0), ...later];
  const next = followingRoom + heightOfOpening(book, 'lessons') + (lessonBlocks(book)[0]?.height ?? 0);
  return bookChapter({
    id: 'retrato',
    title: 'O retrato completo',
    part: wordsFor(map).inside,
    follows: true,
    content: [endsShort(heights, next) ? endedFlow(blocks) : looseFlow(blocks)],
  });
}

function portraitBlocks({ map, texts }: Book): Block[] {
  const { aptidaoProfissional: aptitude, harmoniaNomeNascimento: harmony, grauAscensao: ascent } = texts;
  const small = (label: string, number: number, { title, text }: { title: string; text: string }) =>
    entry({ numbers: [number], label, title, paragraphs: [text] });
  const vocation: Block = {
    content: h(
      'div',
      { className: 'passage' },
      h('div', { className: 'margin' }, numeral(map.aptidaoProfissional)),
      h(
        'div',
        {},
        h(
          'p',
          { className: 'eyebrow' },
          `${vocationNames[yearBandOf(map.idade)] ?? 'Vocação e trabalho'} · Expressão ${map.aptidaoProfissional}`,
        ),
        h('p', {}, aptitude.text),
        chips(aptitude.areas),
      ),
    ),
    height: textHeight(aptitude.text) + 22,
  };
  return [
    small('Dia natalício', map.diaNatalicio, texts.diaNatalicio),
    small('Número psíquico', map.numeroPsiquico, texts.numeroPsiquico),
    small('Talento oculto', map.talentoOculto, texts.talentoOculto),
    small('Resposta subconsciente', map.respostaSubconsciente, texts.respostaSubconsciente),
    ...(showsRule(map, 'harmoniaNomeNascimento')
      ? [
          entry({
            numbers: [],
            label: 'Nome e nascimento',
            title: harmony.title,
            paragraphs: [harmony.description],
          }),
        ]
      : []),
    ...(showsRule(map, 'grauAscensao')
      ? [entry({ numbers: [], label: 'Grau de ascensão', title: ascent.title, paragraphs: [ascent.text] })]
      : []),
    ...(texts.relacaoIntervalos === null || map.relacaoIntervalos === null || !showsRule(map, 'relacaoIntervalos')
      ? []
      : [
          entry({
            numbers: [map.relacaoIntervalos],
            label: 'Primeiro nome',
            title: `O tom do ${map.relacaoIntervalos}`,
            paragraphs: [texts.relacaoIntervalos],
          }),
        ]),
    vocation,
  ];
}

function lessonBlocks({ map, texts }: Book): Block[] {
  const { licoesCarmicas, tendenciasOcultas, dividasCarmicas } = texts;
  const { minimum } = ruleSetFor(map.ruleSet).tendenciasOcultas;
  const none = (text: string): Block => ({
    content: h('div', { className: 'passage' }, h('div', {}), h('p', {}, text)),
    height: textHeight(text),
  });
  const missing = titled(
    'Lições: o que falta no nome',
    licoesCarmicas.length === 0
      ? [none('Todos os valores de 1 a 9 aparecem no nome: não há lição por ausência.')]
      : licoesCarmicas.map(({ number, title, text, practice, note }) =>
          entry({ numbers: [number], label: `Lição ${number}`, title, paragraphs: [text], practice, note }),
        ),
  );
  const debts = titled(
    'Dívidas: o que pede acerto',
    dividasCarmicas.length === 0
      ? [none('Este mapa não tem dívidas cármicas.')]
      : dividasCarmicas.map(({ number, title, text, practice }) =>
          entry({ numbers: [number], label: `Dívida ${number}`, title, paragraphs: [text], practice }),
        ),
  );
  const repeated = titled(
    'Tendências: o que se repete',
    tendenciasOcultas.length === 0
      ? [none(`Nenhum valor aparece ${minimum} vezes ou mais: não há excesso no nome.`)]
      : tendenciasOcultas.map(({ number, title, text }) =>
          entry({ numbers: [number], label: `Tendência ${number}`, title, paragraphs: [text] }),
        ),
  );
  // The debts are long: short passages stand last, so that the last page is filled well.
  return (tendenciasOcultas.length === 0 ? [repeated, debts, missing] : [missing, debts, repeated]).flat();
}

/** Lessons, tendencies and debts. */
export function lessons(book: Book): Chapter {
  return bookChapter({
    id: 'aprendizados',
    title: 'Lições, dívidas e tendências',
    part: wordsFor(book.map).inside,
    follows: true,
    opening: chapterOpening(book, 'lessons'),
    content: [flow(lessonBlocks(book))],
  });
}

/** What to begin with. */
export function firstSteps({ map, texts }: Pick<Book, 'map' | 'texts'>): Block[] {
  const sources = recommendationSources(map);
  return texts.recommendations.map(({ title, description }, index) => ({
    content: h(
      'div',
      { className: 'passage' },
      h('div', { className: 'margin step' }, ...each([index + 1], String)),
      h('div', {}, h('h4', {}, `${title} · ${sources[index]}`), h('p', {}, description)),
    ),
    height: textHeight(description) + 8,
  }));
}
