import type { exportFormats, exportTypes } from '@sefira/contracts/reseller/dashboard';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { listTexts } from '../../texts/professional/reseller.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useExportReportMutation } from './api.ts';
import type { Period } from './period-bar.tsx';

interface ExportButtonProps {
  readonly type: (typeof exportTypes)[number];
  readonly format: (typeof exportFormats)[number];
  readonly days: Period;
  /** The label; by default the name of the format. */
  readonly label?: string;
}

/** The report of the period as a file. */
export function ExportButton({ type, format, days, label }: ExportButtonProps) {
  const [exportReport, { isLoading }] = useExportReportMutation();
  const save = async () => {
    const { error } = await exportReport({ type, days, format });
    if (!error) toast.success(listTexts.exported);
  };
  const name = listTexts.exportAs[format];
  return (
    <Button
      size="sm"
      variant="outline"
      loading={isLoading}
      label={label ?? listTexts.exportLabel(name)}
      onPress={() => void save()}
    >
      <Download aria-hidden="true" className="size-4" />
      {label ?? name}
    </Button>
  );
}
