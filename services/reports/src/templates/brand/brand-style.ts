/** Style of a report of names for a firm, on top of every report's. */
export const brandStyle = `
.brand-name .section{margin-top:3.2mm}
.brand-name .numbers .card{padding:2.4mm 3mm}
.brand-name .numbers .web{display:none}
.plate{font:400 26pt/1.15 Marcellus,serif;text-align:center;padding:3mm 4mm;margin:0 0 3mm;border-block:.3mm solid var(--line);overflow-wrap:anywhere}
.reasons{list-style:none;display:grid;gap:.7mm;font-size:9.6pt}
.reasons li{display:grid;grid-template-columns:20mm 1fr;gap:3mm;break-inside:avoid}
.reasons b{font-size:9.5pt}
.tone-good b{color:var(--accent)}
.tone-care b{color:var(--gold)}
.tone-neutral b{color:var(--muted)}
.figures td,.figures th{padding:1.5mm 2.4mm;vertical-align:middle}
.figures{table-layout:auto}
.figures th[scope=row]{min-width:34mm}
.figures td{overflow-wrap:normal;hyphens:none}
.figures th[scope=col]{white-space:nowrap}
.figures th.figure{text-align:center}
.figures .figure{text-align:center;font-variant-numeric:lining-nums tabular-nums}
.slogan{font:400 15pt/1.3 Marcellus,serif;margin:0}
.spoken{table-layout:fixed;width:100%}
.spoken th:first-child{width:42mm;text-align:left}
.spoken td{height:10mm;border-bottom:.25mm dashed #b9ae98}
.spoken td+td{border-left:.25mm solid var(--line)}
.spoken th{padding-block:0;vertical-align:middle}
`;
