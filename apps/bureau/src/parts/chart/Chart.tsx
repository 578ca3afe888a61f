import { Box, Loader } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import classes from './chart.module.css'

/**
 * A chart next to a table of the same values, which screen readers read. The chart is loaded when it is shown (`React.lazy`), in
 * a box of its height in pixels.
 */
export function Chart({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box className={classes.chart} h={height} aria-hidden data-chart>
      <Suspense fallback={<Loader size="sm" />}>{children}</Suspense>
    </Box>
  )
}
