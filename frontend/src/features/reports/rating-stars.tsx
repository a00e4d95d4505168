import { Star } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { useRateReportMutation } from './api.ts';

const values = [1, 2, 3, 4, 5] as const;

interface RatingStarsProps {
  readonly id: string;
  readonly title: string;
  readonly rating: number | null;
}

/** Five stars; pressing the current rating removes it. */
export function RatingStars({ id, title, rating }: RatingStarsProps) {
  const [rate, { isLoading, originalArgs }] = useRateReportMutation();
  const shown = (isLoading ? originalArgs?.rating : rating) ?? 0;
  const choose = async (value: number) => {
    const next = value === rating ? null : value;
    const { error } = await rate({ id, rating: next });
    if (!error) toast.success(next === null ? texts.unrated : texts.rated);
  };
  return (
    <fieldset className="flex items-center gap-x-1">
      <legend className="sr-only">{`${texts.rate}: ${title}`}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={texts.rateWith(value)}
          aria-pressed={value === rating}
          onClick={() => void choose(value)}
          className="group grid size-9 cursor-pointer place-items-center rounded-lg text-gold hover:bg-default"
        >
          <Star
            aria-hidden="true"
            className={`size-5 transition-colors ${value <= shown ? 'fill-current' : 'fill-transparent group-hover:fill-current/25'}`}
          />
        </button>
      ))}
    </fieldset>
  );
}
