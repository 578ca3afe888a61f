// Acts of other persons while a form is open, for acts that would succeed a second time.
import { ORGANISATION } from '../../../demo/ids.ts'
import type { Ask } from '../../api/support/scene.ts'
import type { Row, Stage } from './acts.ts'

type Meanwhile = NonNullable<Row['meanwhile']>
type Body = Readonly<Record<string, string>>

/** The reason that the other persons give. */
export const RAISON = { raison: 'Vu ailleurs' }

/** Returns the id in the path of a request. */
export const idIn = ({ path }: Ask): string => path.split('/')[3] ?? ''

/** Another person does another act on the same record. */
export const other =
  (act: string, as: string, body: object = RAISON): Meanwhile =>
  async (ask, { api }) => {
    const [, version, list, id] = ask.path.split('/')
    await api.post(`/${version}/${list}/${id}/${act}`, body, as)
  }

/** Another person changes the record. */
export const changes =
  (body: object): Meanwhile =>
  async ({ path, as }, { api }) => {
    await api.send('PATCH', path, { as, body })
  }

const placeIn = ({ body }: Ask): string => {
  const { emplacement_id, sorties = [] } = body as { emplacement_id?: string; sorties?: readonly Body[] }
  return emplacement_id ?? sorties[0]?.emplacement_id ?? ''
}
const turned =
  (actif: boolean): Meanwhile =>
  async (ask, { api }) => {
    const body = { actif, ...RAISON }
    await api.send('PATCH', `/v1/emplacements/${placeIn(ask)}`, { as: 'magasinier', body })
  }

/** The place that the request names is closed meanwhile; `after` opens it again. */
export const PLACE_CLOSED = {
  code: 'emplacement_ferme',
  meanwhile: turned(false),
  after: turned(true),
} as const

const limits = new WeakMap<Stage, string>()

/** The organization gets a licence that allows no more records of a kind; the publisher then withdraws it. */
export const underLicence = (genre: string) => ({
  code: 'plafond_licence_atteint',
  meanwhile: async (_ask: Ask, stage: Stage) => {
    const body = { organisation_id: ORGANISATION.demo, debut: '2026-01-01', plafonds: { [genre]: 0 } }
    limits.set(stage, (await stage.api.post('/v1/editeur/licences', body, 'editeur')).body.id)
  },
  after: async (_ask: Ask, stage: Stage) => {
    await stage.api.post(`/v1/editeur/licences/${limits.get(stage)}/retirer`, RAISON, 'editeur')
  },
})
