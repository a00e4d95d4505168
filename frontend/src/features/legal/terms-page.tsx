import { terms } from '../../texts/content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage document={terms} />;
}
