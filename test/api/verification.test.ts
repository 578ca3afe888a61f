// Spec: documents#verification: `/verifier` asks for a code, and limits how often one address verifies.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'

const CODE = '62d57b2f92cb087b'
const api = await openApi()

test('without a code asks for one, and leads to its page', async () => {
  const form = await fetch(`${api.url}/verifier`)
  expect([form.status, await form.text()]).toEqual([200, expect.stringMatching(/<main>.*name="code"/s)])
  const lead = async (query: string) => {
    const answer = await fetch(`${api.url}/verifier?${query}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await lead(`code=${CODE.toUpperCase()}`)).toEqual([303, `/verifier/${CODE}`])
  for (const none of ['//evil.example/', 'x', '%0d%0aSet-Cookie:x', 'a'.repeat(500)])
    expect(await lead(`code=${none}`)).toEqual([303, '/verifier/-'])
  for (const empty of ['', 'code=', 'code[x]=1', 'code=%20']) expect(await lead(empty)).toEqual([200, null])
})

test('who verifies too much is told so on a page', async () => {
  const strict = await openApi({ settings: { VERIFICATIONS_PER_MINUTE: '2' } })
  const asked: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const answer = await fetch(`${strict.url}/verifier/${'0'.repeat(16)}`)
    asked.push(answer.status)
    if (answer.status === 429) expect(await answer.text()).toContain('Trop de vérifications')
  }
  expect(asked).toEqual([200, 200, 429])
})
