import type { Printout } from '@sefira/contracts/reports/printouts';
import { type Content, each, h } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { markdown } from './markdown.ts';
import { sheet } from './sheet.ts';
import { moment } from './wording.ts';

type Transcript = Extract<Printout, { kind: 'transcript' }>;

/** A conversation, message by message. */
export function renderTranscript({ title, person, exportedAt, messages }: Transcript, brand: Brand): RenderedReport {
  const count = messages.length === 1 ? '1 mensagem' : `${messages.length} mensagens`;
  return sheet(
    {
      title,
      eyebrow: 'Conversa',
      heading: title,
      under: `${person} · ${count} · exportada em ${moment(exportedAt)}`,
      content: [
        h('div', { className: 'talk section' }, ...each(messages, (message) => turn(message, person))),
        h(
          'p',
          { className: 'small muted section' },
          'As respostas são de um assistente automático e servem ao autoconhecimento. Elas não substituem orientação médica, psicológica, jurídica ou financeira.',
        ),
      ],
    },
    brand,
  );
}

function turn({ from, text, sentAt, sources }: Transcript['messages'][number], person: string): Content {
  const isAnswer = from === 'assistant';
  return h(
    'section',
    { className: isAnswer ? 'turn answer' : 'turn' },
    h(
      'h2',
      { className: 'small' },
      h('strong', {}, isAnswer ? 'Assistente' : person),
      h('span', { className: 'muted' }, ` · ${moment(sentAt)}`),
    ),
    ...(isAnswer ? markdown(text) : each(text.split(/\n{2,}/u), (paragraph) => h('p', {}, paragraph))),
    sources.length === 0 ? null : h('p', { className: 'small muted' }, `Fontes: ${sources.join('; ')}.`),
  );
}
