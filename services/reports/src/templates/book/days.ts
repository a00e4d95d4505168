import { coloursNote } from '@sefira/numerology/interpretations/favourable';
import { showsSection } from '@sefira/numerology/schools/shown';
import { type Content, h } from '../document/element.ts';
import type { Chapter } from '../parts/chapter.ts';
import { conjugal, days, swatches } from '../personal/favourable.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, flow, textHeight, titled } from './flow.ts';
import { firstSteps } from './portrait.ts';
import { wordsFor } from './reader.ts';

/** Days, colours, numbers and the numbers of others; what to begin with. */
export function favourableDays(book: Pick<Book, 'map' | 'texts'>, opening: Content): Chapter {
  const { map, texts } = book;
  const text = (words: string): Block => ({ content: h('p', {}, words), height: textHeight(words) });
  return bookChapter({
    id: 'favoraveis',
    title: 'Dias, cores e números',
    part: 'Dia a dia',
    opening,
    content: [
      flow([
        ...titled('Dias favoráveis de cada mês', [{ content: days(map.diasFavoraveis), height: 24 }]),
        text(texts.diasFavoraveis),
        ...titled(wordsFor(map).planet, [
          {
            content: h(
              'p',
              {},
              h('strong', {}, `${map.planeta}, ${texts.planeta.theme.toLocaleLowerCase('pt-BR')}. `),
              texts.planeta.text,
            ),
            height: textHeight(texts.planeta.text),
          },
        ]),
        ...titled('Cores', [{ content: swatches(map.cores), height: 10 }]),
        text(texts.cores),
        ...(texts.coresEvitar === null ? [] : [text(texts.coresEvitar)]),
        text(coloursNote),
        ...titled('Números em harmonia', [text(texts.numerosHarmonicos)]),
        ...(texts.numerosNeutros === null ? [] : [text(texts.numerosNeutros)]),
        ...(showsSection(map, 'harmonia')
          ? titled(wordsFor(map).others, [{ content: conjugal(map), height: 60 }])
          : []),
        ...titled('Por onde começar', firstSteps(book)),
      ]),
    ],
  });
}
