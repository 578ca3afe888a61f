// The collections of the demo: a few ordinary ones, and one for each fault that can occur between phone and service.
import type { Calcul } from '@sillon/telephone/calcul'
import type { Commande } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import { type Phone, update } from '@sillon/telephone/phone'
import type { Parcelle } from '@sillon/telephone/reference'
import { type CommandeLocale, replaceCommande } from '@sillon/telephone/state'
import type { DemoPhone } from './phone.ts'
import type { Add } from './report.ts'
import { signed } from './signature.ts'
import { collecteFrom, type Terrain } from './terrain.ts'

const HOUR_MS = 3_600_000

/** The collections in order, ordinary ones first. Some lines tamper with the clock or the queue. */
export async function captureCollectes(
  { phone, clock }: DemoPhone,
  add: Add,
  terrain: Terrain,
): Promise<CommandeLocale[]> {
  const [first, second, third] = terrain.parcelles
  const smallest = terrain.parcelles.toSorted((a, b) => surface(a) - surface(b))[0]
  if (!first || !second || !third || !smallest) throw new Error('the demo needs three plots')

  const addSigned: Add = async (what, planned) => add(what, await signed(phone, planned))
  const ordinary = [
    await addSigned('ordinary', collecteFrom(terrain, first, [25_400, 26_100])),
    await addSigned('with impurities', collecteFrom(terrain, second, [31_250], { impuretes_cp: 300 })),
    await addSigned(
      'with a remark',
      collecteFrom(terrain, third, [18_900], { observation: 'caisses bleues' }),
    ),
  ]
  await add('more than the plot can bear', collecteFrom(terrain, smallest, [surface(smallest) * 10_000]))
  await add('phone calculation 500 g off', withCalcul(collecteFrom(terrain, first, [22_000]), { net_g: 500 }))
  clock.errorMs = 3 * HOUR_MS
  await add('phone clock 3 h ahead', collecteFrom(terrain, second, [20_300]))
  clock.errorMs = 0
  await add('unknown producer', collecteFrom(terrain, first, [19_700], { producteur_id: newId() }))
  await add('schema two versions behind', { ...collecteFrom(terrain, first, [21_000]), version_schema: 0 })
  await add('schema from the future', { ...collecteFrom(terrain, first, [21_000]), version_schema: 99 })
  await add('text that no database keeps', collecteFrom(terrain, first, [21_000], { observation: 'a\0b' }))
  const honest = await add('queue tampered with', collecteFrom(terrain, first, [24_000]))
  await tamper(phone, honest)
  return ordinary
}

/** After a restart without a network the phone does not know the time: its wall clock is years behind, which is not credible. */
export async function captureAfterRestart({ clock }: DemoPhone, add: Add, terrain: Terrain): Promise<void> {
  const [plot] = terrain.parcelles
  if (!plot) throw new Error('the demo needs a plot')
  clock.errorMs = -2000 * 24 * HOUR_MS
  await add('restarted, clock lost', collecteFrom(terrain, plot, [23_500]))
  clock.errorMs = 0
}

function withCalcul(planned: Commande, off: Partial<Calcul>): Commande {
  const payload = planned.payload as CollecteEnregistrer2
  const calcul_telephone = { ...payload.calcul_telephone }
  for (const [key, grams] of Object.entries(off)) calcul_telephone[key as keyof Calcul] += grams
  return { ...planned, payload: { ...payload, calcul_telephone } }
}

// After the capture, a person edits the queue on the phone but not the fingerprint.
function tamper(phone: Phone, captured: CommandeLocale): Promise<void> {
  return update(phone, (state) => {
    replaceCommande(state, captured.id, (kept) => ({
      ...kept,
      texte: kept.texte.replace('"brut_g":24600', '"brut_g":94600'),
    }))
  })
}

function surface(plot: Parcelle): number {
  return plot.polygone?.surface_m2 ?? plot.surface_declaree_m2
}
