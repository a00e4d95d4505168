import { cookies } from '../../texts/content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export function CookiesPage() {
  return <LegalPage document={cookies} />;
}
