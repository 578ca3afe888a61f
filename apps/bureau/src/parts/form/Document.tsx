// A member that is a whole document: its tables, or its text in JSON, typed or taken from a file.
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { Branch } from './DocumentTables.tsx'
import { parseDocument } from './document.ts'
import { Part } from './Part.tsx'
import { FORM } from './texts.ts'

/** A document with tables begins with them; a new or unreadable one begins as text. */
export function Document({ label, isRequired, description, error, draft, change }: Asked) {
  const say = useWords(FORM)
  const text = typeof draft === 'string' ? draft : ''
  const parsed = parseDocument(text)
  const [wantsText, setText] = useState(parsed === null)
  const isText = wantsText || parsed === null
  const take = (taken: string) => {
    change(taken)
    setText(parseDocument(taken) === null)
  }
  return (
    <Stack gap="xs" align="stretch">
      {isText || parsed === null ? (
        <Textarea
          label={label}
          required={isRequired}
          description={description}
          error={error}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          rows={16}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
      ) : (
        <Part label={label} error={error}>
          <Branch value={parsed} at={label} change={(next) => change(JSON.stringify(next, null, 2))} />
        </Part>
      )}
      <Group gap="xs">
        {parsed !== null && (
          <Button variant="default" size="compact-sm" onClick={() => setText(!isText)}>
            {say(isText ? 'en_tables' : 'en_texte')}
          </Button>
        )}
        <FileButton accept="application/json" onChange={(file) => void file?.text().then(take)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {say('fichier')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  )
}
