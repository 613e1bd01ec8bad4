import { type ReactNode, useId } from 'react';

/** A part of an opened thing, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="part">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
