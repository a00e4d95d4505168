import { darkPalette, lightPalette, type Palette } from '@sefira/drawings/palette';
import { cssString } from './css-text.ts';
import type { Brand } from './report.ts';

const display = "Marcellus,'Noto Emoji',serif";
const text = "Figtree,'Noto Emoji',sans-serif";

/** Report colours: the day palette on white, the night palette on cover and closing page. */
export const reportPalette = {
  ...lightPalette,
  background: '#ffffff',
  surface: '#ffffff',
  displayFont: display,
  textFont: text,
};
export const night = { ...darkPalette, displayFont: display, textFont: text };

const numberHues = Object.entries(reportPalette.numbers)
  .map(([number, hue]) => `--num-${number}:${hue};`)
  .join('');

/** Above the lines to write on. */
export const notesLabel = 'Para as suas anotações';

/**
 * The label is printed whole with a line below it or not at all: what does not fit on the page breaks to the next one,
 * where its box is clipped, or lies under the chapter that begins there.
 */
const notes = `.over-lines{position:relative;overflow:clip;overflow-clip-margin:19mm;background:#fff}
.over-lines::after{content:${cssString(notesLabel)};position:absolute;inset:calc(100% + .3mm) 0 auto;height:18mm;break-inside:avoid;padding-top:5mm;font-size:9.5pt;line-height:1.3;color:var(--muted);background:linear-gradient(#fff 9.8mm,transparent 0)}`;

