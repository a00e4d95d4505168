import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import type { Participant, ScoredDay } from '@sefira/numerology/best-days/best-days';
import { levelNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, dayInWords, list } from '../parts/dates.ts';
import { bestInPage, optionChapter } from './best.ts';
import { calendarChapters } from './calendar.ts';
import { datesStyle } from './dates-style.ts';
import { methodChapter, tableChapter } from './method.ts';
import { peopleChapter } from './people.ts';

/** The best days of a range for an occasion. Pure in its input. */
export function renderDatesReport(given: ReadingOf<'dates'>, printing: Printing): RenderedReport {
  const { input, referenceDate, ruleSet } = given;
  const participants = given.result.participants.map((one) => ({ ...one, name: printableName(one.name) }));
  const reading = { ...given, result: { ...given.result, participants } };
  const { of, name } = occasionText(input.occasion);
  const names = list(participants.map((one) => one.name));
  const [first] = reading.result.best;
  return compose(
    {
      title: `Data certa para ${of}: ${names}`,
      eyebrow: 'Data certa',
      subject: names,
      under: `${name} · ${dateInWords(input.from)} a ${dateInWords(input.to)}`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do melhor dia, número ${first?.diaUniversal ?? 1}, com os dias pessoais em volta`,
            center: first?.diaUniversal ?? 1,
            around: personalDays(first, participants),
          },
          { palette },
        ),
      chapters: [
        bestInPage(reading),
        optionChapter(reading),
        ...calendarChapters(reading),
        peopleChapter(reading),
        beforeSettling(reading),
        tableChapter(reading),
        methodChapter(reading),
      ],
      guide: {
        title: 'Como ler este relatório',
        text: `As datas vêm em ordem, da que serve melhor a todos para a que serve um pouco menos. Escolha entre as que cabem na agenda. ${symbolicNote}`,
      },
      closing: {
        number: first?.diaUniversal ?? 1,
        title: first ? dayInWords(first.date) : name,
        paragraphs: [
          first ? `${levelNames[first.level]}: é a primeira opção desta lista, e há outras logo atrás.` : '',
          'A data boa é a que cabe na vida de quem vai vivê-la. Ponha-a na agenda, conte a quem precisa saber e cuide do resto.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('dates') },
      rules: datesStyle,
    },
    printing,
  );
}

function personalDays(day: ScoredDay | undefined, participants: readonly Participant[]): number[] {
  return participants.map(({ nameNumber }, index) => nameNumber ?? day?.participants[index]?.diaPessoal ?? 1);
}

/** What to do once the day is chosen, with room for the answers. */
function beforeSettling({ words, result }: ReadingOf<'dates'>): Chapter {
  return chapter({
    id: 'antes-de-fechar',
    title: 'Antes de fechar a data',
    part: 'A decisão',
    hasNotes: true,
    lead: words.care,
    content: [
      h(
        'ol',
        { className: 'steps' },
        ...each(words.steps, (step) => h('li', {}, h('p', { style: { margin: 0 } }, step))),
      ),
      section(
        'Três datas para levar à conversa',
        h(
          'table',
          { className: 'plan' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              ...each(['Data', 'Leitura', 'Quem confirma, até quando'], (head) => h('th', { scope: 'col' }, head)),
            ),
          ),
          h(
            'tbody',
            {},
            ...each(result.best.slice(0, 3), ({ date, level }) =>
              h(
                'tr',
                {},
                h('th', { scope: 'row' }, dayInWords(date)),
                h('td', {}, levelNames[level]),
                h('td', { className: 'write' }, '\u00a0'),
              ),
            ),
          ),
        ),
      ),
    ],
  });
}
