import { guestTexts } from '../../texts/account/guest.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { LoginOrigin } from '../navigation/login-origin.ts';
import { paths } from '../navigation/paths.ts';

interface SignUpLinkProps {
  /** The page that the new account opens first. */
  readonly leadsTo: string;
  readonly size?: 'sm' | 'md';
}

/** Leads a guest to the registration, which carries over all that was made. */
export function SignUpLink({ leadsTo, size = 'sm' }: SignUpLinkProps) {
  const origin: LoginOrigin = { from: leadsTo };
  return (
    <ButtonLink to={paths.register} state={origin} size={size}>
      {guestTexts.signUp}
    </ButtonLink>
  );
}
