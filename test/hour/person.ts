// A person who opens a sign-in URL in a browser of the machine, and chooses a new password if the page asks for one:
//   node test/hour/person.ts URL LOGIN PASSWORD NEW
import { setTimeout as passing } from 'node:timers/promises'
import { browserOf, type Shown } from '../identity/support/browser.ts'

// A background task creates a new account at the provider shortly after the office does.
const [TRIES, WAIT_MS] = [5, 3_000]
const [address = '', identifiant = '', mot_de_passe = '', nouveau = ''] = process.argv.slice(2)
const browser = browserOf(new URL(address).origin)

async function signedIn(asked: Shown, attempt = 1): Promise<string> {
  await passing(WAIT_MS)
  const isChange = asked.text.includes('name="confirmation"')
  const typed = { identifiant, mot_de_passe, ...(isChange && { nouveau, confirmation: nouveau }) }
  const page = await browser.follow(await browser.send(asked, typed))
  if (page.location !== null) return page.location
  if (attempt === TRIES) throw new Error(`${identifiant} is not signed in: ${page.text}`)
  return signedIn(page, attempt + 1)
}

const back = await signedIn(await browser.follow(await browser.get(address)))
process.stdout.write(await (await fetch(back)).text())
