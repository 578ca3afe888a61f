import { Box, Paper, Text } from '@mantine/core'
import { useDesk, useWords } from '../../../desk.ts'
import { count, mass, percent } from '../../../words/figures.ts'
import type { Measure } from '../queries.ts'
import { TRACE } from '../texts.ts'
import classes from '../trace.module.css'

/** The totals of a recall; `done` is true after its execution. */
export function Figures({ of, done = false }: { of: Measure; done?: boolean }) {
  const say = useWords(TRACE)
  const { langue } = useDesk()
  const figures = [
    [say('f_lots'), count(of.lots, langue)],
    [say('f_quantite'), mass(of.quantite_g, langue)],
    [say(done ? 'f_bloque' : 'f_bloquable'), mass(of.bloquable_g, langue)],
    [say('f_non_bloquable'), mass(of.non_bloquable_g, langue)],
    [say('f_expedie'), mass(of.expedie_g, langue)],
    [say('f_garde'), mass(of.en_garde_g, langue)],
    [say('f_couverture'), of.couverture_cp === null ? '—' : percent(of.couverture_cp, 10_000, langue)],
  ] as const
  return (
    <Box component="dl" className={classes.figures}>
      {figures.map(([name, figure]) => (
        <Paper key={name} withBorder p="xs">
          <Text component="dt" size="xs">
            {name}
          </Text>
          <Text component="dd" m={0} fw={700}>
            {figure}
          </Text>
        </Paper>
      ))}
    </Box>
  )
}
