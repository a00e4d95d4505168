import { resellerPeriods } from '@sefira/contracts/reseller/dashboard';
import { RefreshCw } from 'lucide-react';
import { useFlow } from '../../api/client/use-flow.ts';
import { resellerTexts as texts } from '../../texts/professional/reseller.ts';
import { ChoiceSwitch } from '../../ui/fields/choice-group.tsx';
import { refreshReseller } from './api.ts';

export type Period = (typeof resellerPeriods)[number];

const options = resellerPeriods.map((days) => ({
  value: String(days),
  label: String(days),
  mark: <span className="-ms-1 max-sm:sr-only">{texts.days}</span>,
}));

/** The period in the address; 30 days by default. */
export function periodOf(named: string | null): Period {
  return resellerPeriods.find((days) => String(days) === named) ?? 30;
}

interface PeriodBarProps {
  readonly days: Period;
  readonly onChange: (days: Period) => void;
}

/** The period of the dashboard, and a refresh button. */
export function PeriodBar({ days, onChange }: PeriodBarProps) {
  const flow = useFlow();
  return (
    <div className="flex items-center gap-2">
      <ChoiceSwitch
        legend={texts.period}
        name="period"
        value={String(days)}
        options={options}
        onChange={(value) => onChange(periodOf(value))}
      />
      <span aria-hidden="true" className="text-small text-muted sm:hidden">
        {texts.days}
      </span>
      <button
        type="button"
        aria-label={texts.refresh}
        data-tip={texts.refresh}
        onClick={() => flow(refreshReseller())}
        className="tip grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground"
      >
        <RefreshCw aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
