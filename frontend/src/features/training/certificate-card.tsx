import type { CertificateFacts } from '@sefira/contracts/content/training';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { certificatePath } from '../../shared/navigation/paths.ts';
import { certificateTexts as texts } from '../../texts/content/training.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { useDownloadCertificateMutation, useIssueCertificateMutation } from './api.ts';

interface CertificateCardProps {
  readonly certificate: CertificateFacts | null;
  readonly isPassed: boolean;
}

/** The certificate: not yet available, ready to issue, or issued. */
export function CertificateCard({ certificate, isPassed }: CertificateCardProps) {
  return (
    <section aria-labelledby="certificado" className="card grid gap-3 p-5 md:p-6">
      <h2 id="certificado" className="text-h3">
        {texts.title}
      </h2>
      {certificate ? <Issued certificate={certificate} /> : isPassed ? <Issue /> : <p>{texts.locked}</p>}
    </section>
  );
}

function Issued({ certificate: { code, name, issuedOn } }: { readonly certificate: CertificateFacts }) {
  const [download, { isLoading }] = useDownloadCertificateMutation();
  return (
    <>
      <p className="font-semibold break-words">{name}</p>
      <p className="text-[0.9375rem] text-muted">{texts.issued(dateInFigures(issuedOn))}</p>
      <p className="text-[0.9375rem]">
        {texts.code}: <span className="font-semibold tabular-nums">{code}</span>
      </p>
      <Button loading={isLoading} loadingLabel={texts.downloading} onPress={() => void download(code)}>
        <Download aria-hidden="true" className="size-4.5" />
        {texts.download}
      </Button>
      <Link to={certificatePath(code)} className="text-link w-fit">
        {texts.share}
      </Link>
    </>
  );
}

function Issue() {
  const { user } = useSession();
  const [name, setName] = useState(user?.name ?? '');
  const [isChecked, setChecked] = useState(false);
  const [issue, { isLoading, error }] = useIssueCertificateMutation();
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (name.trim()) void issue({ name });
      }}
    >
      <p className="text-[0.9375rem] text-muted">{texts.issueLead}</p>
      <TextField
        name="name"
        label={texts.name}
        value={name}
        onChange={setName}
        onBlur={() => undefined}
        inputRef={() => undefined}
        error={isChecked && !name.trim() ? texts.nameMissing : undefined}
        autoComplete="name"
        maxLength={120}
        required
      />
      <CallFailure error={error} failed={texts.issueFailed} />
      <Button type="submit" loading={isLoading}>
        {texts.issue}
      </Button>
    </form>
  );
}
