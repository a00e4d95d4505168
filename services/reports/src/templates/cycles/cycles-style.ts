/** Style of the report of cycles, on top of the book's. */
export const cyclesStyle = `
.numeral.zero{font-size:22pt}
.ring{width:118mm;margin:0 auto}
.here-text{font-size:11.2pt;line-height:1.52;max-width:142mm;margin:6mm auto 5mm}
.timeline{margin-bottom:5mm}
.year-page{font-size:9.7pt;line-height:1.41}
.year-page.roomy{font-size:11pt;line-height:1.55}
.year-page .opening{margin-bottom:3mm}
.year-page h2{font-size:22pt}
.year-head{display:grid;grid-template-columns:24mm 1fr;align-items:start;margin-bottom:3.4mm}
.year-head>.numeral{font-size:48pt;line-height:1;text-align:center;padding-right:4mm}
.year-head p:last-child{margin:0}
.year-page .card{padding:3mm 4.4mm}
.year-page .plain li{margin-bottom:.5mm}
.year-page .card h4{margin-bottom:1mm}
.year-page .question{font:400 13pt/1.35 Marcellus,serif;color:#5a4a86;text-align:center;margin:3.6mm 8mm}
.quarters{column-gap:8mm;row-gap:3mm}
.quarters>div{border-top:.3mm solid var(--gold);padding-top:2mm}
.quarters p{margin:0}
.month-row{display:flex;gap:5mm;color:var(--muted);font-size:9.6pt;align-items:baseline;padding-bottom:1mm}
.month-row .numeral{font-size:15pt;line-height:1;margin-left:1.2mm}
.passage-on{border-top:.3mm solid var(--line);margin-top:3.4mm;padding-top:2mm}
.passage-on p:last-child{margin:0}
.ring-years td,.ring-years th{padding:2.4mm;vertical-align:middle}
.ring-years .figure-cell{font:400 17pt/1 Marcellus,serif;width:16mm;text-align:center}
.ring-years .now th,.ring-years .now td{background:var(--parchment-deep)}
.appointments .when{font-size:13pt;font-weight:600;margin:0 0 1mm}
.appointments.cycles li{font-size:11pt;line-height:1.55;margin-bottom:7mm}
`;
