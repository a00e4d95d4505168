import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';

/** The terms of a payment; they open in a new tab, so the typed data stays. */
export function Agreement() {
  return (
    <p className="text-fine text-muted">
      {paymentTexts.agree}{' '}
      <Link to={paths.terms} target="_blank" className="text-link">
        {paymentTexts.terms}
      </Link>{' '}
      {paymentTexts.and}{' '}
      <Link to={paths.privacy} target="_blank" className="text-link">
        {paymentTexts.privacy}
      </Link>
      .
    </p>
  );
}
