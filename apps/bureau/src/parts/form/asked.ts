// Properties that the fields of a form share.
import type { ComponentType } from 'react'
import type { Draft, Drafts, Faults } from './draft.ts'
import type { Schema } from './schema.ts'

/** The schema of an object, the drafts of its members, and the faults of the form by JSON pointer. */
export type Shown = {
  readonly schema: Schema
  readonly drafts: Drafts
  readonly change: (drafts: Drafts) => void
  readonly faults: Faults
  readonly at: string
  /** Drafts of the enclosing objects, which also narrow the lists. */
  readonly near?: Drafts
  /** The currency for amounts whose own object names none. */
  readonly devise: string
}

/** A field of a form, made of a member of the request body. */
export type Asked = {
  readonly name: string
  readonly label: string
  readonly schema: Schema
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  readonly isRequired: boolean
  readonly description: string | undefined
  readonly error: string | undefined
  readonly near: Drafts
  readonly faults: Faults
  readonly at: string
  readonly devise: string
  /** The component that draws an object's fields, passed along because this member may contain an object. */
  readonly Fields: ComponentType<Shown>
}
