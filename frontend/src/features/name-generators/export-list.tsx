import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { csvOf } from '../../api/files/list-file.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { usePrintNamesMutation } from './api.ts';

/** An exported list of names. */
export interface NameList {
  readonly title: string;
  /** Without its extension. */
  readonly fileName: string;
  readonly columns: string[];
  readonly rows: (string | number)[][];
}

/** Exports the list as spreadsheet or PDF. */
export function ExportList({ list }: { readonly list: () => NameList }) {
  const [isOpen, setOpen] = useState(false);
  const [print, { isLoading }] = usePrintNamesMutation();
  const finish = () => {
    setOpen(false);
    toast.success(texts.exported);
  };
  const saveTable = () => {
    const { columns, rows, fileName } = list();
    saveFile(csvOf(columns, rows), `${fileName}.csv`);
    finish();
  };
  const savePdf = async () => {
    const { fileName, ...content } = list();
    const { error } = await print({ ...content, fileName: `${fileName}.pdf` });
    if (!error) finish();
  };
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <FileDown aria-hidden="true" />
        {texts.exportList}
      </Button>
      <Dialog title={texts.exportList} open={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button variant="outline" className="w-full" onPress={saveTable}>
            {texts.asTable}
          </Button>
          <Button
            variant="outline"
            className="w-full"
            loading={isLoading}
            loadingLabel={texts.printing}
            onPress={() => void savePdf()}
          >
            {texts.asPaper}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
