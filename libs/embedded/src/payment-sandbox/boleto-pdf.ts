import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { toBuffer } from 'bwip-js/node';
import { formatLine } from './boleto.ts';
import { formatMoney } from './html.ts';
import type { Payment } from './payment.ts';

type Address = NonNullable<Payment['payer']['address']>;

/** The paper of a boleto: who pays what until when, the line, and the bars (interleaved 2 of 5). */
export async function boletoPdf(payment: Payment, boleto: NonNullable<Payment['boleto']>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Boleto: ${payment.description}`);
  document.setLanguage('pt-BR');
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet = document.addPage([595, 420]);
  const ink = rgb(0.11, 0.09, 0.2);
  const write = (value: string, x: number, y: number, size: number, font = plain) =>
    sheet.drawText(printable(value), { x, y, size, font, color: ink });
  write('Boleto de teste, sem valor', 40, 375, 9);
  write(formatLine(boleto.line), 40, 345, 14, bold);
  const { address } = payment.payer;
  const facts = [
    ['Beneficiário', 'Sefira (provedor de testes)'],
    ['Pagador', payment.payer.name],
    ...(address ? [['Endereço', addressLine(address)] as const] : []),
    ['Descrição', payment.description],
    ['Vencimento', boleto.dueDate.split('-').reverse().join('/')],
    ['Valor', formatMoney(payment.amountCents)],
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    write(label, 40, 305 - index * 30, 8);
    write(value, 40, 292 - index * 30, 12, bold);
  }
  const bars = await toBuffer({ bcid: 'interleaved2of5', text: boleto.barcode, height: 13, scale: 2 });
  sheet.drawImage(await document.embedPng(bars), { x: 40, y: 60, width: 400, height: 50 });
  return document.save();
}

function addressLine({ street, number, neighborhood, city, state, zipCode }: Address): string {
  return `${street}, ${number}, ${neighborhood}, ${city} - ${state}, ${zipCode.replace(/(?=\d{3}$)/, '-')}`;
}

/** The standard fonts of PDF know WinAnsi only. */
function printable(value: string): string {
  return value
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .slice(0, 90);
}
