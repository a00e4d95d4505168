import type { DedicationWire } from '@sefira/contracts/reports/orders';
import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  fileNameOf,
  useCreateReportMutation,
  useDownloadReportMutation,
  useReadReportQuery,
} from '../../../api/endpoints/reports.ts';
import { giftTexts } from '../../../texts/analyses/gift.ts';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { reportStepTexts, reportTexts } from '../../../texts/professional/reports.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { refusalOf } from '../../billing/refusal.tsx';
import type { PdfOrder } from './pdf-order.ts';

const pollIntervalMs = 1500;

const GiftForm = lazy(async () => ({ default: (await import('./gift-form.tsx')).GiftForm }));

interface PdfDownloadProps {
  readonly order: PdfOrder;
  /** A short edition beside the complete one. */
  readonly isEssential?: boolean;
  /** Asks for the dedication of a present. */
  readonly canDedicate?: boolean;
}

/** Downloads a result as PDF, with its progress until it is ready. */
export function PdfDownload({ order, isEssential = false, canDedicate = false }: PdfDownloadProps) {
  const { path, body, title } = order;
  const fileName = fileNameOf({ title });
  const [create, creation] = useCreateReportMutation();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isGift, setIsGift] = useState(false);
  const giftForm = useRef<HTMLFormElement>(null);

  const settle = (saved: boolean) => {
    setWaitingFor(null);
    setFailed(!saved);
    if (saved) toast.success(reportTexts.saved);
  };

  const start = async (present?: DedicationWire) => {
    setFailed(false);
    const { data } = await create({ path, body: present ? { ...body, dedication: present } : body, fileName });
    if (data?.state === 'accepted') setWaitingFor(data.reportId);
    else settle(data?.state === 'saved');
  };

  return (
    <div className="grid content-start gap-3">
      <Button
        variant={isEssential ? 'outline' : 'primary'}
        loading={creation.isLoading || waitingFor !== null}
        loadingLabel={resultTexts.downloading}
        onPress={() => (isGift ? giftForm.current?.requestSubmit() : void start())}
      >
        <Download aria-hidden="true" />
        {isEssential ? resultTexts.downloadEssential : resultTexts.download}
      </Button>
      {canDedicate ? (
        <CheckboxField name="isGift" checked={isGift} onChange={setIsGift}>
          {giftTexts.isGift}
        </CheckboxField>
      ) : null}
      {isGift ? (
        <Suspense>
          <GiftForm form={giftForm} onOrder={start} />
        </Suspense>
      ) : null}
      {waitingFor ? <PendingReport id={waitingFor} fileName={fileName} onSettled={settle} /> : null}
      {failed ? <NoticeBox tone="danger">{refusalOf(creation.error, reportTexts.failed)}</NoticeBox> : null}
    </div>
  );
}

interface PendingReportProps {
  readonly id: string;
  readonly fileName: string;
  readonly onSettled: (saved: boolean) => void;
}

/** Follows a report in progress and downloads it when ready. */
function PendingReport({ id, fileName, onSettled }: PendingReportProps) {
  const { data: report } = useReadReportQuery(id, { pollingInterval: pollIntervalMs });
  const [download, { isUninitialized }] = useDownloadReportMutation();
  const status = report?.status;

  useEffect(() => {
    if (status === 'failed') onSettled(false);
    if (status !== 'completed' || !isUninitialized) return;
    void download({ id, fileName }).then(({ data }) => onSettled(data?.state === 'saved'));
  }, [status, isUninitialized, download, id, fileName, onSettled]);

  if (!report) return null;
  return <ProgressBar label={reportStepTexts[report.step]} value={report.progress} />;
}
