import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { readPeriod } from '../tools/period-tool.ts';
import { owner } from './compose-period.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { areaPassage } from './passage-bank.ts';
import { beganIn, purposeOf, yearOf, yearPassage } from './period-facts.ts';
import { capital } from './speaker.ts';

/** The present: year, month and the number that helps in it. */
export function composeMoment(composer: Composer): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const person = composer.person(label);
  const speaker = composer.speaker(label);
  if (!person?.birthDate) return askFor(label, composer, 'date', 'ler o momento');
  const time = personalTime(person.birthDate, today, composer.system);
  const found = composer.map(label);
  const purpose = purposeOf(null);
  const expression = found?.map.expressao;
  const gift = expression
    ? sentence(
        speaker.isMine ? `a sua Expressão ${expression}` : `a Expressão ${expression} ${speaker.of}`,
        composer.pick(areaPassage(expression, 'trabalho', 'support'), areaPassage(expression, 'interior', 'support')),
      )
    : '';
  return {
    text: [
      `**${speaker.isMine ? 'Você vive' : `${capital(speaker.called)} vive`} um Ano pessoal ${time.anoPessoal}, de ${yearPassage(time.anoPessoal, 'tema').text}, num mês ${time.mesPessoal}.**`,
      composer.isNew(yearPassage(time.anoPessoal, 'clima'))
        ? sentence('O ano', composer.pick(yearPassage(time.anoPessoal, 'clima')))
        : sentence(
            composer.pick(
              yearPassage(time.anoPessoal, 'trabalho'),
              yearPassage(time.anoPessoal, 'amor'),
              yearPassage(time.anoPessoal, 'casa'),
            ),
          ),
      composer.pick(yearPassage(time.anoPessoal, 'tensao')),
      gift,
      purpose.bons.includes(time.anoPessoal) ? 'É fase boa para abrir caminho.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    basis: [`Regra: ${composer.rules().anoPessoal.statement}`],
    results: found ? [found] : [],
    chips: ['Quando isso muda?', 'O que eu faço enquanto isso?'],
    title: 'O momento atual',
  };
}

/** What the next year brings; only the climate follows a pronoun. */
function turnClimate(composer: Composer, number: number): string {
  const climate = yearPassage(number, 'clima');
  return composer.isNew(climate)
    ? sentence('Ele', composer.pick(climate))
    : sentence(
        composer.pick(yearPassage(number, 'trabalho'), yearPassage(number, 'amor'), yearPassage(number, 'casa')),
      );
}

/** When the present period turns. */
export function composeTurn(composer: Composer): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const person = composer.person(label);
  const speaker = composer.speaker(label);
  if (!person?.birthDate) return askFor(label, composer, 'date', 'dizer quando o período vira');
  const next = beganIn(person.birthDate, today) + 1;
  const { opens, birthday } = yearOf(person.birthDate, next, composer.system);
  const cycle = composer.map(label)?.map.vigentes?.momento;
  const until = cycle?.toYear ? ` A fase maior, o momento decisivo ${cycle.number}, vai até ${cycle.toYear}.` : '';
  return {
    text: `**A virada vem no aniversário, em ${birthday}:** ${owner(speaker, 'Ano pessoal')} passa a ${opens}, de ${yearPassage(opens, 'tema').text}. ${turnClimate(composer, opens)} Os meses fazem viradas menores, no dia primeiro.${until}`,
    results: [
      readPeriod(
        { called: ownerOf(person, speaker), birthDate: person.birthDate },
        `${next}-12-31`,
        'year',
        composer.system,
      ),
      ...[composer.map(label)].flatMap((one) => one ?? []),
    ],
    chips: ['O que eu faço enquanto isso?', `E em ${next + 1}?`],
  };
}

/** What to finish before the present year turns. */
export function composeBeforeTurn(composer: Composer): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const person = composer.person(label);
  const speaker = composer.speaker(label);
  if (!person?.birthDate) return askFor(label, composer, 'date', 'dizer o que fechar antes da virada');
  const { anoPessoal } = personalTime(person.birthDate, today, composer.system);
  const next = yearOf(person.birthDate, beganIn(person.birthDate, today) + 1, composer.system);
  return {
    text: [
      sentence(
        `**Antes de ${next.birthday}, quando ${owner(speaker, 'Ano pessoal')} ${anoPessoal} acaba, feche`,
        `${yearPassage(anoPessoal, 'fecho').text}**`,
      ),
      `O ano seguinte, ${next.opens}, de ${yearPassage(next.opens, 'tema').text}, começa melhor com isso resolvido.`,
      'Liste três pendências hoje e marque na agenda o dia da primeira.',
    ].join(' '),
    results: [composer.map(label)].flatMap((one) => one ?? []),
    chips: ['Quando isso muda?', 'Me dá um conselho'],
  };
}
