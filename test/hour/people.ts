// People who sign in in a browser of the machine when a program on it shows them a URL. The program runs in a clone of Ama's own.
import type { Debian } from './debian.ts'

/** A login with its password, or with the pattern by which the program prints the password. */
export type Person = { readonly login: string; readonly password: string | RegExp }

/** The user in whose clone the programs run. */
export const USER = 'ama'
const IN_CLONE = { user: USER, at: `/var/lib/${USER}/sillon` }
// A clone of the service has the packages that the browser needs.
const AT_BROWSER = { user: USER, at: '/opt/sillon' }

/**
 * Types a block in the clone of that user; at each sign-in URL that the block prints, the next of these people signs in. Returns
 * the whole output.
 */
export function typeWithPeople(
  debian: Debian,
  block: string,
  people: readonly Person[],
  chosen: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let opened = 0
    const hear = (said: string) => {
      const shown = [...said.matchAll(/^(https:\S+\/oidc\/auth\?\S+)\n/gm)].map(([, url = '']) => url)
      for (const url of shown.slice(opened)) {
        const { login, password } = people[opened] ?? { login: '', password: '' }
        opened += 1
        const word = typeof password === 'string' ? password : (password.exec(said)?.[1] ?? '')
        debian
          .type(`node test/hour/person.ts '${url}' '${login}' '${word}' '${chosen}'`, AT_BROWSER)
          .catch(reject)
      }
    }
    debian.type(block, { ...IN_CLONE, hear }).then(resolve, reject)
  })
}
