import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../api/session/use-session.ts';
import { resultWords } from '../../../texts/analyses/results.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { mandalaOf } from '../drawings/map-drawings.ts';
import { PdfDownload } from './pdf-download.tsx';
import { essentialOrderOf, pdfOrderOf } from './pdf-order.ts';
import { PictureButton } from './picture-button.tsx';
import { ShareButton } from './share-button.tsx';

const CalendarFileButton = lazy(async () => ({
  default: (await import('./calendar-file-button.tsx')).CalendarFileButton,
}));

const YearBookFeedButton = lazy(async () => ({
  default: (await import('./year-book-feed-button.tsx')).YearBookFeedButton,
}));

const BabyPdfDownload = lazy(async () => ({ default: (await import('./baby-pdf-download.tsx')).BabyPdfDownload }));

interface ResultActionsProps {
  readonly analysisId: string;
  readonly content: AnalysisContent;
  readonly onAgain: () => void;
}

/** The actions of an own result: PDF, share, new analysis. */
export function ResultActions({ analysisId, content, onAgain }: ResultActionsProps) {
  const order = pdfOrderOf(content, analysisId);
  const essential = essentialOrderOf(content);
  const { user } = useSession();
  // A guest has the essential edition; the complete one requires an account.
  const hasComplete = !(essential && user?.role === 'guest');
  return (
    <>
      {content.kind === 'baby' ? (
        <Suspense>
          <BabyPdfDownload analysisId={analysisId} order={order} />
        </Suspense>
      ) : null}
      {hasComplete && content.kind !== 'baby' ? (
        <PdfDownload order={order} canDedicate={content.kind === 'personal'} />
      ) : null}
      {essential ? <PdfDownload order={essential} isEssential /> : null}
      {content.kind === 'personal' ? (
        <PictureButton mandala={{ ...mandalaOf(content.result.map), name: content.result.map.name }} />
      ) : null}
      {content.kind === 'dates' || content.kind === 'yearbook' ? (
        <Suspense>
          <CalendarFileButton analysisId={analysisId} kind={content.kind} />
        </Suspense>
      ) : null}
      {content.kind === 'yearbook' && user?.role !== 'guest' ? (
        <Suspense>
          <YearBookFeedButton analysisId={analysisId} />
        </Suspense>
      ) : null}
      <ShareButton analysisId={analysisId} kind={content.kind} title={resultTitle(content)} />
      <Button variant="outline" onPress={onAgain}>
        <RotateCcw aria-hidden="true" />
        {resultWords.again}
      </Button>
    </>
  );
}

function resultTitle(content: AnalysisContent): string {
  switch (content.kind) {
    case 'personal':
    case 'name':
    case 'atlas':
    case 'yearbook':
      return content.input.name;
    case 'company':
      return content.input.companyName;
    case 'group':
      return content.input.groupName ?? 'Sefira';
    case 'dates':
      return content.result.occasionName;
    case 'signature':
      return content.input.names[0]?.name ?? 'Sefira';
    case 'baby':
      return content.result.surnames;
    case 'brand':
      return content.result.names[0]?.name ?? 'Sefira';
    case 'compatibility':
    case 'cycles':
      return 'Sefira';
  }
}
