import { NewsletterPage } from '../../features/newsletter/newsletter-page.tsx';
import { publicTitles } from '../../texts/common/public-titles.ts';
import { ApplicationFooter } from '../shells/application-footer.tsx';
import type { PageHandle } from './page-handle.ts';

export const Component = NewsletterPage;

/** The footer of the site has a form of the newsletter too, so this page takes the other one. */
export const handle: PageHandle = { ...publicTitles.newsletter, shell: 'application', Footer: ApplicationFooter };
