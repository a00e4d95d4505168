import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { toast } from 'react-hot-toast/headless';
import { useRetryReportMutation } from '../../api/endpoints/reports.ts';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface RetryButtonProps {
  readonly report: Pick<ReportSummary, 'id' | 'title'>;
  readonly size?: 'sm' | 'md';
}

/** Retries a failed report. */
export function RetryButton({ report: { id, title }, size = 'md' }: RetryButtonProps) {
  const [retry, { isLoading }] = useRetryReportMutation();
  const start = async () => {
    const { data } = await retry(id);
    if (data) toast.success(texts.retried);
  };
  return (
    <Button
      size={size}
      variant="outline"
      loading={isLoading}
      loadingLabel={texts.retrying}
      label={`${isLoading ? texts.retrying : texts.retry}: ${title}`}
      onPress={() => void start()}
    >
      {texts.retry}
    </Button>
  );
}