/** One look for every report. Sizes in points and millimetres, for print. */
export const stylesheet = `
:root{${numberHues}--ink:${reportPalette.foreground};--muted:${reportPalette.muted};--line:${reportPalette.border};--parchment:${lightPalette.background};--parchment-deep:${reportPalette.surfaceSecondary};--accent:${reportPalette.accent};--gold:${reportPalette.gold};--night:${night.background}}
*{box-sizing:border-box}
html{font:400 10.2pt/1.56 ${text};color:var(--ink);print-color-adjust:exact;-webkit-print-color-adjust:exact;font-kerning:normal}
body{margin:0;orphans:3;widows:3;text-wrap:pretty;hyphens:manual;overflow-wrap:anywhere;font-synthesis:none}
h1,h2,h3,h4,.numeral{font-family:${display};font-weight:400;text-wrap:balance;margin:0}
h1,h2,h3,h4{break-after:avoid}
h2{font-size:25pt;line-height:1.12}
h3{font-size:14.5pt;line-height:1.22}
h4{font-size:11.5pt;line-height:1.25}
p{margin:0 0 2.6mm}
ul,ol,dl,dd,figure{margin:0;padding:0}
svg{display:block;width:100%;height:auto}
a{color:inherit;text-decoration:none}
strong{font-weight:600}
.chapter{break-before:page;position:relative;background:#fff}
.opening{margin-bottom:6mm}
.eyebrow{font-size:9.5pt;line-height:1.4;font-weight:600;letter-spacing:.06em;color:var(--gold);margin:0 0 1.4mm}
.lead{font-size:11.2pt;line-height:1.5;color:var(--muted);margin:2.4mm 0 0;max-width:150mm}
.muted{color:var(--muted)}
.small{font-size:9.5pt;line-height:1.5}
.rule{border:0;border-top:.25mm solid var(--line);margin:5mm 0}
.card{border:.25mm solid var(--line);border-radius:3.4mm;padding:4.2mm 4.8mm;background:var(--parchment);break-inside:avoid}
.card p:last-child,.card ul:last-child{margin-bottom:0}
.grid{display:grid;gap:4mm}
.two{grid-template-columns:1fr 1fr}
.three{grid-template-columns:repeat(3,1fr)}
.stack>*+*{margin-top:4mm}
.section{margin-top:7mm}
.section>h3{margin-bottom:2.6mm}
.chips{list-style:none;display:flex;flex-wrap:wrap;gap:2mm}
.chips li{border:.25mm solid var(--line);border-radius:99mm;padding:.5mm 3.2mm;font-size:9.5pt;background:#fff}
.plain{list-style:none}
.plain li{padding-left:4.6mm;position:relative;margin-bottom:1.2mm}
.plain li::before{content:"";position:absolute;left:0;top:2.1mm;width:1.9mm;height:1.9mm;border-radius:50%;border:.45mm solid currentColor;color:var(--gold)}
.tag{display:inline-block;font-size:9.5pt;font-weight:600;border-radius:99mm;padding:.3mm 2.6mm;border:.25mm solid currentColor;white-space:nowrap}
.here{color:var(--accent)}
.steps{list-style:none;counter-reset:step}
.steps li{counter-increment:step;position:relative;padding:0 0 3mm 13mm;min-height:11.4mm;break-inside:avoid}
.steps li>p:only-child{padding-top:1.5mm}
.steps li::before{content:counter(step);position:absolute;left:0;top:.4mm;width:8.4mm;height:8.4mm;border-radius:50%;border:.3mm solid var(--gold);color:var(--gold);font:400 12pt/8mm ${display};text-align:center}
.practice{border-left:.8mm solid var(--gold);padding-left:3.4mm;margin-top:2.4mm}
.practice b{font-weight:600}
.entry{display:grid;grid-template-columns:15mm 1fr;gap:4mm;break-inside:avoid}
.entry .numeral{font-size:28pt;line-height:1;text-align:center;padding-top:.5mm}
.numeral{white-space:nowrap;overflow-wrap:normal}
.numeral.zero{font-family:Figtree,sans-serif}
.entry .numeral.wide{font-size:18pt;padding-top:1.6mm}
.compact{font-size:9.5pt;line-height:1.4;column-gap:7mm;row-gap:3.2mm}
.compact h4{font-size:10.6pt}
.compact .entry{grid-template-columns:8mm 1fr;gap:2.4mm}
.compact .entry .numeral{font-size:20pt}
.compact .entry .numeral.wide{font-size:13.5pt}
.compact .eyebrow{margin-bottom:.6mm}
table{border-collapse:collapse;width:100%;font-size:9.5pt}
th,td{text-align:left;padding:1.7mm 2.4mm;border-bottom:.25mm solid var(--line);vertical-align:top}
th{font-weight:600}
table,tr{break-inside:avoid}
.count{table-layout:fixed}
.count th:first-child{width:15mm}
.count td,.count th{text-align:center;padding:1.4mm .2mm}
.count th:first-child{text-align:left}
.cover{page:cover;position:relative;width:210mm;height:297mm;background:var(--night);color:#f5f0e6;overflow:hidden}
.cover .art{position:absolute;inset:0}
.cover .words{position:absolute;left:24mm;right:24mm;bottom:23mm;text-align:center}
.cover h1{font-size:33pt;line-height:1.1;margin:2.5mm 0 4mm}
.cover h1.long{font-size:24pt}
.cover h1.longest{font-size:17pt}
.cover h1.endless{font-size:11pt}
.cover .eyebrow{color:#e9c46a}
.cover .brand{font:400 13pt ${display};margin-top:9mm;color:#f5f0e6}
.cover .brand img{max-height:16mm;max-width:64mm;background:#fff;border-radius:2.4mm;padding:2mm 4mm}
.cover .born{color:#b5aecb;font-size:11.5pt;margin:0}
.closing{page:closing;break-before:page;position:relative;width:210mm;height:297mm;background:var(--night);color:#f5f0e6;padding:34mm 32mm;text-align:center}
.closing .seal{display:block;width:70mm;margin:6mm auto 14mm}
.closing h2{margin-bottom:5mm}
.closing p{color:#d9d3e4}
.closing .contact{color:#f5f0e6;font-weight:600;margin-top:7mm}
.closing .imprint{position:absolute;left:32mm;right:32mm;bottom:24mm;font-size:9.5pt;color:#b5aecb}
.contents{display:flex;flex-direction:column;min-height:248mm}
.contents .rest{flex:1 1 0;min-height:0;display:grid;place-items:center;padding-top:8mm;opacity:.5;container-type:size}
.contents .rest svg{height:100%;max-height:84mm;width:auto}
@container (height<40mm){.contents .rest svg{display:none}}
${notes}
.contents ol{list-style:none}
.contents .part{break-inside:avoid;margin-top:4.6mm}
.contents .part>p{margin:0 0 .6mm}
.contents li a{display:flex;align-items:baseline;gap:2mm;padding:.95mm 0;font-size:10.6pt}
.contents li .dots{flex:1;border-bottom:.3mm dotted #a49c8e;transform:translateY(-1mm)}
.contents li .page{font-variant-numeric:tabular-nums;min-width:7mm;text-align:right}
.glance{display:grid;grid-template-columns:74mm 1fr;gap:8mm;align-items:center}
.five{display:grid;grid-template-columns:repeat(5,1fr);gap:2.6mm;margin:6mm 0}
.five .card{padding:3.2mm 2mm;text-align:center}
.five .numeral{font-size:30pt;line-height:1.05}
.five .web{width:15mm;margin:1.6mm auto 0;display:block}
.facts{display:grid;grid-template-columns:1fr 1fr;column-gap:8mm}
.facts.single{grid-template-columns:1fr}
.snug .entry p{font-size:9.5pt;line-height:1.44}
.snug .stack>*+*{margin-top:2.4mm}
.derived{break-inside:avoid;margin-top:3mm}
.breaking{break-inside:auto}
.calendar.smaller{width:138mm;margin:0 auto}
.heat{max-width:150mm;margin:0 auto}
.pairs th:first-child{width:36mm}
.pairs td:nth-child(2){width:32mm}
.pairs.tight th:first-child{width:30mm}
.pairs.tight td:nth-child(2){width:25mm}
.percent{text-align:right;white-space:nowrap}
.tight{line-height:1.3}
.tight th,.tight td{padding:.8mm 2mm}
h2.small-heading{font-size:17pt}
.facts div{display:flex;justify-content:space-between;gap:4mm;padding:1.75mm 0;border-bottom:.25mm solid var(--line);break-inside:avoid}
.facts dt{color:var(--muted);white-space:nowrap}
.facts dd{font-weight:600;text-align:right}
.number-opening{display:grid;grid-template-columns:64mm 1fr;gap:8mm;align-items:center;margin-bottom:6mm}
.number-opening .web{position:relative}
.number-opening .center{position:absolute;inset:0;display:grid;place-items:center}
.number-opening .center .numeral{background:#fff;border-radius:50%;width:22mm;height:22mm;display:grid;place-items:center;font-size:38pt;line-height:1;padding-bottom:.6mm}
.number-opening h3{margin-top:1.6mm;color:var(--muted)}
.number>p:not(.summary){font-size:10.8pt}
.dense .number-opening{grid-template-columns:46mm 1fr}
.dense.number>p:not(.summary){font-size:10.2pt}
.dense .section{margin-top:5mm}
.dense .letters span{min-width:4.2mm;padding:0 .2mm;line-height:1.1}
.dense .addend{margin-right:4mm}
.summary{font-family:${display};font-size:14.2pt;line-height:1.34;margin:0 0 4mm;text-wrap:balance}
.sum{font-variant-numeric:tabular-nums;margin:0 0 1.2mm}
.addend{display:inline-block;margin-right:7mm}
.addend:last-child{margin-right:0}
.letters{display:inline-flex;flex-wrap:wrap;gap:.8mm;vertical-align:middle;margin-right:1.4mm}
.letters span{display:inline-grid;grid-template-rows:auto auto;justify-items:center;min-width:5mm;border:.2mm solid var(--line);border-radius:1mm;background:#fff;font-size:9.5pt;line-height:1.22;padding:.3mm .5mm}
.letters small{font-size:9.5pt;color:var(--muted)}
.method{columns:2;column-gap:8mm;font-size:9.5pt;line-height:1.4}
.method.section{margin-top:4.5mm}
.method article{break-inside:avoid;padding:0 0 1.5mm;margin:0 0 1.5mm;border-bottom:.25mm solid var(--line)}
.method h3{font-size:10.8pt;display:flex;justify-content:space-between;gap:3mm;align-items:baseline}
.method p{margin:0 0 .7mm;orphans:2;widows:2}
.method .result{white-space:nowrap}
.diverge{color:#8f5300}
.swatches{list-style:none;display:flex;flex-wrap:wrap;gap:3mm}
.swatches li{display:flex;align-items:center;gap:1.8mm;font-size:9.6pt}
.swatches i{width:7.5mm;height:7.5mm;border-radius:50%;border:.25mm solid #8b8378;display:block}
.lightly .section{margin-top:5mm}
.lightly p{margin-bottom:1.8mm}
.lightly th,.lightly td{padding:1.1mm 2.4mm}
.days{list-style:none;display:grid;grid-template-columns:repeat(16,1fr);gap:1.3mm}
.days li{text-align:center;border:.25mm solid var(--line);border-radius:1.6mm;padding:.7mm 0;font-size:9.5pt;color:var(--muted)}
.days li.good{background:var(--parchment-deep);border:.4mm solid var(--gold);color:var(--ink);font-weight:600}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:8mm;align-items:start}
.triangle{margin:2mm auto 0}
.triangle.large{max-width:136mm}
.two .triangle{max-width:67mm}
.score{display:grid;grid-template-columns:auto 1fr;gap:5mm;align-items:center;break-inside:avoid}
.score .numeral{font-size:40pt;line-height:1}
.meter{height:2.4mm;border-radius:99mm;background:var(--parchment-deep);overflow:hidden;border:.2mm solid var(--line);margin:1.6mm 0 2mm}
.meter i{display:block;height:100%;background:var(--gold)}
.measure{break-inside:avoid}
.measure h4{display:flex;justify-content:space-between;gap:4mm}
.measure p{margin:0}
.numbers{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm;margin:5mm 0}
.numbers .card{text-align:center}
.numbers .numeral{font-size:40pt;line-height:1.05;display:block}
.numbers .web{width:24mm;margin:2mm auto 0;display:block}
.encounter{break-inside:avoid}
.flow>*+.encounter,.flow+.flow>.encounter{margin-top:5mm;border-top:.25mm solid var(--line);padding-top:5mm}
.encounter .eyebrow{break-after:avoid}
.axis{margin:2.6mm 0 0;break-inside:avoid}
.meeting{font-size:11.4pt;line-height:1.58}
.side header{display:flex;gap:3.4mm;align-items:center;margin-bottom:2mm}
.side .numeral{font-size:30pt;line-height:1}
.side-by-side td,.side-by-side thead th:not(:first-child){text-align:center}
.side-by-side .numeral{font-size:15pt;line-height:1.1}
.side-by-side th:first-child{width:34mm}
.letter p{font-size:11pt;line-height:1.6;margin-bottom:3.6mm}
.months{font-size:9.7pt;line-height:1.46}
.months.stack>*+*{margin-top:3mm}
.months .entry+.entry{border-top:.25mm solid var(--line);padding-top:3mm}
.months .practice{margin:1.2mm 0 0}
.months .dates{gap:1.4mm;margin-top:1.6mm}
.months .dates li{padding:.1mm 1.8mm}
.months .entry:nth-child(4n+1):not(:first-child){break-before:page;border-top:0;padding-top:0}
.encounter h3{display:flex;justify-content:space-between;gap:6mm;align-items:baseline}
.figure{margin:0 auto}
.together{break-inside:avoid}
.member{break-inside:avoid}
.member header{display:grid;grid-template-columns:11mm 1fr;gap:3mm;align-items:center;margin-bottom:2mm}
.member .tag{margin:.8mm 0}
.member .numeral{font-size:26pt;line-height:1;text-align:center}
.dates{list-style:none;display:flex;flex-wrap:wrap;gap:1.6mm}
.dates li{border:.25mm solid var(--gold);border-radius:1.6mm;padding:.5mm 2.4mm;font-size:9.5pt;background:var(--parchment)}
.wheel{width:78mm}
.person-opening{display:grid;grid-template-columns:50mm 1fr;gap:8mm;align-items:center;margin-bottom:5mm}
`;

const hexColour = /^#[0-9a-f]{6}$/;

/** A professional's colours over the default ones; an invalid colour is left out. */
export function brandRules({ accentColor = '', coverColor = '' }: Brand): string {
  const accent = hexColour.test(accentColor) ? `:root{--gold:${accentColor};--accent:${accentColor}}` : '';
  const cover = hexColour.test(coverColor) ? `.cover,.closing{background:${coverColor}}` : '';
  return `${accent}${cover}`;
}

/** The palette of cover and closing page on the brand's own background. */
export function coverPalette({ coverColor = '' }: Brand): Palette {
  return hexColour.test(coverColor) ? { ...night, background: coverColor, surface: coverColor } : night;
}
