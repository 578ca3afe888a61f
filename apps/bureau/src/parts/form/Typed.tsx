// Fields that people type into; a scale can fill those of masses.
import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useDesk } from '../../desk.ts'
import { piece } from '../piece.tsx'
import type { Asked } from './asked.ts'
import { Document } from './Document.tsx'
import { SECRET } from './kept.ts'
import { kindOf } from './schema.ts'
import { typedOf, unitOf } from './units.ts'

/** The properties that every field of a form has. */
export const lookOf = ({ label, isRequired, description, error }: Asked) => ({
  label,
  required: isRequired,
  description,
  error,
})

/** A field for a text, a figure, a date or a document. */
export function Typed(asked: Asked) {
  const { schema, draft, change } = asked
  const shared = {
    ...lookOf(asked),
    value: typeof draft === 'string' ? draft : '',
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
  }
  if (schema['x-sillon']?.long === true) return <Textarea {...shared} autosize minRows={2} />
  const kind = kindOf(schema)
  if (kind === 'document') return <Document {...asked} />
  if (asked.name === SECRET) return <PasswordInput {...shared} autoComplete="current-password" />
  if (kind === 'integer') {
    const input = <TextInput {...shared} inputMode="decimal" maxLength={30} />
    return schema['x-sillon']?.unite === 'g' && 'serial' in navigator ? (
      <Weighed {...asked}>{input}</Weighed>
    ) : (
      input
    )
  }
  const type = kind === 'day' ? 'date' : kind === 'instant' ? 'datetime-local' : 'text'
  return <TextInput {...shared} type={type} />
}

const Weigh = piece(async () => (await import('../scale/Weigh.tsx')).Weigh)

// The field of a mass, which a scale can fill.
function Weighed({ schema, label, change, children }: Asked & { children: ReactNode }) {
  const { langue } = useDesk()
  const { decimals } = unitOf(schema['x-sillon']?.unite, '')
  return (
    <div>
      {children}
      <Suspense fallback={null}>
        <Weigh label={label} take={(g) => change(typedOf(g, decimals, langue))} />
      </Suspense>
    </div>
  )
}
