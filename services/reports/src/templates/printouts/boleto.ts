import type { Printout } from '@sefira/contracts/reports/printouts';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { toSVG } from 'bwip-js/node';
import { printoutTitle } from '../../domain/printouts.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { partyLine } from './parties.ts';
import { drawQrCode } from './qr-code.ts';
import { sheet } from './sheet.ts';
import { money } from './wording.ts';

type Boleto = Extract<Printout, { kind: 'boleto' }>;

/** A boleto: what to pay until when, its line, its bars, the form's fields, and the PIX code where there is one. */
export function renderBoleto(boleto: Boleto, brand: Brand): RenderedReport {
  const { dueOn, amount, beneficiary } = boleto;
  return sheet(
    {
      title: printoutTitle(boleto),
      eyebrow: 'Boleto bancário',
      heading: `${money(amount)} até ${shortDate(dueOn)}`,
      under: `Pagável em qualquer banco, lotérica ou aplicativo até o vencimento. Beneficiário: ${beneficiary.name}.`,
      content: [
        slip(boleto, 'Recibo do pagador', null),
        pix(boleto),
        cut(),
        slip(boleto, 'Ficha de compensação', boleto.barcode),
      ],
    },
    brand,
  );
}

/** `00000.00000 00000.000000 00000.000000 0 00000000000000`. */
function formattedLine(line: string): string {
  const dotted = (from: number, to: number) => `${line.slice(from, from + 5)}.${line.slice(from + 5, to)}`;
  return `${dotted(0, 10)} ${dotted(10, 21)} ${dotted(21, 32)} ${line[32]} ${line.slice(33)}`;
}

function slip(boleto: Boleto, title: string, barcode: string | null): Content {
  const { bank, beneficiary, agencyAccount, payer, ownNumber, documentNumber, issuedOn, dueOn, amount } = boleto;
  const fields: readonly (readonly [label: string, value: string, width: number])[] = [
    ['Beneficiário', partyLine(beneficiary), 4],
    ['Agência / código do beneficiário', agencyAccount, 2],
    ['Pagador', partyLine(payer), 4],
    ['Vencimento', shortDate(dueOn), 2],
    ['Data do documento', shortDate(issuedOn), 2],
    ['Nº do documento', documentNumber, 2],
    ['Nosso número', ownNumber, 2],
    ['Instruções', boleto.instructions.join(' ') || 'Não receber após o vencimento.', 4],
    ['Valor do documento', money(amount), 2],
  ];
  return h(
    'section',
    { className: 'slip' },
    h(
      'header',
      {},
      h('h2', {}, title),
      h('p', { className: 'bank' }, h('strong', {}, bank.name), h('span', {}, bank.code)),
    ),
    h('p', { className: 'line' }, formattedLine(boleto.line)),
    h('dl', { className: 'form' }, ...each(fields, ([label, value, width]) => field(label, value, width))),
    barcode === null ? null : bars(barcode),
  );
}

/** The bars (interleaved 2 of 5, ISO/IEC 16390) as a vector, in the proportions of Febraban: 103 by 13 mm. */
function bars(digits: string): Content {
  const svg = Buffer.from(toSVG({ bcid: 'interleaved2of5', text: digits, scale: 1, height: 18 }));
  const src = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return h('img', { className: 'bars', src, alt: `Código de barras ${digits}` });
}

function field(label: string, value: string, width: number): Content {
  return h('div', { style: { gridColumn: `span ${width}` } }, h('dt', {}, label), h('dd', {}, value));
}

function pix({ pixCode }: Boleto): Content {
  if (pixCode === null) return null;
  return h(
    'section',
    { className: 'pix' },
    drawing(drawQrCode(pixCode, 'Código QR para pagar por Pix'), 'qr'),
    h(
      'div',
      {},
      h('h2', { className: 'eyebrow' }, 'Prefere pagar por Pix?'),
      h(
        'p',
        { className: 'small' },
        'Aponte a câmera do aplicativo do seu banco para o código ou copie a linha abaixo.',
      ),
      h('p', { className: 'small code' }, pixCode),
    ),
  );
}

function cut(): Content {
  return h('p', { className: 'cut', 'aria-hidden': true }, 'recorte aqui');
}
