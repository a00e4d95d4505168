import { useId } from 'react';

interface CodeBoxProps {
  readonly label: string;
  readonly code: string;
}

/** A code with its copy button. */
export function CodeBox({ label, code }: CodeBoxProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.target.select()}
        className="code-box"
      />
    </div>
  );
}
