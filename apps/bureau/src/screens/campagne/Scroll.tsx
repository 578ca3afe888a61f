import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './campagne.module.css'

/** A table that may be wider than the page: it scrolls by itself, without the page. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name} tabIndex={0} className={classes.scroll}>
      {children}
    </Box>
  )
}
