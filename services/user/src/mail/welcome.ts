import { createElement as element, Fragment } from 'react';
import * as z from 'zod/mini';
import { layout } from './layout.ts';
import { button, eyebrow, paragraph, points, title } from './parts.ts';
import { firstName } from './words.ts';

const data = z.object({ name: z.string() });

const opening =
  'Sua conta está pronta. O primeiro passo é o seu mapa pessoal: com o nome completo da certidão e a data de nascimento, a Sefira calcula cada número e mostra, letra por letra, como chegou a ele.';

const steps = [
  { label: 'Descubra seu mapa.', text: 'Motivação, Impressão, Expressão, Destino, Missão e os ciclos da sua vida.' },
  { label: 'Guarde em PDF.', text: 'Cada análise vira um relatório para ler com calma, imprimir ou compartilhar.' },
  { label: 'Compare e converse.', text: 'Veja a compatibilidade com outras pessoas e tire dúvidas no Chat IA.' },
];

const note = 'Não foi você que criou esta conta? Responda a este e-mail e nós cuidamos disso.';

/** Welcome to a new account. */
export const welcome = {
  data,
  subject: () => 'Boas-vindas à Sefira!',
  html: ({ name }: z.infer<typeof data>, publicUrl: string) =>
    layout({
      title: 'Boas-vindas à Sefira',
      preview: 'Sua conta está pronta. Comece pelo seu mapa pessoal.',
      publicUrl,
      children: element(
        Fragment,
        null,
        eyebrow('Boas-vindas'),
        title(`Que bom ter você aqui, ${firstName(name)}.`),
        paragraph(opening),
        button('Fazer meu mapa', `${publicUrl}/analise-numerologica`),
        points(steps),
        element('div', { style: { height: 24 } }),
        paragraph(note),
      ),
    }),
  text: ({ name }: z.infer<typeof data>, publicUrl: string) =>
    [
      `Que bom ter você aqui, ${firstName(name)}.`,
      opening,
      `Fazer meu mapa: ${publicUrl}/analise-numerologica`,
      ...steps.map(({ label, text }) => `• ${label} ${text}`),
      note,
      `Sefira, numerologia cabalística com IA\n${publicUrl}`,
    ].join('\n\n'),
};
