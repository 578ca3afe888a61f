import type { ReactNode } from 'react'
import classes from './trace.module.css'

/** A box that may be wider than the page: it scrolls by itself, also by keyboard. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer it is scrolled with the arrow keys
    <section className={classes.sideways} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
