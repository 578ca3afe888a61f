// docs/decisions/0106: the frame of the workbench. «Tokens stay in the page's memory»; «the policy allows no inline script or style»;
// «state stands in the address»; keyboard through and through, French and English, light and dark, 390 px.
import { beforeAll, describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'
import { SCREENS, WORDS } from './support/words.ts'

const { fr, en } = WORDS
let bench: Workbench

/** The focused element: its text, or its accessible name. */
const focused = ({ page }: Walk) =>
  page.evaluate<string>(
    'document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? ""',
  )
const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

describe.skipIf(!ALL_WALKS)('the frame', SLOW, () => {
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('signs in by the page, leads to where the link led, stays in when it is loaded again, and signs out', async () => {
    await bench.walk({ as: null }, async (walk) => {
      const { page } = walk
      const wanted = `${bench.server.url}/bureau/lots?cherche=abc`
      await walk.go('/lots?cherche=abc')
      expect(new URL(page.url()).pathname).toMatch(/^\/oidc\/connexion\//)
      await walk.signIn('rsci')
      expect(page.url()).toBe(wanted)
      await heading(walk, fr.lots)
      expect(await page.title()).toContain(fr.lots)
      await page.reload()
      await walk.settle()
      expect(page.url()).toBe(wanted)
      await page.getByRole('button', { name: fr.sortir }).click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.waitForURL((address) => address.pathname.startsWith('/oidc/connexion/'))
      await walk.go('/lots')
      expect(new URL(page.url()).pathname).toMatch(/^\/oidc\/connexion\//)
    })
  })

  test('leads who may not sign in to say so, and lets them try again', async () => {
    await bench.walk({ as: null }, async (walk) => {
      const { page } = walk
      await walk.go('/trace')
      await page.locator('button[value=annuler]').click()
      await heading(walk, fr.connexion_echec)
      await walk.expectGood()
      await page.getByRole('button', { name: fr.se_connecter }).click()
      await walk.signIn('rsci')
      await heading(walk, fr.trace)
    })
  })

  test('says that a session ended, and leads to sign in and back to the same place', async () => {
    await bench.walk({}, async (walk) => {
      const { page } = walk
      await page.clock.install()
      await walk.go('/controles?motif=capacite_depassee')
      const place = page.url()
      // Ends the person's sessions as an administrator, while the page holds an expired access token.
      await bench.server.database.admin((client) =>
        client.query('delete from connexion.octroi; delete from connexion.session'),
      )
      await page.route('**/v1/**', (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer a.b.c' } }),
      )
      await page.route('**/graphql', (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer a.b.c' } }),
      )
      // After some time, returning to the window makes the page request its data again.
      await page.clock.fastForward('02:00')
      await page.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))')
      await page.getByRole('dialog', { name: fr.session_finie }).waitFor()
      expect(await focused(walk)).toBe(fr.se_connecter)
      await walk.expectGood()
      await page.unrouteAll()
      await page.keyboard.press('Enter')
      await walk.signIn('rsci')
      expect(page.url()).toBe(place)
      await heading(walk, fr.controles)
    })
  })

  test('is worked by the keyboard alone: past the menu to the content, to a screen, and back', async () => {
    await bench.walk({}, async (walk) => {
      const { page } = walk
      await walk.go('/lots')
      // Moves the focus before all content, as on a newly loaded page.
      await page.evaluate('document.body.tabIndex = -1, document.body.focus()')
      await page.keyboard.press('Tab')
      expect(await focused(walk)).toBe(fr.aller_au_contenu)
      await page.keyboard.press('Enter')
      expect(await page.evaluate('document.activeElement.id')).toBe('contenu')
      for (let steps = 0; (await focused(walk)) !== fr.trace; steps += 1) {
        expect(steps).toBeLessThan(20 + SCREENS.length)
        await page.keyboard.press('Shift+Tab')
      }
      await page.keyboard.press('Enter')
      await heading(walk, fr.trace)
      expect(await page.evaluate('document.activeElement.id')).toBe('contenu')
      const current = page.getByRole('navigation').locator('[aria-current=page]')
      expect(await current.allInnerTexts()).toEqual([fr.trace])
      await page.goBack()
      await heading(walk, fr.lots)
    })
  })

  test('speaks the language that was chosen and keeps the colours, until the other is', async () => {
    await bench.walk({ langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      const scheme = () => page.evaluate('document.documentElement.dataset.mantineColorScheme')
      await walk.go('/lots')
      await heading(walk, en.lots)
      expect([await page.evaluate('document.documentElement.lang'), await scheme()]).toEqual(['en', 'dark'])
      await page.getByRole('button', { name: en.langue }).click()
      await heading(walk, fr.lots)
      await page.getByRole('button', { name: fr.theme_clair }).click()
      await page.reload()
      await walk.settle()
      await heading(walk, fr.lots)
      expect([await page.evaluate('document.documentElement.lang'), await scheme()]).toEqual(['fr', 'light'])
      await page.getByRole('button', { name: fr.menu }).click()
      await page.getByRole('link', { name: fr.parcelles, exact: true }).click()
      await heading(walk, fr.parcelles)
      await walk.expectGood()
    })
  })

  test('says that an address is none, and that the network is away', async () => {
    await bench.walk({}, async (walk) => {
      const { page } = walk
      await walk.go('/nulle-part/<b>x')
      await heading(walk, fr.introuvable)
      await walk.expectGood()
      await page.context().setOffline(true)
      await page.getByText(fr.hors_ligne).waitFor()
      await page.context().setOffline(false)
      await page.getByText(fr.hors_ligne).waitFor({ state: 'detached' })
    })
  })

  test('a screen opens without a network once it was fetched ahead; a missing piece says so and is tried again', async () => {
    await bench.walk({}, async (walk) => {
      const { page } = walk
      const screens = '**/bureau/assets/Screen-*.js'
      const fetched = page.waitForResponse((response) => response.url().includes('/assets/Screen-'))
      await walk.go('/lots')
      await fetched
      // The screens that the page loads ahead are requested after the first one.
      await expect
        .poll(() =>
          page.evaluate(
            `performance.getEntriesByType('resource').filter(({ name }) => /Screen-/.test(name)).length`,
          ),
        )
        .toBeGreaterThan(4)
      await walk.settle()
      // The mark on `window` disappears if the page is loaded again.
      const mark = () => page.evaluate('window.mark = true')
      const isMarked = () => page.evaluate('window.mark === true')
      await mark()
      await page.context().setOffline(true)
      await page.getByRole('navigation').getByRole('link', { name: fr.trace }).click()
      await heading(walk, fr.trace)
      await page.getByText(fr.hors_ligne).waitFor()
      expect(await isMarked()).toBe(true)
      await page.context().setOffline(false)

      await page.route(screens, (route) => route.abort('internetdisconnected'))
      await page.goto(`${bench.server.url}/bureau/lots`)
      await heading(walk, fr.sans_reseau)
      await mark()
      await walk.expectGood()
      await page.getByRole('navigation').getByRole('link', { name: fr.trace }).click()
      await page.waitForURL(/trace/)
      await heading(walk, fr.sans_reseau)
      await page.unroute(screens)
      walk.watch.forgive(/^TypeError: Failed to fetch dynamically imported module: /)
      await page.getByRole('button', { name: fr.reessayer }).click()
      await heading(walk, fr.trace)
      expect(await isMarked()).toBe(true)
    })
  })

  test('works for the organization that a link names, for who belongs to two and signs in on the way', async () => {
    await bench.walk({ as: null }, async (walk) => {
      await walk.go('?organisation=VOISINE')
      await walk.signIn('deux')
      expect(new URL(walk.page.url()).searchParams.get('organisation')).toBe('VOISINE')
    })
  })

  test('says to whom no screen is open but that of their own account', async () => {
    await bench.server.database.admin(async (client) => {
      await client.query('set session_replication_role = replica')
      await client.query('delete from utilisateur.attribution where utilisateur_id = $1', [
        UTILISATEUR.agent2,
      ])
      await client.query('reset session_replication_role')
    })
    await bench.walk({ as: 'agent2' }, async (walk) => {
      await walk.page.getByText(fr.aucun_ecran).waitFor()
      const links = walk.page.getByRole('navigation').getByRole('link')
      expect(await links.allInnerTexts()).toEqual([fr.moi])
      await walk.expectGood()
    })
  })
})
