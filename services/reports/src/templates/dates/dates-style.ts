/** Style of a report of best days, on top of every report's. */
export const datesStyle = `
.first-day{display:grid;grid-template-columns:34mm 1fr;gap:7mm;align-items:center;border:.3mm solid var(--gold);border-radius:4mm;padding:7mm;background:var(--parchment)}
.first-day .day{text-align:center}
.first-day .day b{display:block;font:600 40pt/1 Figtree,sans-serif;color:var(--accent);font-variant-numeric:lining-nums tabular-nums}
.first-day h3{font-size:18pt;margin-bottom:1.6mm}
.option{break-inside:avoid;border-top:.25mm solid var(--line);padding:4.2mm 0}
.option>header{display:flex;justify-content:space-between;align-items:baseline;gap:6mm;margin-bottom:1.4mm}
.option>header h3{font-size:13pt}
.option dl{display:grid;grid-template-columns:36mm 1fr;gap:1.6mm 5mm;margin-top:2mm}
.option dt{font-weight:600}
.option dt .small{display:block;font-weight:400}
.ranking td,.ranking th{vertical-align:middle;padding:1.45mm 2.4mm}
.ranking .figure{text-align:right;font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
.ranking thead th{white-space:nowrap}
.bar{display:inline-block;width:34mm;height:2mm;border-radius:99mm;background:var(--parchment-deep);overflow:hidden;vertical-align:middle}
.bar i{display:block;height:100%;background:var(--accent);border-radius:99mm}
.fit-leads{color:var(--accent);font-weight:600}
.fit-opposes{color:var(--muted)}
.uses td,.uses th{padding:2mm 2.4mm}
.uses .figure-cell{font:400 17pt/1 Marcellus,serif;text-align:center;width:20mm}
.plan td,.plan th{height:12mm;padding-block:0;vertical-align:middle}
.by-month th,.by-month td{white-space:nowrap}
.by-month td:nth-child(2){text-align:center}
.period{margin-top:3mm}
.uses th:nth-child(2),.uses td:nth-child(2){white-space:nowrap}
.heat svg{max-height:200mm}
.plan .write{border-bottom:.25mm dashed #b9ae98;width:52mm}
`;
