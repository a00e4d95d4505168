import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { comingMonths } from '../parts/months.ts';
import type { PersonalReportInput } from './input.ts';

/** The next twelve months day by day. */
export function calendar({ map }: PersonalReportInput): Chapter {
  const months = comingMonths(map);
  const span = `de ${months[0]?.name ?? ''} a ${months.at(-1)?.name ?? ''}`;
  return chapter({
    id: 'calendario',
    title: 'O calendário do seu ano',
    part: 'O seu tempo',
    lead: 'Em cada casa, o dia do mês em pequeno e o seu dia pessoal em cor. As casas contornadas são os seus dias favoráveis.',
    content: [
      drawing(drawYearCalendar({ span, personalYear: map.anoPessoal, months }, { palette: reportPalette }), 'calendar'),
      h(
        'p',
        { className: 'small muted', style: { marginTop: '5mm' } },
        '1 começar · 2 unir · 3 expressar · 4 organizar · 5 mudar · 6 cuidar · 7 estudar · 8 realizar · 9 concluir · 11 intuir · 22 construir em grande escala',
      ),
    ],
  });
}
