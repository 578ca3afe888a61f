// An act without a network fails at once, with a message, and is not repeated automatically later (bureau: offline states).
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queriesOf } from '../../apps/bureau/src/session/queries.ts'

afterEach(() => onlineManager.setOnline(true))

test('an act without a network is refused now, and what is asked is too: neither waits for the network', async () => {
  const queries = queriesOf(() => undefined)
  queries.mount()
  onlineManager.setOnline(false)
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  let sent = 0
  const act = new MutationObserver(queries, {
    mutationFn: () => {
      sent += 1
      return away()
    },
  })
  const ends = [act.mutate(), queries.fetchQuery({ queryKey: ['asked'], queryFn: away })]
  const waiting = new Promise((resolve) => setTimeout(resolve, 500, 'waits for the network'))
  for (const end of ends)
    expect(await Promise.race([end.catch(String), waiting])).toBe('TypeError: Failed to fetch')
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(sent).toBe(1)
  queries.unmount()
})
