/** Style of a company's report, on top of the book's. */
export const companyStyle = `
.contents li a{padding:.7mm 0}
.contents .part{margin-top:3.4mm}
.numbers{margin:4mm 0 6mm}
.facts div{padding:1.9mm 0}
.measure p{margin-top:1.4mm}
.grid.two{align-items:stretch}
.steps{margin-top:3mm}
.agenda td,.agenda th{padding:1.15mm 2.4mm;vertical-align:middle}
.agenda .figure-cell{font:400 14pt/1 Marcellus,serif;text-align:center;width:18mm}
.agenda .next-page{break-before:page}
.plan td,.plan th{height:13mm;padding-block:0;line-height:1.3;vertical-align:middle}
.plan .write{width:62mm;border-bottom:.25mm dashed #b9ae98}
.plan .figure-cell{font:400 15pt/1 Marcellus,serif;text-align:center;width:16mm}
.compared{margin:3mm 0 4mm}
.compared td,.compared th{padding:1.3mm 2.4mm;vertical-align:middle}
.compared thead th{vertical-align:bottom}
.name-card{margin-bottom:7mm;break-inside:avoid}
.name-card h3{margin-bottom:2mm}
.name-card .grid-picture{max-width:150mm}
.count th:first-child{width:16mm}
.count td,.count th{padding:1.4mm 0}
.count .small{letter-spacing:-.02em}
.agenda th:first-child,.plan th:first-child{white-space:nowrap}
.agenda th:nth-child(2),.plan th:nth-child(2){text-align:center;white-space:nowrap}
`;
