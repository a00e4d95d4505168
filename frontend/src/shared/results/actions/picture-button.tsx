import type { MandalaInput } from '@sefira/drawings/mandala';
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { saveFile } from '../../../api/files/save-file.ts';
import { mandalaPictureTexts as texts } from '../../../texts/analyses/mandala-picture.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface PictureButtonProps {
  readonly mandala: MandalaInput & { readonly name: string };
}

/** Sends the picture of a mandala through the share sheet; saves it where there is none. */
export function PictureButton({ mandala }: PictureButtonProps) {
  const [isDrawing, setDrawing] = useState(false);
  const share = async () => {
    setDrawing(true);
    try {
      const { mandalaPicture } = await import('./mandala-picture.ts');
      const file = new File([await mandalaPicture(mandala)], texts.file, { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) {
        // Closing the share sheet rejects too; that is no failure.
        await navigator.share({ files: [file] }).catch(() => undefined);
      } else saveFile(file, texts.file);
    } catch {
      toast.error(texts.failed, { id: texts.failed });
    }
    setDrawing(false);
  };
  return (
    <Button variant="outline" loading={isDrawing} loadingLabel={texts.preparing} onPress={() => void share()}>
      <ImageDown aria-hidden="true" />
      {texts.share}
    </Button>
  );
}
