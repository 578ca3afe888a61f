// Properties that the fields of a form share.
import type { ComponentType } from 'react'
import type { Draft, Drafts, Faults } from './draft.ts'
import type { Schema } from './schema.ts'

/** The members of an object, the drafts of these, and the faults of the form by JSON pointer. */
export type Shown = {
  readonly schema: Schema
  readonly drafts: Drafts
  readonly change: (drafts: Drafts) => void
  readonly faults: Faults
  readonly at: string
  /** The members of the objects around, which narrow lists too. */
  readonly near?: Drafts
  /** The currency of amounts that name none. */
  readonly devise: string
}

/** The field of a member. */
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
  /** The component for the members of an object, which may stand within this member. */
  readonly Fields: ComponentType<Shown>
}
