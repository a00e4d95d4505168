import { drawWeb } from '@sefira/drawings/web';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { type Content, each, h, ornament } from '../document/element.ts';
import type { Brand } from '../document/report.ts';
import { night } from '../document/stylesheet.ts';
import { dateInWords } from './dates.ts';

export interface Closing {
  /** Number of the web in the seal. */
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Imprint {
  readonly referenceDate: string;
  readonly ruleSet: string;
  readonly template: string;
}

/** The last page. */
export function closing(
  { number, title, paragraphs }: Closing,
  { referenceDate, ruleSet, template }: Imprint,
  brand: Brand,
): Content {
  const rules = ruleSetById(ruleSet);
  return h(
    'section',
    { className: 'closing' },
    ornament(drawWeb({ number, detail: 'hero' }, { palette: night }), 'seal'),
    h('h2', {}, title),
    ...each(paragraphs, (text) => h('p', {}, text)),
    brand.contact ? h('p', { className: 'contact' }, brand.contact) : null,
    h(
      'div',
      { className: 'imprint' },
      h(
        'p',
        { style: { margin: '0 0 1mm' } },
        `${brand.name} · lido em ${dateInWords(referenceDate)} · regras “${rules.label}”, versão ${rules.version} · modelo ${template}`,
      ),
      h(
        'p',
        { style: { margin: 0 } },
        'Leitura simbólica para autoconhecimento. Não substitui orientação médica, psicológica, jurídica ou financeira.',
      ),
    ),
  );
}
