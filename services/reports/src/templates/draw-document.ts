import { documentSubject } from '../domain/document-content.ts';
import { paperOf } from '../domain/papers.ts';
import { type ReadingRules, readSubject } from '../domain/readings.ts';
import type { Brand, RenderedReport } from './document/report.ts';
import { renderPaper } from './papers/render-paper.ts';
import { layoutKeyOf, renderReading } from './render-reading.ts';

export interface StoredContent extends ReadingRules {
  readonly kind: string;
  readonly input: unknown;
  readonly templateVersion: string;
}

/** A document that can be drawn, once and again with the pages of its chapters. */
export interface Drawing {
  readonly render: (pages: Readonly<Record<string, number>>) => RenderedReport;
  /** Documents with the same key mostly break into the same pages. */
  readonly layoutKey: string;
}

/** Reads a stored content, by the engine or as the paper it is, and tells how to draw it. @throws Error for what is neither */
export function drawDocument(document: StoredContent, brand: Brand): Drawing {
  const { templateVersion } = document;
  const paper = paperOf(document);
  if (paper) return { render: () => renderPaper(paper, brand), layoutKey: templateVersion };
  const reading = readSubject(documentSubject.parse(document), document);
  return {
    render: (pages) => renderReading(reading, { brand, pages }, templateVersion),
    layoutKey: layoutKeyOf(reading, templateVersion),
  };
}
