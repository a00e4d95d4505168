import { type YearBand, yearBandOf } from '@sefira/numerology/interpretations/book/life-line';
import { recommendationSources } from '@sefira/numerology/interpretations/recommend-people';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { showsRule } from '@sefira/numerology/schools/shown';
import { each, h } from '../document/element.ts';
import { type Chapter, chips, numeral } from '../parts/chapter.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, flow, looseFlow, textHeight, titled } from './flow.ts';
import { wordsFor } from './reader.ts';

const vocationNames: Partial<Record<YearBand, string>> = {
  child: 'Brincar e aprender',
  teen: 'Estudos e vocação',
  elder: 'Ofício e o que passa adiante',
};

/** The numbers that complete the portrait. */
export function portrait({ map, texts }: Book): Chapter {
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
  return bookChapter({
    id: 'retrato',
    title: 'O retrato completo',
    part: wordsFor(map).inside,
    follows: true,
    content: [
      looseFlow([
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
      ]),
    ],
  });
}

/** Lessons, tendencies and debts. */
export function lessons(book: Book): Chapter {
  const { licoesCarmicas, tendenciasOcultas, dividasCarmicas } = book.texts;
  const { minimum } = ruleSetFor(book.map.ruleSet).tendenciasOcultas;
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
  const order = tendenciasOcultas.length === 0 ? [repeated, debts, missing] : [missing, debts, repeated];
  return bookChapter({
    id: 'aprendizados',
    title: 'Lições, dívidas e tendências',
    part: wordsFor(book.map).inside,
    follows: true,
    opening: chapterOpening(book, 'lessons'),
    content: [flow(order.flat())],
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
