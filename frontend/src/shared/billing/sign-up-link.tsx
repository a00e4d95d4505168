import { guestTexts } from '../../texts/account/guest.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { LoginOrigin } from '../navigation/login-origin.ts';
import { paths } from '../navigation/paths.ts';

interface SignUpLinkProps {
  /** The first page of the new account. */
  readonly leadsTo: string;
  readonly size?: 'sm' | 'md';
}

/** Links a guest to the registration, which takes over the guest's work. */
export function SignUpLink({ leadsTo, size = 'sm' }: SignUpLinkProps) {
  const origin: LoginOrigin = { from: leadsTo };
  return (
    <ButtonLink to={paths.register} state={origin} size={size}>
      {guestTexts.signUp}
    </ButtonLink>
  );
}
