import type { Printout } from '@sefira/contracts/reports/printouts';
import { drawWeb } from '@sefira/drawings/web';
import { printoutTitle } from '../../domain/printouts.ts';
import { drawing, each, h, ornament } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { renderDocument } from '../document/report-document.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { dateInWords } from '../parts/dates.ts';
import { drawQrCode } from './qr-code.ts';

type Certificate = Extract<Printout, { kind: 'certificate' }>;

const rules = `
@page certificate{size:297mm 210mm;margin:0;@top-left{content:none}@bottom-left{content:none}@bottom-right{content:none}}
.certificate{page:certificate;position:relative;width:297mm;height:210mm;padding:11mm;background:var(--parchment);overflow:hidden}
.certificate .frame{position:relative;height:100%;border:.5mm solid var(--gold);outline:.2mm solid var(--gold);outline-offset:-2mm;padding:17mm 22mm 13mm;display:grid;grid-template-rows:auto 1fr auto}
.certificate .web{position:absolute;top:-24mm;right:-30mm;width:118mm;opacity:.3}
.certificate .inner{position:absolute;inset:2mm;overflow:hidden}
.certificate .top,.certificate .middle,.certificate .bottom{position:relative}
.certificate .top .eyebrow{margin:0}
.certificate .top p{font-size:11pt}
.certificate .middle{align-self:center}
.certificate h1{font-size:40pt;line-height:1.08;margin:2mm 0 4mm;max-width:235mm}
.certificate h1.long{font-size:29pt}
.certificate h1.longest{font-size:20pt}
.certificate .said{font-size:12.4pt;max-width:205mm;margin:0}
.certificate .course{font:400 19pt/1.2 Marcellus,'Noto Emoji',serif;margin:3mm 0 0}
.certificate .programme{list-style:none;display:flex;flex-wrap:wrap;gap:1.4mm 5mm;margin-top:4mm;font-size:9.4pt;color:var(--muted)}
.certificate .bottom{display:grid;grid-template-columns:1fr 1fr auto;gap:8mm;align-items:end}
.certificate .bottom p{margin:0}
.certificate .bottom .value{font-size:12pt;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums}
.certificate .qr{width:25mm}
.certificate .note{grid-column:1/-1;font-size:7.8pt;line-height:1.4;color:var(--muted)}
`;

/** Number of the product's web. */
const sealNumber = 22;

/** One landscape sheet: who finished which course when, and the address that verifies it. */
export function renderCertificate(certificate: Certificate, brand: Brand): RenderedReport {
  const { name, course, programme, issuedOn, code, address } = certificate;
  const title = printoutTitle(certificate);
  const body = h(
    'main',
    { className: 'certificate' },
    h(
      'div',
      { className: 'frame' },
      h(
        'div',
        { className: 'inner', 'aria-hidden': true },
        ornament(drawWeb({ number: sealNumber, detail: 'hero' }, { palette: reportPalette }), 'web'),
      ),
      h(
        'header',
        { className: 'top' },
        h('p', { className: 'eyebrow' }, 'Certificado de conclusão'),
        h('p', {}, brand.name),
      ),
      h(
        'div',
        { className: 'middle' },
        h('p', { className: 'said' }, 'Certificamos que'),
        h('h1', { className: sizeFor(Array.from(name).length) }, name),
        h('p', { className: 'said' }, 'concluiu todas as lições e passou na prova final do curso'),
        h('p', { className: 'course' }, course),
        h('ul', { className: 'programme' }, ...each(programme, (part) => h('li', {}, part))),
      ),
      h(
        'footer',
        { className: 'bottom' },
        fact('Data de emissão', dateInWords(issuedOn)),
        fact('Código de verificação', code),
        drawing(drawQrCode(address, `Código QR para conferir o certificado ${code}`), 'qr'),
        h(
          'p',
          { className: 'note' },
          `Confira em ${address.replace(/^https?:\/\//, '')}. Curso livre: numerólogo não é profissão regulamentada no Brasil, e este certificado não autoriza diagnóstico, aconselhamento jurídico ou financeiro.`,
        ),
      ),
    ),
  );
  const page = renderDocument({ title, footer: title, brand, chapters: [], body, rules });
  return { page, title, subject: name, outline: [] };
}

function fact(label: string, value: string) {
  return h('div', {}, h('p', { className: 'small muted' }, label), h('p', { className: 'value' }, value));
}

function sizeFor(length: number): string {
  if (length > 60) return 'longest';
  return length > 30 ? 'long' : '';
}
