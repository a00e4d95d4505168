import { CalendarPlus } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { useDownloadDatesCalendarMutation } from '../../../api/endpoints/dates.ts';
import { datesResultTexts as texts } from '../../../texts/analyses/best-dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Saves the ranked days as an iCalendar file. */
export function CalendarFileButton({ analysisId }: { readonly analysisId: string }) {
  const [download, { isLoading }] = useDownloadDatesCalendarMutation();
  const save = async () => {
    const { error } = await download(analysisId);
    if (error) toast.error(texts.calendarFailed);
    else toast.success(texts.calendarSaved);
  };
  return (
    <Button variant="outline" loading={isLoading} loadingLabel={texts.calendarFile} onPress={() => void save()}>
      <CalendarPlus aria-hidden="true" />
      {texts.calendarFile}
    </Button>
  );
}
