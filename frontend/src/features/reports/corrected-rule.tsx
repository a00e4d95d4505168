import { toast } from 'react-hot-toast/headless';
import { paths } from '../../shared/navigation/paths.ts';
import { correctedRuleTexts as texts } from '../../texts/professional/corrected-rule.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { type ReportContent, useRedoReportMutation } from './api.ts';

interface CorrectedRuleProps {
  readonly id: string;
  readonly correction: NonNullable<ReportContent['ruleCorrection']>;
}

/** A corrected rule changes the report: its owner makes it again at no cost (docs/decisions/0043-report-corrections.md). */
export function CorrectedRule({ id, correction }: CorrectedRuleProps) {
  const [redo, { isLoading }] = useRedoReportMutation();
  const again = async () => {
    const sent = await redo(id);
    if (!sent.error) toast.success(texts.redone);
  };
  return (
    <section className="card border-gold p-5">
      <h2 className="text-h3">{texts.title(correction.title)}</h2>
      <p className="measure mt-2">{correction.statement}</p>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button loading={isLoading} loadingLabel={texts.redoing} onPress={() => void again()}>
          {texts.redo}
        </Button>
        <ButtonLink to={`${paths.proofs}#correcoes`} variant="outline">
          {texts.all}
        </ButtonLink>
      </div>
    </section>
  );
}
