import { CalendarPlus } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { useDownloadDatesCalendarMutation } from '../../../api/endpoints/dates.ts';
import { datesResultTexts as texts } from '../../../texts/analyses/best-dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface CalendarFileButtonProps {
  readonly analysisId: string;
  readonly kind: 'dates' | 'yearbook';
}

/** Saves the ranked days, or those of a year book, as an iCalendar file. */
export function CalendarFileButton({ analysisId, kind }: CalendarFileButtonProps) {
  const [download, { isLoading }] = useDownloadDatesCalendarMutation();
  const save = async () => {
    const { error } = await download({ id: analysisId, fileName: texts.calendarFileNames[kind] });
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
