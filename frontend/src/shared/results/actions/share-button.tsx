import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useReadAnalysisQuery } from '../../../api/endpoints/stored-analysis.ts';
import { shareTexts } from '../../../texts/analyses/results.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NewShare, OpenShare } from './share-panels.tsx';

interface ShareButtonProps {
  readonly analysisId: string;
  readonly kind: AnalysisKind;
  readonly title: string;
  readonly size?: 'sm' | 'md';
}

/** Creates, shows and revokes the public page of an analysis. */
export function ShareButton({ analysisId, kind, title, size }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} label={`${shareTexts.share}: ${title}`} onPress={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        {shareTexts.share}
      </Button>
      <Dialog title={shareTexts.title} open={open} onClose={() => setOpen(false)}>
        <SharePanel analysisId={analysisId} kind={kind} title={title} />
      </Dialog>
    </>
  );
}

function SharePanel({ analysisId, kind, title }: Omit<ShareButtonProps, 'size'>) {
  const { data } = useReadAnalysisQuery(analysisId, { refetchOnMountOrArgChange: true });
  if (!data) return <Skeleton className="h-40" />;
  if (!data.share) return <NewShare analysisId={analysisId} hasEmail={kind === 'personal' || kind === 'company'} />;
  return <OpenShare analysisId={analysisId} share={data.share} title={title} />;
}
