import { privacy } from '../../texts/content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
