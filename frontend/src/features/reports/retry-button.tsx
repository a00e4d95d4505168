import { toast } from 'react-hot-toast/headless';
import { useRetryReportMutation } from '../../api/endpoints/reports.ts';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Retries a failed report. */
export function RetryButton({ id, size = 'md' }: { readonly id: string; readonly size?: 'sm' | 'md' }) {
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
      onPress={() => void start()}
    >
      {texts.retry}
    </Button>
  );
}
