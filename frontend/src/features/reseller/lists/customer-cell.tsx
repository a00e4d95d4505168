interface CustomerCellProps {
  readonly name: string;
  readonly email: string;
}

/** The buyer; the server masks the e-mail. */
export function CustomerCell({ name, email }: CustomerCellProps) {
  return (
    <div>
      <span className="block font-semibold">{name}</span>
      <span className="block text-small break-all text-muted">{email}</span>
    </div>
  );
}
