import type { SignatureEntryWire, SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { type CSSProperties, useRef } from 'react';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useScrollFrame } from '../../../ui/layout/use-scroll-frame.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { listWords } from '../dates/list-words.ts';

const main = ['motivacao', 'impressao', 'expressao', 'missao'] as const;

/** Stays while the numbers scroll, and so does not fade at its edge. */
const nameColumn = { insetInlineStart: 0, minInlineSize: '9rem' };
const fadesAfterOnly = { '--before': '0px' } as CSSProperties;

/** Every name and trial in a row with its numbers, and why it has its points. */
export function SideBySide({ result }: { readonly result: SignatureResultWire }) {
  const { entries, recommendation, birth } = result;
  const frame = useRef<HTMLElement>(null);
  useScrollFrame(frame);
  const hasTriangles = entries.some(({ triangles }) => triangles !== null);
  return (
    <section className="section">
      <h2>{texts.side}</h2>
      <p className="measure mt-2 text-muted">{hasTriangles ? texts.sideLead : texts.sideLeadPlain}</p>
      <section
        ref={frame}
        aria-label={texts.side}
        className="card edge-fade mt-6 overflow-x-auto"
        style={fadesAfterOnly}
      >
        <table className="w-full text-center tabular-nums">
          <thead className="text-small text-muted">
            <tr>
              <th scope="col" className="sticky bg-surface px-4 py-2 text-start font-normal" style={nameColumn}>
                {texts.name}
              </th>
              {main.map((key) => (
                <th key={key} scope="col" className="px-2 py-2 font-normal">
                  {texts.columns[key]}
                </th>
              ))}
              <th scope="col" className="px-2 py-2 font-normal">
                {texts.columns.lessons}
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                {texts.columns.debts}
              </th>
              {hasTriangles ? (
                <>
                  <th scope="col" className="px-2 py-2 font-normal">
                    {texts.columns.arcano}
                  </th>
                  <th scope="col" className="px-2 py-2 font-normal">
                    {texts.columns.stretches}
                  </th>
                </>
              ) : null}
              <th scope="col" className="px-2 py-2 font-normal">
                {texts.columns.harmony}
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                {texts.columns.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <Row key={entryKey(entry)} entry={entry} isBest={index === recommendation.entry} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="measure mt-4 text-small text-muted">
        {texts.birth(birth.destino, birth.diaNatalicio, birth.numeroPsiquico)}{' '}
        {texts.goodDays(listWords(birth.diasFavoraveis.map(String)))}
      </p>
      <FoldList className="mt-6">
        <Fold title={texts.why} summary={texts.whySummary}>
          <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
            {entries.map((entry) => (
              <div key={entryKey(entry)}>
                <h4 className="font-semibold [overflow-wrap:anywhere]">{entry.name}</h4>
                <p className="text-small text-muted">
                  {entry.title} · {texts.points(entry.score)}
                </p>
                <ul className="mt-1.5 list-disc ps-5 text-small">
                  {entry.reasons.map(({ text }) => (
                    <li key={text} className="mt-1">
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Fold>
      </FoldList>
    </section>
  );
}

/** A trial may be called as a use is. */
function entryKey({ use, title }: SignatureEntryWire): string {
  return `${use ?? 'trial'} ${title}`;
}

function Row({ entry, isBest }: { readonly entry: SignatureEntryWire; readonly isBest: boolean }) {
  const { use, title, name, triangles, stretches, harmony, score, licoesCarmicas, dividasCarmicas } = entry;
  return (
    <tr className="border-t border-border">
      <th scope="row" className="sticky bg-surface px-4 py-2.5 text-start [overflow-wrap:anywhere]" style={nameColumn}>
        <span className="font-semibold">{name}</span>
        <span className="block text-small font-normal text-muted">{title}</span>
        {use === 'brand' ? <span className="block text-small font-normal text-muted">{texts.brandApart}</span> : null}
        {isBest ? <Badge tone="gold">{texts.best}</Badge> : null}
      </th>
      {main.map((key) => (
        <td key={key} className="px-2">
          <span className="numeral text-h3" style={numberHue(entry[key])}>
            {entry[key]}
          </span>
        </td>
      ))}
      <td className="px-2">{licoesCarmicas.join(', ') || texts.none}</td>
      <td className="px-2">{dividasCarmicas.join(', ') || texts.none}</td>
      {triangles ? (
        <>
          <td className="px-2">{triangles.vida.arcanoRegente}</td>
          <td className="px-2">{stretches}</td>
        </>
      ) : null}
      <td className="px-2">{harmony}%</td>
      <td className="px-4 font-semibold">{score}</td>
    </tr>
  );
}
