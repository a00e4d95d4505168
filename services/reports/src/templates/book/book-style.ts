import { mostWidows } from './flow.ts';

const widows = Array.from(
  { length: mostWidows },
  (_, index) => `.split.widows-${index + 1} p{widows:${index + 1}}`,
).join('\n');

/** Style of the complete map, on top of the common one: text in a column beside a margin for numbers. */
export const bookStyle = `
html{font-size:10pt;line-height:1.47}
h2,h3,h4{padding-top:1.2mm}
.flow>.grid.two{margin:0 0 4mm 24mm;break-inside:avoid}
.passage{break-inside:avoid;position:relative;padding-left:24mm;margin-bottom:4.8mm}
.passage.high,.split .passage,.split .together,.split .area{break-inside:auto}
.split{break-after:avoid}
.split p+p{break-before:avoid}
${widows}
.flow.together>:last-child{margin-bottom:0}
.number.long .area{break-inside:auto}
.passage .margin{position:absolute;left:0;top:0;width:20mm;text-align:center}
.passage .margin .numeral{display:block;font-size:25pt;line-height:1.15;height:11mm}
.passage .margin .numeral.wide{font-size:17pt}
.passage .step{font:400 21pt/1 Marcellus,serif;color:var(--gold)}
.passage h4,.area h4{font-size:13pt;margin-bottom:1.2mm}
.area{break-inside:avoid}
.passage p,.area p{orphans:3;widows:3}
.passage .tag,.tag{margin-left:2mm;padding:0 2.4mm}
.tag.then{color:var(--muted)}
.passage p:last-child{margin-bottom:0}
.band{padding:2mm 0 1.4mm;margin:3mm 0 4.4mm;border-bottom:.3mm solid var(--gold);font-size:16.5pt}
.area{margin:0 0 4mm 24mm}
.flow>p,.flow>.together>p,.flow .together>.days,.flow .together>.swatches,.flow .together>p{margin-left:24mm}
.flow .together>.days,.flow .together>.swatches{margin-bottom:3mm}
.follows{margin-top:14mm;padding-top:6mm;border-top:.3mm solid var(--line)}
.follows>.opening,.opening{break-after:avoid;break-inside:avoid}
.threads{margin:4mm 0 0 24mm;color:var(--ink)}
.threads .thread{font:400 13pt/1.45 Marcellus,serif;color:#5a4a86;margin-top:3mm}
.letter{max-width:142mm;margin:0 auto;font-size:11pt;line-height:1.6}
.letter p{margin:0 0 3.4mm}
.appointments{list-style:none;margin:5mm 0;padding:0}
.appointments li{border-left:.8mm solid var(--gold);padding:0 0 0 5mm;margin:0 0 5mm;break-inside:avoid}
.number.long>.threads{margin:0 0 7mm}
.number.long .number-opening{grid-template-columns:50mm 1fr;margin-bottom:4mm}
.number.long>p:not(.summary){font-size:10pt}
.eyebrow{break-after:avoid}
.number.long>.area{margin-top:0}
.number.long .section{margin-top:5mm;break-inside:avoid}
.number.long .grid.section{margin-bottom:0}
.number.long>.chips{margin-left:0}
.number.long>.area:first-of-type{margin-top:6mm}
.year-opening{margin:0 0 5mm}
.year-opening{break-inside:avoid}
.whole-year{break-inside:avoid;font-size:9.5pt;line-height:1.42}
.whole-year>.year-opening{margin-bottom:3mm}
.whole-year .year{font-size:17pt;margin-bottom:1.4mm}
.whole-year .description{font-size:9.5pt;line-height:1.42;margin-bottom:2mm}
.whole-year .card{padding:2.6mm 4.4mm}
.whole-year+.whole-year{margin-top:4mm;padding-top:4mm;border-top:.3mm solid var(--line)}
.flow>.year-opening:not(:first-child){margin-top:9mm;padding-top:5mm;border-top:.3mm solid var(--line)}
.year-opening .year{font-size:20pt;margin:0 0 2mm}
.year-opening .year .numeral{font-size:26pt}
.arcana-dates{font-size:9.5pt;line-height:1.3}
.arcana-dates th,.arcana-dates td{padding:.55mm 1.6mm}
.arcana-dates th:first-child{white-space:nowrap;font-weight:400;font-variant-numeric:tabular-nums lining-nums}
.arcana-dates thead th:first-child{font-weight:600}
.arcana-dates,.arcana-dates tbody{break-inside:auto}
.arcana-dates .now th,.arcana-dates .now td{background:var(--parchment-deep);font-weight:600}
.arcana-columns{columns:2;column-gap:8mm}
.triangle-row{break-inside:avoid;display:grid;grid-template-columns:40mm 1fr;gap:6mm;align-items:start;margin-bottom:6mm}
.triangle-row svg{height:103mm;width:100%}
.sources{columns:2;column-gap:8mm;font-size:10pt;line-height:1.42}
.sources article{break-inside:avoid;margin:0 0 2.2mm}
.sources h4{font-size:11pt;margin:0 0 .4mm}
.sources p{margin:0}
.sources em{font-style:normal;color:var(--accent);white-space:nowrap}
.numbers-of-year{font-family:Figtree,sans-serif;font-size:10pt;color:var(--muted);font-variant-numeric:lining-nums}
.poster{text-align:center}
.poster h2{margin-bottom:12mm}
.poster .picture{width:166mm;margin:0 auto}
.poster .name{font:400 21pt/1.2 Marcellus,serif;margin:12mm 0 1mm}
.dedication{display:flex;flex-direction:column;justify-content:center;min-height:240mm;max-width:126mm;margin:0 auto;text-align:center;font-size:13pt;line-height:1.65}
.dedication h2{margin-bottom:9mm}
.dedication .from{font:400 17pt/1.3 Marcellus,serif;margin-top:9mm}
table{font-size:9.6pt}
.year-opening .description{margin-left:24mm}
`;

/** The contents of the complete map, which have over twenty lines. */
export const longContents = `
.contents{min-height:0}
.contents .rest{display:none}
.contents .part{margin-top:2mm}
.contents li a{padding:.2mm 0;font-size:10pt;line-height:1.4}
.contents .part>p{margin:0}
.contents .card.section{margin-top:6mm}
`;

/** The essential map is set smaller, so that it has at most ten pages. */
export const essentialStyle = `
html{font-size:9.6pt;line-height:1.42}
.passage{margin-bottom:3.4mm}
.passage h4{font-size:11.5pt}
.band{margin:1mm 0 2.6mm;font-size:14pt}
.derived{margin-top:1.6mm}
.derived h4{font-size:10.5pt}
.contents .part{margin-top:6mm}
.whole-year .description,.whole-year>.grid.two{margin-left:0}
`;
