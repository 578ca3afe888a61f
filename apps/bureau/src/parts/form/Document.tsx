// A member that is a whole document: its tables, or its text in JSON, typed or taken from a file.
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../desk.ts'
import type { Asked } from './asked.ts'
import { Branch } from './DocumentTables.tsx'
import { parseDocument } from './document.ts'
import { Part } from './Part.tsx'
import { type Node, newRow, shapeOf } from './shape.ts'
import { FORM } from './texts.ts'

// The schemas of whole documents.
const SCHEMAS: Readonly<Record<string, () => Promise<unknown>>> = {
  pack: async () => (await import('../../../../../schemas/pack.json')).default,
}

function useShape(name: string | undefined) {
  const load = name === undefined ? undefined : SCHEMAS[name]
  const asked = useQuery({
    queryKey: ['formulaire', 'document', name],
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await load?.()) as Node,
  })
  return asked.data === undefined ? undefined : shapeOf(asked.data)
}

/** A document with tables begins with them; a new or unreadable one begins as text. */
export function Document({ schema, label, isRequired, description, error, draft, change }: Asked) {
  const say = useWords(FORM)
  const text = typeof draft === 'string' ? draft : ''
  const shape = useShape(schema.document)
  const parsed = parseDocument(text, shape)
  const [wantsText, setText] = useState(parsed === null)
  const isText = wantsText || parsed === null
  const take = (taken: string) => {
    change(taken)
    setText(parseDocument(taken, shape) === null)
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
          <Branch
            value={parsed}
            at={label}
            shape={shape}
            change={(next) => change(JSON.stringify(next, null, 2))}
          />
        </Part>
      )}
      <Group gap="xs">
        {parsed !== null && (
          <Button variant="default" size="compact-sm" onClick={() => setText(!isText)}>
            {say(isText ? 'en_tables' : 'en_texte')}
          </Button>
        )}
        {text.trim() === '' && shape !== undefined && (
          <Button variant="default" size="compact-sm" onClick={() => take(JSON.stringify(newRow(shape)))}>
            {say('en_tables')}
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
