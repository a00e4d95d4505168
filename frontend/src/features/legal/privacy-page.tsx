import { privacy } from '../../texts/legal.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
