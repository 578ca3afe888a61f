// A session of `@sillon/client` while its service is unreachable for some time.
import { expect, test } from 'vitest'
import { sessionOf } from '../../packages/client/session.ts'

test('a token is sent for as long as it is good, though nobody gives the next one just now', async () => {
  const issuer = { url: 'http://127.0.0.1:9', fetch: () => Promise.reject(new TypeError('cut off')) }
  const session = (expires_in: number) =>
    sessionOf(issuer, { access_token: 'a', refresh_token: 'r', expires_in })
  expect(await session(20).token()).toBe('a')
  await expect(session(-1).token()).rejects.toThrow('cut off')
})
