/** Style of a year book, on top of every report's: a page a week, an opening a month. */
export const yearBookStyle = `
.week{break-before:page;height:250mm;display:flex;flex-direction:column}
.week>header{display:flex;justify-content:space-between;align-items:baseline;gap:6mm;border-bottom:.3mm solid var(--gold);padding-bottom:2mm}
.week h3{font-size:15pt}
.week>header p{margin:0;color:var(--muted);font-size:9.6pt}
.book-day{flex:1 1 0;display:grid;grid-template-columns:19mm 1fr;gap:5mm;padding-top:2.2mm;border-bottom:.25mm solid var(--line);overflow:hidden}
.book-day.outside{opacity:.55}
.book-day .when{text-align:center;line-height:1.15}
.book-day .when b{display:block;font:600 20pt/1.05 Figtree,sans-serif;font-variant-numeric:lining-nums tabular-nums}
.book-day .when span{font-size:9.5pt;color:var(--muted)}
.book-day p{margin:0;font-size:9.8pt;line-height:1.36;text-wrap:wrap}
.book-day .marks{display:flex;flex-wrap:wrap;gap:1mm 2.4mm;align-items:baseline;font-size:9.5pt;margin-bottom:.5mm}
.book-day .marks .numeral{font-size:14pt;line-height:1}
.book-day .marks em{font-style:normal;font-weight:600;color:var(--gold)}
.book-day .lines{height:40mm;margin-top:1.4mm;background:repeating-linear-gradient(transparent 0 6.2mm,#cdc2ab 6.2mm 6.45mm)}
.month-opening{display:grid;grid-template-columns:30mm 1fr;gap:7mm;align-items:start;margin-bottom:5mm}
.month-opening .numeral{font-size:60pt;line-height:1;text-align:center;display:block}
.month-opening p{font-size:10.6pt;line-height:1.52}
.grid-month{table-layout:fixed;margin:2mm 0 5mm}
.grid-month th{text-align:center;font-size:9.5pt;color:var(--muted);font-weight:600;padding:1mm}
.grid-month td{height:11.4mm;padding:.8mm 1.4mm;border:.2mm solid var(--line);font-size:9.5pt;font-variant-numeric:lining-nums tabular-nums}
.grid-month td b{float:right;font:400 13pt/1 Marcellus,serif}
.grid-month td.good{background:var(--parchment-deep)}
.grid-month td.off{font-weight:600;color:var(--gold)}
.month-notes{display:grid;grid-template-columns:1fr 1fr;gap:4mm}
.month-notes .card{background:#fff}
.month-notes .write-lines{height:46mm}
.write-lines{height:58mm;background:repeating-linear-gradient(transparent 0 7.6mm,#cdc2ab 7.6mm 7.9mm)}
.question{break-inside:avoid;margin-top:5mm}
.question h3{font-size:12.5pt}
.question .write-lines{height:39mm;margin-top:1mm}
.year-of-book{margin-top:5mm;break-inside:avoid}
.calendar.year svg{max-height:222mm;width:auto;max-width:100%;margin:0 auto}
.weekday-list th,.weekday-list td{height:16mm;vertical-align:middle}
.weekday-list th:first-child{width:38mm}
`;
