import { FileJson } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { exportTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useExportDataMutation } from './api.ts';
import { ProfileCard } from './profile-card.tsx';

/** All stored personal data as a file (LGPD art. 18). */
export function ExportCard() {
  const [requestExport, { isLoading }] = useExportDataMutation();
  const save = async () => {
    const { error } = await requestExport();
    if (!error) toast.success(texts.done);
  };
  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      <Button variant="outline" loading={isLoading} loadingLabel={texts.submitting} onPress={() => void save()}>
        <FileJson aria-hidden="true" className="size-4" />
        {texts.submit}
      </Button>
    </ProfileCard>
  );
}
