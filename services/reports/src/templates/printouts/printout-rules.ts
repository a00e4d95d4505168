/** Style of business printouts on top of the common one. */
export const printoutRules = `
.printout h1{font-size:23pt;line-height:1.14}
.letterhead{display:grid;grid-template-columns:1fr 20mm;gap:6mm;align-items:start;border-bottom:.35mm solid var(--gold);padding-bottom:4mm}
.letterhead p{margin:1.4mm 0 0}
.letterhead .eyebrow{margin:0 0 1.4mm}
.letterhead .seal{display:block;width:20mm}
.printout h2.eyebrow{font-family:inherit;font-size:8.2pt}
.printout .card .strong{font-weight:600;margin-bottom:.6mm}
.printout .card .muted{margin:0}
.list{break-inside:auto;font-size:9.2pt}
.list th,.list td{overflow-wrap:break-word}
.list .whole{white-space:nowrap}
@page wide{size:297mm 210mm;margin:22mm 16mm 18mm}
.printout.wide{page:wide}
.list thead{display:table-header-group}
.list th{color:var(--muted);font-size:8pt;border-bottom:.35mm solid var(--gold)}
.list tbody th{color:inherit;font-size:inherit}
.list .amount{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
tr .amount+td,tr .amount+th{padding-left:5mm}
.list .under{display:block}
.list .total td,.list .total th{font-size:12pt;font-weight:600;border-top:.35mm solid var(--gold);border-bottom:0;padding-top:3mm}
.totals{display:grid;gap:3.4mm}
.totals .card{padding:3.4mm 4mm}
.totals dt{font-size:8.6pt;color:var(--muted)}
.totals dd{font:600 14pt/1.3 Figtree,sans-serif;font-variant-numeric:lining-nums tabular-nums;overflow-wrap:normal}
.declaration{font-size:11pt}
.stamp{display:inline-block;margin-top:5mm;border:.5mm solid #b3261e;color:#b3261e;border-radius:2mm;padding:1mm 4mm;font-weight:600}
.slip{break-inside:avoid;margin-top:6mm}
.slip header{display:flex;justify-content:space-between;align-items:baseline;gap:6mm}
.slip h2{font-size:13pt}
.slip .bank{margin:0;display:flex;gap:4mm}
.slip .bank span{border-left:.35mm solid var(--ink);padding-left:4mm;font-weight:600}
.slip .line{font:600 12.4pt/1.3 Figtree,sans-serif;font-variant-numeric:tabular-nums;letter-spacing:.02em;margin:2.4mm 0;white-space:nowrap}
.form{display:grid;grid-template-columns:repeat(6,1fr);border-top:.25mm solid #8b8378;border-left:.25mm solid #8b8378}
.form div{border-right:.25mm solid #8b8378;border-bottom:.25mm solid #8b8378;padding:1.2mm 2mm 1.6mm}
.form dt{font-size:7.4pt;color:var(--muted)}
.form dd{font-size:9.6pt;font-weight:600}
.bars{display:block;width:103mm;height:13mm;margin:5mm 0 0 3mm}
.cut{border-bottom:.3mm dashed #8b8378;color:var(--muted);font-size:7.4pt;text-align:right;margin:6mm 0 0}
.pix{display:grid;grid-template-columns:34mm 1fr;gap:6mm;align-items:center;margin-top:6mm;break-inside:avoid}
.pix p{margin:0 0 1.4mm}
.code{overflow-wrap:anywhere;color:var(--muted)}
.turn{margin-bottom:5mm;padding-left:4mm;border-left:.8mm solid var(--line)}
.turn.answer{border-left-color:var(--gold)}
.turn h2{font-family:inherit;font-size:8.8pt;margin-bottom:1.2mm}
.turn h3{font-size:12pt;margin:2.4mm 0 1mm}
.turn p{white-space:pre-line}
.points{padding-left:5.4mm;margin:0 0 2.6mm}
.points p{margin:0 0 .8mm}
pre{white-space:pre-wrap;font:400 8.8pt/1.4 monospace;margin:0 0 2.6mm}
code{font:inherit;font-weight:600}
blockquote{margin:0 0 2.6mm;padding-left:3mm;border-left:.5mm solid var(--line);color:var(--muted)}
`;
