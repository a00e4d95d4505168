import { shortDate } from '@sefira/numerology/calendar/calendar';
import { levelNames } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { bullets, type Chapter, chapter, compactReadings, readings, section } from '../parts/chapter.ts';
import { dateInWords, dayInWords } from '../parts/dates.ts';
import { figures } from './names.ts';

const relationNames = { favoravel: 'combina', neutro: 'convive', desfavoravel: 'destoa' } as const;
const chosenBy = { sector: 'pelo setor', value: 'pelo valor', number: 'pelo número' } as const;

/** Founders up to which their texts stand below one another. */
const fewFounders = 2;

/** The founders beside every name, and beside the first one in words. */
export function foundersChapter({ words }: ReadingOf<'brand'>): Chapter {
  const [best] = words.names;
  const founders = best?.founders ?? [];
  return chapter({
    id: 'quem-funda',
    title: 'Quem funda e cada nome',
    part: 'A empresa',
    hasNotes: true,
    lead: 'O Destino de cada pessoa com o número de cada nome; depois, como cada uma dirige uma casa com o primeiro nome da lista.',
    content: [
      figures(
        ['Nome', ...founders.map(({ name, destino }) => `${printableName(name).split(' ')[0]} · Destino ${destino}`)],
        words.names.map(({ name, numbers, founders: own }) => [
          `${printableName(name)} · ${numbers.expressao}`,
          ...own.map(({ relation }) => relationNames[relation]),
        ]),
      ),
      section(
        best ? `À frente de ${printableName(best.name)}` : '',
        (founders.length > fewFounders ? compactReadings : readings)(
          founders.map(({ name, destino, text }) => ({
            number: destino,
            label: 'Destino',
            passage: { title: printableName(name), text },
          })),
        ),
      ),
    ],
  });
}

/** The trade name and its legal forms. */
export function legalChapter({ words }: ReadingOf<'brand'>): Chapter {
  const [best] = words.names;
  return chapter({
    id: 'razao-social',
    title: 'Nome fantasia e razão social',
    part: 'A empresa',
    hasNotes: true,
    lead: 'A forma jurídica entra na razão social e muda o número do contrato. O nome da placa continua o mesmo.',
    content: [
      figures(
        ['Na placa', 'Expr.', 'Com Ltda', 'Com SLU'],
        words.names.map(({ name, forms }) => [
          printableName(name),
          ...forms.map(({ numbers }) => String(numbers.expressao)),
        ]),
      ),
      h(
        'p',
        { className: 'small muted' },
        `${words.names.every(({ forms }) => forms[1]?.numbers.expressao === forms[2]?.numbers.expressao) ? 'Nesta escola, Ltda e SLU somam o mesmo: a Expressão é igual nas duas formas; Motivação e Impressão mudam.' : 'Nesta escola, Ltda e SLU somam números diferentes.'} Quem abre com uma pessoa só confirma com a contabilidade qual das duas a Junta Comercial do estado aceita no nome.`,
      ),
      best ? section(`${printableName(best.name)} no contrato e na placa`, h('p', {}, best.legalText)) : null,
      section(
        'O que cada número faz',
        bullets([
          'O número da placa fala com o cliente: é o que se lê na fachada, no site e no cartão.',
          'O número da razão social fala com banco, fornecedor e governo: é o que se lê na nota e no contrato.',
          'Quem abre como MEI tem o próprio nome na razão social; o nome fantasia vale do mesmo jeito.',
        ]),
      ),
    ],
  });
}

/** Known marks by name, and what to do before a registration. */
export function marksChapter({ words }: ReadingOf<'brand'>): Chapter {
  return chapter({
    id: 'marcas',
    title: 'Marcas conhecidas',
    part: 'Antes de registrar',
    hasNotes: true,
    lead: words.marksNote,
    content: [
      figures(
        ['Nome', 'O que o som lembra'],
        words.names.map(({ name, collisions }) => [
          printableName(name),
          collisions.length === 0 ? 'Nenhuma marca da nossa lista.' : collisions.map(({ text }) => text).join(' '),
        ]),
      ),
      section('Antes de mandar fazer a placa', bullets(words.checklist)),
    ],
  });
}

