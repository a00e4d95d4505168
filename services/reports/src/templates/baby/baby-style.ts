/** Style of a report of a baby's name, on top of every report's. */
export const babyStyle = `
.signature{font:400 34pt/1.2 'Great Vibes',Marcellus,serif;text-align:center;padding:3.4mm 4mm;margin:0 0 4mm;border-block:.3mm solid var(--line)}
.baby-name .signature{font-size:29pt;padding:2mm 4mm;margin-bottom:3mm}
.baby-name .section{margin-top:3.2mm}
.baby-name .numbers .card{padding:2.4mm 3mm}
.baby-name .numbers .web{display:none}
.reasons{list-style:none;display:grid;gap:.7mm;font-size:9.6pt}
.reasons li{display:grid;grid-template-columns:20mm 1fr;gap:3mm;break-inside:avoid}
.reasons b{font-size:9.5pt}
.tone-good b{color:var(--accent)}
.tone-care b{color:var(--gold)}
.tone-neutral b{color:var(--muted)}
.by-relation th{white-space:nowrap}
.figures td,.figures th{padding:1.5mm 2.4mm;vertical-align:middle}
.figures .figure{text-align:center;font-variant-numeric:lining-nums tabular-nums}
.ballot td,.ballot th{height:11mm;padding-block:0;vertical-align:middle}
.ballot td{border-bottom:.25mm dashed #b9ae98}
.ballot td+td{border-left:.25mm solid var(--line)}
`;
