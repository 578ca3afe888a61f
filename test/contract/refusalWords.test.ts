// Every refusal has a text in French and in English (docs/decisions/0106).
import { expect, test } from 'vitest'
import french from '../../apps/bureau/src/words/refusals.fr.json' with { type: 'json' }
import codes from '../../schemas/erreurs.json' with { type: 'json' }

test('every code that the service refuses with has a sentence in French, and no other has', () => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(codes).sort())
})
