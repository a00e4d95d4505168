import { useReadShortListQuery } from '../../../api/endpoints/baby.ts';
import { PdfDownload } from './pdf-download.tsx';
import type { PdfOrder } from './pdf-order.ts';

interface BabyPdfDownloadProps {
  readonly analysisId: string;
  readonly order: PdfOrder;
}

/** The PDF of a baby's names, with a page for each name of the short list, most loved first. */
export function BabyPdfDownload({ analysisId, order }: BabyPdfDownloadProps) {
  const { data } = useReadShortListQuery(analysisId);
  const chosen = (data?.names ?? [])
    .toSorted((one, other) => other.votes.heart - one.votes.heart)
    .map(({ name, note }) => ({ name: name.name, note }));
  const body = chosen.length === 0 ? order.body : { ...order.body, chosen };
  return <PdfDownload order={{ ...order, body }} />;
}
