interface CustomerCellProps {
  readonly name: string;
  readonly email: string;
}

/** Who bought; the e-mail as the server lets it be seen. */
export function CustomerCell({ name, email }: CustomerCellProps) {
  return (
    <div>
      <span className="block font-semibold">{name}</span>
      <span className="block text-small break-all text-muted">{email}</span>
    </div>
  );
}
