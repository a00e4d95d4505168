import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { identityTexts as texts } from '../../texts/professional/reseller.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useField } from '../../ui/fields/use-field.ts';

interface IdentityFieldsProps {
  readonly document: ReturnType<typeof useField>;
  readonly responsibleCpf: ReturnType<typeof useField>;
}

/** CPF or CNPJ of the payee; a CNPJ also asks for its responsible person. */
export function IdentityFields({ document, responsibleCpf }: IdentityFieldsProps) {
  return (
    <>
      <TextField
        {...document}
        label={texts.document}
        description={texts.documentHint}
        autoComplete="off"
        maxLength={20}
        required
      />
      {isValidCnpj(document.value) ? (
        <TextField
          {...responsibleCpf}
          label={texts.responsibleCpf}
          description={texts.responsibleHint}
          autoComplete="off"
          inputMode="numeric"
          maxLength={14}
          required
        />
      ) : null}
    </>
  );
}
