/** Style of a report of signatures, on top of the book's. */
export const signatureStyle = `
.signature,.signature-sacramento{font:400 30pt/1.25 'Great Vibes',Marcellus,serif;text-align:center;padding:2mm 4mm;margin:0;overflow-wrap:anywhere}
.signature-sacramento{font-family:Sacramento,Marcellus,serif}
.framed{border-block:.3mm solid var(--line);margin-bottom:5mm}
.framed .signature,.framed .signature-sacramento{font-size:40pt;padding-block:4mm}
.chosen-name{display:grid;grid-template-columns:34mm 1fr;gap:6mm;align-items:start}
.chosen-name .points{text-align:center;margin:0;color:var(--gold)}
.chosen-name .points b{display:block;font:600 36pt/1 Figtree,sans-serif;font-variant-numeric:lining-nums tabular-nums}
.chosen-name h3{font-size:18pt;margin-bottom:1.6mm}
.hand{text-align:center;padding:4mm 0}
.hand svg{max-height:42mm;max-width:120mm}
.side-by-side{margin-bottom:4mm}
.side-by-side td,.side-by-side th{padding:1.3mm 1.2mm;font-size:9.5pt;vertical-align:middle}
.side-by-side td{text-align:center;font-variant-numeric:lining-nums tabular-nums}
.side-by-side thead th{text-align:center;font-weight:400;color:var(--muted);white-space:nowrap}
.side-by-side thead th:first-child{text-align:left}
.side-by-side .chosen td,.side-by-side .chosen th{background:var(--parchment)}
.side-by-side .small{display:block;font-weight:400}
.named{break-inside:avoid;border-top:.25mm solid var(--line);padding:3mm 0 2mm}
.named>header{display:flex;justify-content:space-between;align-items:baseline;gap:6mm;margin-bottom:1.4mm}
.named>header h3{font-size:13pt}
.named .drawings{display:grid;grid-template-columns:1fr 48mm;gap:6mm;align-items:start}
.named .drawings.without{grid-template-columns:88mm 1fr}
.named .drawings>div:last-child svg{max-height:56mm}
.named .grid-picture{margin:0 0 1mm}
.named ul{margin:0}
.four{display:grid;grid-template-columns:1fr 1fr;gap:9mm 6mm}
.four>div{break-inside:avoid}
.four p{margin:0;font-size:9.5pt;color:var(--muted);text-align:center}
.cause{break-inside:avoid;border-top:.25mm solid var(--line);padding:2.6mm 0 1.6mm}
.cause>header{display:flex;gap:5mm;align-items:baseline;margin-bottom:.6mm}
.cause .digits{font:400 14pt/1 Marcellus,serif;white-space:nowrap;color:var(--accent)}
.cause h4{font-size:11.5pt}
.cause p{margin:0 0 .8mm}
.flow .together>p{margin-left:0}
.last-word{border-top:.25mm solid var(--line);margin-top:2mm;padding-top:4mm}
.sheets{display:grid;gap:3mm}
.sheet{break-inside:avoid;border-bottom:.25mm solid var(--line)}
.sheet .small{margin:0}
.plan td,.plan th{height:11mm;padding-block:0;vertical-align:middle;font-size:9.5pt}
.plan .write{border-bottom:.25mm dashed #b9ae98;width:34mm}
`;
