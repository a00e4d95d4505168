import { Link } from 'react-router-dom';
import { applicationLinks } from '../../texts/common/application-links.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { shellTexts } from '../../texts/common/shell.ts';

/** The footer of work tools: legal links and help in one line. */
export function ApplicationFooter() {
  return (
    <footer className="mt-12 border-t border-border text-fine text-muted">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4">
        <p className="flex-1 basis-96">{shellTexts.disclaimer}</p>
        <ul aria-label={interfaceTexts.productName} className="flex flex-wrap gap-x-5">
          {applicationLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-9 items-center hover:text-foreground">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
