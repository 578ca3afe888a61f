// The response of an act that calculates something and changes nothing.
import { Alert, SimpleGrid, Text } from '@mantine/core'
import { useDesk } from '../../desk.ts'
import { useNamesOf } from './names.ts'
import { Value } from './Value.tsx'
import { memberWord, type Row } from './values.ts'

/** The members of a response, with their words. */
export function Told({ title, answer }: { title: string; answer: Row }) {
  const { langue } = useDesk()
  const names = useNamesOf(answer)
  return (
    <Alert color="blue" title={title} role="status">
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs" m={0}>
        {Object.entries(answer).map(([name, value]) => (
          <div key={name}>
            <Text component="dt" size="xs">
              {memberWord(name, langue)}
            </Text>
            <Text component="dd" m={0} fw={600}>
              <Value name={name} value={value} row={answer} names={names} />
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Alert>
  )
}
