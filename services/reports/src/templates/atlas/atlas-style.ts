/** Style of a report of a life's atlas, on top of the complete map's. */
export const atlasStyle = `
.poster-line svg{height:208mm;width:auto;max-width:100%;margin:0 auto}
.stretch{margin:0 0 5mm}
.stretch svg{width:auto;max-width:100%;margin:0 auto}
.sources-of{margin-top:4mm}
.sources-of dt{font-weight:600}
.sources-of dd{margin:0 0 2.4mm}
.over-lines .flow:not(.split)>:last-child{margin-bottom:0}
.turns{table-layout:fixed;font-variant-numeric:lining-nums tabular-nums}
.turns th,.turns td{text-align:center;padding:1.15mm .4mm;font-size:9.5pt;line-height:1.25}
.turns small{display:block;color:var(--muted);font-size:9.5pt}
.turns td.now{background:var(--parchment-deep);outline:.4mm solid var(--gold)}
.turns thead th{font:400 15pt/1 Marcellus,serif}
.year-texts{margin-top:7mm}
.year-texts .compact{line-height:1.42;row-gap:5mm}
.arcana-dates.phase{margin:2mm 0 5mm;table-layout:fixed}
.arcana-dates.phase th:first-child{width:39mm}
`;
