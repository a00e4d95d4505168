import { drawWeb } from '@sefira/drawings/web';
import { type Content, h, ornament } from '../document/element.ts';
import { night } from '../document/stylesheet.ts';
import { dateInWords } from './dates.ts';
import { PERSONAL_TEMPLATE, type PersonalReportInput } from './input.ts';

/** The last page. */
export function closing({ map, brand }: PersonalReportInput): Content {
  return h(
    'section',
    { className: 'closing' },
    ornament(drawWeb({ number: map.missao, detail: 'hero' }, { palette: night }), 'seal'),
    h('h2', {}, 'O mapa é seu'),
    h(
      'p',
      {},
      'Números não contam o que vai acontecer. Eles dão nome a forças que você já conhece e abrem perguntas boas de levar para a vida.',
    ),
    h(
      'p',
      {},
      'Volte a estas páginas no seu aniversário, quando o ano pessoal muda, ou quando um ciclo terminar. O que parecia só uma frase costuma ganhar rosto.',
    ),
    h('p', {}, brand.contact ?? ''),
    h(
      'div',
      { className: 'imprint' },
      h(
        'p',
        { style: { margin: '0 0 1mm' } },
        `${brand.name} · mapa lido em ${dateInWords(map.referenceDate)} · regras ${map.ruleSet} · modelo ${PERSONAL_TEMPLATE}`,
      ),
      h(
        'p',
        { style: { margin: 0 } },
        'Leitura simbólica para autoconhecimento. Não substitui orientação médica, psicológica, jurídica ou financeira.',
      ),
    ),
  );
}