/** The best days to open, under each name. */
export function openingChapter({ words, input }: ReadingOf<'brand'>): Chapter {
  const [best, ...others] = words.names;
  return chapter({
    id: 'abertura',
    title: 'As melhores datas para abrir',
    part: 'As datas',
    lead:
      input.from === input.to
        ? `A abertura está marcada para ${dateInWords(input.from)}.`
        : `De ${dateInWords(input.from)} a ${dateInWords(input.to)}${input.onlyWorkdays ? ', em dias úteis' : ''}, com todas as pessoas que fundam.`,
    content: [
      best
        ? section(
            printableName(best.name),
            figures(
              ['Data', 'Leitura', 'Pontos', 'Com o nome'],
              best.openings.map(({ date, level, score, text }) => [
                dayInWords(date),
                levelNames[level],
                String(score),
                text,
              ]),
            ),
          )
        : null,
      others.length === 0
        ? null
        : section(
            'Com os outros nomes',
            figures(
              ['Nome', '1ª data', '2ª data', '3ª data'],
              others.map(({ name, openings }) => [
                printableName(name),
                ...openings.slice(0, 3).map(({ date, score }) => `${shortDate(date)} · ${score}`),
              ]),
            ),
            h('p', { className: 'small muted' }, 'Depois de cada data, os pontos de 0 a 100.'),
          ),
      section(
        'Qual dia conta',
        bullets([
          'Para a numerologia, o dia em que a empresa passa a existir: o do registro na Junta Comercial.',
          'A inauguração pode ser outro dia bom da lista; é o dia em que o público chega.',
          'O registro leva alguns dias. Entreguem os documentos antes e peçam a data, quando o contador puder escolher.',
        ]),
      ),
    ],
  });
}

/** Slogans of every name. */
export function slogansChapter({ words }: ReadingOf<'brand'>): Chapter {
  return chapter({
    id: 'slogans',
    title: 'Slogans',
    part: 'A fala da marca',
    hasNotes: true,
    lead: 'Uma frase curta embaixo do nome. Leiam cada uma em voz alta, junto com o nome; fiquem com a que vocês diriam a um cliente.',
    content: words.names.map(({ name, slogans }) =>
      section(
        printableName(name),
        ...each(slogans, ({ text, by }) =>
          h(
            'p',
            { className: 'slogan' },
            text,
            h('span', { className: 'small muted', style: { marginLeft: '3mm' } }, chosenBy[by]),
          ),
        ),
      ),
    ),
  });
}

/** A sheet for the test by telephone. */
export function telephoneChapter({ words }: ReadingOf<'brand'>): Chapter {
  const people = ['', '', '', ''] as const;
  const names = words.names.map(({ name }) => printableName(name));
  return chapter({
    id: 'telefone',
    title: 'O teste do telefone',
    part: 'A decisão',
    hasNotes: true,
    lead: 'Liguem para quatro pessoas, digam cada nome uma vez e peçam que escrevam. Anotem aqui como cada uma escreveu.',
    content: [
      h(
        'table',
        { className: 'spoken' },
        h(
          'thead',
          {},
          h('tr', {}, h('th', { scope: 'col' }, 'Nome'), ...each(people, () => h('th', { scope: 'col' }, '\u00a0'))),
        ),
        h(
          'tbody',
          {},
          ...each(names, (name) =>
            h('tr', {}, h('th', { scope: 'row' }, name), ...each(people, () => h('td', {}, '\u00a0'))),
          ),
        ),
      ),
      section(
        'Como ler as respostas',
        bullets([
          'As quatro escritas iguais: o cliente acha o nome na busca sem que ninguém soletre.',
          'Duas grafias: registrem também a segunda como endereço, para que ela leve ao lugar certo.',
          'Três ou quatro grafias: o nome vai ser soletrado a vida inteira. Vale a pena por um som que ninguém esquece?',
          'Alguém pediu para repetir: anotem a sílaba. É nela que a atendente vai tropeçar todos os dias.',
        ]),
      ),
      section(
        'No dia seguinte',
        h(
          'p',
          {},
          'Liguem de novo para as mesmas pessoas e perguntem de que nomes se lembram, sem dar pista. Contem um ponto por nome lembrado e meio por nome lembrado pela metade. Esse placar vale mais do que a opinião de quem inventou o nome.',
        ),
      ),
    ],
  });
}
