import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { panelTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useExportClientsMutation } from './panel-api.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface ListToolsProps {
  readonly canImport: boolean;
  readonly canExport: boolean;
}

/** A list of clients in and out. */
export function ListTools({ canImport, canExport }: ListToolsProps) {
  const [imports, setImports] = useState(false);
  const [save, { isLoading }] = useExportClientsMutation();
  const exportList = async () => {
    const { error } = await save(undefined);
    if (!error) toast.success(texts.exportDone);
  };
  return (
    <>
      {canImport ? (
        <Button variant="outline" onPress={() => setImports(true)}>
          <Upload aria-hidden="true" className="size-4.5" />
          {texts.importList}
        </Button>
      ) : null}
      {canExport ? (
        <Button variant="outline" loading={isLoading} onPress={() => void exportList()}>
          <Download aria-hidden="true" className="size-4.5" />
          {texts.exportList}
        </Button>
      ) : null}
      {imports ? (
        <Suspense>
          <ImportDialog onClose={() => setImports(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
