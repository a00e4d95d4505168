/** Style of the group report, on top of the common one. */
export const groupStyle = `
.tag{font-family:Figtree,sans-serif;margin-left:2.4mm;vertical-align:middle}
.relation{break-inside:avoid;margin-top:4.4mm}
.relation p{margin-bottom:1.6mm}
.relation .grid{gap:6mm}
.brief{font-size:9.5pt;line-height:1.42}
.brief .relation{margin-top:3mm}
.brief .relation p{margin-bottom:.6mm}
.person{break-inside:avoid;margin-bottom:7mm}
.person:not(.short)+.person:not(.short){break-before:page}
.person header{display:grid;grid-template-columns:52mm 1fr;gap:7mm;align-items:center;margin-bottom:4mm}
.person.short{border-top:.25mm solid var(--line);padding-top:3mm;margin-bottom:3mm}
.person.short p{margin-bottom:1.4mm;line-height:1.44}
.two-pages .person{break-inside:auto}
.same-page{break-before:auto;margin-top:8mm}
.person.short header{grid-template-columns:20mm 1fr;gap:4mm;margin-bottom:2.4mm}
.person header .numeral{font-size:30pt;line-height:1;text-align:center}
.person header p{margin:.6mm 0 1.4mm}
.person h4{margin:2.4mm 0 1mm}
.person.short .five-lines{font-size:9.5pt;line-height:1.4}
.five-lines{list-style:none;padding:0}
.on-next-page{break-before:page}
.meeting{font-size:12.4pt;line-height:1.6;margin:0}
.after{margin-top:9mm}
.agreements{margin-top:3mm}
.agreements li{margin:0 0 3.4mm 5mm}
.month{margin-bottom:2.4mm;font-size:9.8pt;line-height:1.46}
.month p{margin:.4mm 0 .8mm}
`;
