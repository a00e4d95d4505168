import '../../styles/reports.css';
import type { OpenedDelivery } from '@sefira/contracts/numerology/panel/open-delivery';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { openedDeliveryTexts as texts } from '../../texts/professional/client-panel.ts';
import { reportTexts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { useDownloadDeliveryMutation, useReadDeliveryBrandQuery } from './api.ts';

interface DeliveryCardProps {
  readonly slug: string;
  readonly delivery: OpenedDelivery;
}

/** Who delivers, in the professional's brand, with their words and the PDF. */
export function DeliveryCard({ slug, delivery: { sender, message, title, expiresAt } }: DeliveryCardProps) {
  const { data: brand } = useReadDeliveryBrandQuery(slug);
  const [download, { isLoading, error }] = useDownloadDeliveryMutation();
  const save = async () => {
    if ((await download({ slug, title })).data) toast.success(reportTexts.saved);
  };
  return (
    <aside className="card grid gap-4 p-5 md:flex md:items-start md:gap-5 md:p-6">
      {brand?.logo ? (
        <img
          src={brand.logo}
          alt={brand.name}
          className="brand-logo h-14 max-w-40 shrink-0 rounded-lg border border-border p-2"
        />
      ) : null}
      <div className="min-w-0 grow">
        <p className="text-h3 font-semibold [overflow-wrap:anywhere]">{texts.from(sender)}</p>
        {message ? <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p> : null}
        <p className="mt-2 text-small text-muted">{texts.until(dateOfInstant(expiresAt))}</p>
        {brand?.contact ? <p className="text-small text-muted [overflow-wrap:anywhere]">{brand.contact}</p> : null}
      </div>
      <div className="grid shrink-0 gap-3">
        <Button variant="outline" loading={isLoading} loadingLabel={texts.preparing} onPress={() => void save()}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
        {error ? <NoticeBox tone="danger">{refusalOf(error, reportTexts.failed)}</NoticeBox> : null}
      </div>
    </aside>
  );
}
