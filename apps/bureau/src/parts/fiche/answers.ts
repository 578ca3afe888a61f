// The words of an inspection's form, its questions and the choices of an answer, and of findings. What no running campaign has is
// shown by its code.
import type { Desk } from '../../desk.ts'
import { readPath } from '../form/options.ts'
import { findingKey, formKey, type Row } from './values.ts'

type Worded = { readonly code: string; readonly libelle_fr: string; readonly libelle_en: string }
type Question = Worded & { readonly choix?: readonly Worded[] }
type Form = Worded & { readonly version: number; readonly questions: readonly Question[] }

/** Reads the forms and findings of the running campaigns; none if they can not be read now. */
export async function readForms(desk: Desk): Promise<readonly (readonly [string, string])[]> {
  const { signal } = new AbortController()
  const found = await readPath(desk, '/v1/ma-filiere', {}, signal).catch(() => ({ filieres: [] }))
  const forms = (found.filieres as readonly Row[]).flatMap(
    ({ formulaires_inspection }) => formulaires_inspection as readonly Form[],
  )
  const word = (one: Worded) => one[`libelle_${desk.langue}`]
  const findings = (found.filieres as readonly Row[]).flatMap(({ constats }) => constats as readonly Worded[])
  const worded = findings.map((one) => [findingKey(one.code), word(one)] as const)
  return forms
    .flatMap((form) => {
      const key = (...codes: readonly string[]) =>
        formKey({ formulaire_code: form.code, formulaire_version: form.version }, ...codes)
      return [
        [key(), word(form)] as const,
        ...form.questions.flatMap((question) => [
          [key(question.code), word(question)] as const,
          ...(question.choix ?? []).map((choice) => [key(question.code, choice.code), word(choice)] as const),
        ]),
      ]
    })
    .concat(worded)
}
