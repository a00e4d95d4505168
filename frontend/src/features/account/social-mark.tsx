import type { ProviderId } from './social-login.ts';

const outlines: Readonly<Record<ProviderId, string>> = {
  google:
    'M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22zM6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9zM12 6a5.4 5.4 0 0 1 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.4 2.9h-2.4v7A10 10 0 0 0 22 12z',
  apple:
    'M16.9 12.6c0-2 1.7-3 1.8-3.1a3.8 3.8 0 0 0-3-1.6c-1.3-.1-2.5.8-3.1.8-.7 0-1.7-.8-2.7-.7a4 4 0 0 0-3.4 2c-1.4 2.5-.4 6.3 1 8.3.7 1 1.5 2.1 2.6 2.1 1 0 1.4-.7 2.7-.7 1.2 0 1.6.7 2.7.6 1.1 0 1.8-1 2.5-2a8 8 0 0 0 1.1-2.3 3.6 3.6 0 0 1-2.2-3.4zM14.9 6.4A3.6 3.6 0 0 0 15.7 4a3.7 3.7 0 0 0-2.4 1.2 3.4 3.4 0 0 0-.9 2.5c1 .1 1.9-.5 2.5-1.3z',
};

/** The provider's logo in the colour of the text. */
export function SocialMark({ provider }: { readonly provider: ProviderId }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-5">
      <path d={outlines[provider]} />
    </svg>
  );
}
