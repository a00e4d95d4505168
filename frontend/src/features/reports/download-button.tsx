import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { fileNameOf, useDownloadReportMutation } from '../../api/endpoints/reports.ts';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';

interface DownloadButtonProps {
  readonly report: Pick<ReportSummary, 'id' | 'title'>;
  readonly size?: 'sm' | 'md';
  readonly variant?: 'primary' | 'outline';
}

/** Saves the PDF of a finished report. */
export function DownloadButton({ report, size = 'md', variant = 'primary' }: DownloadButtonProps) {
  const [download, { isLoading, isError, error }] = useDownloadReportMutation();
  const start = async () => {
    const { data } = await download({ id: report.id, fileName: fileNameOf(report) });
    if (data?.state === 'saved') toast.success(texts.saved);
  };
  return (
    <>
      <Button
        size={size}
        variant={variant}
        loading={isLoading}
        loadingLabel={texts.downloading}
        label={`${isLoading ? texts.downloading : texts.download}: ${report.title}`}
        onPress={() => void start()}
      >
        <Download aria-hidden="true" />
        {texts.download}
      </Button>
      {isError ? <NoticeBox tone="danger">{refusalOf(error, texts.failed)}</NoticeBox> : null}
    </>
  );
}
