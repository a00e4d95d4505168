import { useEffect, useState } from 'react';

/** A value once it has rested for a while: what is typed asks the server when the typing pauses. */
export function useDebounced<Value>(value: Value, milliseconds = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
