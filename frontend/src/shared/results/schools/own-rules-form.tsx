import type { OwnRules } from '@sefira/contracts/user/profile';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { ruleOptionTexts as texts } from '../../../texts/analyses/schools-comparison.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { useOwnRules, useSaveOwnRulesMutation } from '../../people/own-profile.ts';

interface OwnRulesFormProps {
  /** The rule set with the chosen rules; null where none is chosen. */
  readonly system: string | null;
}

/** Keeps the chosen rules under a name, as a school of every form. */
export function OwnRulesForm({ system }: OwnRulesFormProps) {
  const own = useOwnRules();
  const [save, { isLoading }] = useSaveOwnRulesMutation();
  const { control, handleSubmit, reset, setError } = useForm({ defaultValues: { name: '' } });
  const name = useField(control, 'name');
  const change = async (rules: OwnRules | null) => {
    const { data } = await save(rules);
    if (!data) return;
    reset();
    toast.success(rules ? texts.keptOwn(rules.name) : texts.droppedOwn);
  };
  const submit = (chosen: string) =>
    handleSubmit(async (values) => {
      if (values.name.trim() === '') setError('name', { message: texts.ownNameRequired });
      else await change({ name: values.name.trim(), system: chosen });
    });
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {system && system !== own?.system ? (
        <form noValidate className="grid w-full max-w-md gap-3" onSubmit={(event) => void submit(system)(event)}>
          <TextField
            {...name}
            label={texts.ownName}
            description={texts.ownHint}
            autoComplete="off"
            maxLength={40}
            required
          />
          <div>
            <Button type="submit" variant="outline" loading={isLoading} loadingLabel={texts.keepingOwn}>
              {texts.keepOwn}
            </Button>
          </div>
        </form>
      ) : null}
      {own ? (
        <Button variant="ghost" onPress={() => void change(null)}>
          {texts.dropOwn(own.name)}
        </Button>
      ) : null}
    </div>
  );
}
