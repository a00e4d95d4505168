import { lastDayBefore } from '@sefira/numerology/calendar/calendar';
import { interpretArcano, interpretRulingArcano, interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { firstSentences } from '../shorten.ts';

/** An arcano by its number, or three equal digits of the triangle. */
export function composeArcano(composer: Composer): Composed {
  const { words } = composer.act;
  const sequence = /(?<!\d)([1-9])\1\1(?!\d)/u.exec(words)?.[0];
  if (sequence !== undefined) return composeSequence(composer, sequence);
  const number = Number(/\barcanos? (?:n |numero |de numero )?(\d{1,2})\b/u.exec(words)?.[1]);
  if (number > 22 && number % 10 === 0)
    return {
      text: `**O arcano ${number} não aparece em triângulo nenhum:** cada arcano nasce de duas casas vizinhas, de 1 a 9, e nunca termina em zero.`,
      chips: ['Qual é o meu Arcano vigente?', 'Qual é o meu Arcano regente?'],
    };
  const { title, text } = interpretArcano(number);
  const own = composer.map('eu')?.map.arcanoVigente;
  return {
    text: `**Arcano ${number}, ${title}.** ${firstSentences(text, 4)} ${own === number ? 'É o que vigora agora no seu triângulo.' : ''}`.trim(),
    basis: [
      'Cada par de letras vizinhas do nome, já com valores de 1 a 9, forma um arcano; juntos, eles dividem a vida em trechos com data.',
    ],
    results: [{ tool: 'buscar_textos', facts: [{ label: 'Arcano', of: '', value: number }], card: null, sources: [] }],
    chips: ['Qual é o meu Arcano vigente?', 'Qual é o meu Arcano regente?'],
    title: `Arcano ${number}`,
  };
}

/** The arcano of the whole life beside the one in force. */
export function composeTwoArcana(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const now = found?.map.triangulos?.vida.vigente;
  const ruling = found?.map.arcanoRegente;
  if (!found || !now || ruling === undefined) return askFor(label, composer, 'both', 'achar os arcanos');
  const until = now.toDate === null ? 'segue em vigor sem data para acabar' : `vale até ${lastDayBefore(now.toDate)}`;
  const owner = speaker.isMine ? 'o seu Arcano regente' : `o Arcano regente ${speaker.of}`;
  return {
    text: [
      /\bqual (?:d|e (?:o )?mais|vale|pesa|manda|importa)/u.test(composer.act.words)
        ? '**Os dois contam, em prazos diferentes.**'
        : `**${speaker.isMine ? 'Os seus arcanos' : `Os arcanos ${speaker.of}`} de agora: ${ruling}, o regente, e ${now.arcano}, o vigente.**`,
      sentence(`${owner} ${ruling}, “${interpretRulingArcano(ruling).title}”, é o fundo da vida toda e não muda.`),
      `Já o arcano ${now.arcano}, “${interpretArcano(now.arcano).title}”, é o de agora e ${until}.`,
      `Para uma decisão deste tempo, leia primeiro o ${now.arcano}; para o tom geral, o ${ruling}.`,
    ].join(' '),
    results: [{ ...found, facts: [...found.facts, { label: 'Arcano', of: speaker.called, value: now.arcano }] }],
    chips: ['E o próximo?', 'O que eu faço enquanto isso?'],
    title: 'Os dois arcanos',
  };
}

function composeSequence(composer: Composer, sequence: string): Composed {
  const { title, text } = interpretSequence(sequence);
  const own = composer.map('eu')?.map.sequenciasNegativas;
  const has = own?.includes(sequence);
  const mine = own === undefined ? '' : has ? 'Ela está no seu triângulo.' : 'No seu triângulo ela não aparece.';
  return {
    text: `**A sequência ${sequence}, ${title.charAt(0).toLowerCase()}${title.slice(1)}.** ${firstSentences(text, 3)} ${mine}`.trim(),
    basis: [
      'Três números iguais lado a lado no triângulo invertido do nome formam uma sequência. A tradição lê ali um tema que trava e que uma grafia de assinatura pode desfazer.',
    ],
    results: [
      {
        tool: 'buscar_textos',
        facts: [{ label: 'Sequência', of: '', value: Number(sequence) }],
        card: null,
        sources: [],
      },
    ],
    chips: ['Como devo assinar meu nome?', 'Qual é o meu Arcano regente?'],
    title: `Sequência ${sequence}`,
  };
}
