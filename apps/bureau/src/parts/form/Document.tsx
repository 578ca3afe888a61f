// A member that is a whole document in JSON: typed, or taken from a file.
import { Button, FileButton, Stack, Textarea } from '@mantine/core'
import { useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { FORM } from './texts.ts'

/** The text of a document, with a button that reads it from a file. */
export function Document({ label, isRequired, description, error, draft, change }: Asked) {
  const say = useWords(FORM)
  return (
    <Stack gap="xs" align="stretch">
      <Textarea
        label={label}
        required={isRequired}
        description={description}
        error={error}
        value={typeof draft === 'string' ? draft : ''}
        onChange={(event) => change(event.currentTarget.value)}
        rows={16}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <FileButton accept="application/json" onChange={(file) => void file?.text().then(change)}>
        {(props) => (
          <Button {...props} variant="default" size="compact-sm" style={{ alignSelf: 'start' }}>
            {say('fichier')}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
}
