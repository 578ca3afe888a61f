// The acts of an agent: what to do, and the form of the chosen one.
import type { CommandeLocale } from '@sillon/telephone/state'
import { useState } from 'react'
import { View } from 'react-native'
import type { Acte, Connu } from '../logic/acte.ts'
import { actesPermis, vueActe } from '../logic/actes.ts'
import { changedFields } from '../logic/actesMembres.ts'
import type { Application } from '../logic/application.ts'
import { manquesDe, newSaisieActe, type SaisieActe } from '../logic/champs.ts'
import { withWaiting } from '../logic/connu.ts'
import type { Registre } from '../logic/registre.ts'
import { type Dire, sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { ChampActe, labelOf } from '../parts/champs.tsx'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import { Recu } from '../parts/Recu.tsx'
import { useTheme } from '../parts/theme.ts'
import { Button, Card, Column, Label, Row } from '../parts/ui.tsx'

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  producteur: 'member',
  parcelle: 'plots',
  collecte: 'scale',
  recu: 'paper',
  livraison: 'truck',
  intrant: 'bag',
  inspection: 'check',
  recolte: 'capacity',
  non_conformite: 'warning',
}

/** The list of acts that the agent may do; a picture stands beside each name. */
export function Actes({
  vue,
  onAct,
  onWeigh,
}: {
  vue: Vue
  onAct: (acte: Acte) => void
  onWeigh: () => void
}) {
  const { colours, dire } = useTheme()
  const actes = vue.lu === null ? [] : actesPermis(vue.lu.registre)
  const mayWeigh = vue.lu?.registre.permissions.includes('collection.record') === true
  const line = (type: string, onPress: () => void) => (
    <Card key={type} onPress={onPress}>
      <Row>
        <Label size="large">{sentenceOf(dire, 'acte', type)}</Label>
        <Glyph name={GLYPHS[type.split('.')[0] ?? ''] ?? 'check'} colour={colours.primary} size={34} />
      </Row>
    </Card>
  )
  return (
    <Column>
      <Label size="large">{dire('actes_titre')}</Label>
      {mayWeigh ? line('collecte.enregistrer', onWeigh) : null}
      {actes.map((acte) => line(acte.type, () => onAct(acte)))}
      {!mayWeigh && actes.length === 0 ? <Label muted>{dire('aucun_acte')}</Label> : null}
    </Column>
  )
}

/** The form of an act: page after page, then the paper or the end. */
export function FormulaireActe({
  application,
  vue,
  registre: read,
  acte,
  onDone,
}: {
  application: Application
  vue: Vue
  registre: Registre
  acte: Acte
  onDone: () => void
}) {
  const { dire, langue } = useTheme()
  const [entered, setEntered] = useState(() => vue.brouillons[acte.type] ?? newSaisieActe(vue.now))
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<CommandeLocale | null>(null)
  if (done !== null) return <Done {...{ application, vue, done, onDone }} />
  const registre = withWaiting(read, vue.state)
  const connu: Connu = { registre, state: vue.state, langue, now: vue.now }
  const shown = vueActe(acte, connu, entered)
  const champs = shown.pages[page] ?? []
  const change = (changes: Partial<SaisieActe>) => setEntered((before) => ({ ...before, ...changes }))
  const go = (to: number) => {
    setPage(to)
    void application.garderBrouillon(acte, entered)
  }
  const record = async () => {
    setBusy(true)
    const local = await application.capturerActe(acte, entered, langue).finally(() => setBusy(false))
    if (local === null) return
    setDone(local)
    void application.synchroniser()
  }
  const isLast = page >= shown.pages.length - 1
  const here = manquesDe(champs, shown.saisie)
  return (
    <Column>
      <Label muted>{dire('page_de', { n: page + 1, total: shown.pages.length })}</Label>
      {champs.map((champ) => (
        <ChampActe key={champ.cle} champ={champ} saisie={shown.saisie} {...{ registre, change }} />
      ))}
      {acte.type === 'producteur.modifier' && isLast ? (
        <Changes {...{ registre }} saisie={shown.saisie} />
      ) : null}
      {here.map(({ champ, raison }) => (
        <Label key={champ.cle} tone="warn">
          {dire(`manque_${raison}`, { champ: labelOf(champ, dire) })}
        </Label>
      ))}
      {isLast && shown.manque !== null ? (
        <Label tone="warn">{sentenceOf(dire, 'manque', shown.manque)}</Label>
      ) : null}
      <Doutes {...{ dire }} doutes={shown.doutes} />
      {isLast ? (
        <Button
          label={dire('enregistrer')}
          busy={busy}
          disabled={shown.manques.length > 0 || shown.manque !== null}
          onPress={() => void record()}
        />
      ) : (
        <Button label={dire('suivant')} disabled={here.length > 0} onPress={() => go(page + 1)} />
      )}
      {page === 0 ? null : <Button kind="outlined" label={dire('precedent')} onPress={() => go(page - 1)} />}
    </Column>
  )
}

// Shows what the office will probably say. It never keeps the agent from recording.
function Doutes({ doutes, dire }: { doutes: readonly string[]; dire: Dire }) {
  if (doutes.length === 0) return null
  return (
    <Card tone="warn">
      <Label size="small" tone="warn">
        {dire('a_savoir')}
      </Label>
      {doutes.map((code) => (
        <Label key={code} tone="warn">
          {sentenceOf(dire, 'doute', code)}
        </Label>
      ))}
    </Card>
  )
}

function Changes({ registre, saisie }: { registre: Registre; saisie: SaisieActe }) {
  const { dire } = useTheme()
  const changed = changedFields(registre, saisie)
  if (changed.length === 0) return null
  const named = (champ: string, value: string | null) =>
    (champ === 'groupement_id' ? registre.groupement.find(({ id }) => id === value)?.nom : value) ?? '—'
  return (
    <Card>
      {changed.map(({ champ, avant, apres }) => (
        <Label key={champ}>
          {dire('avant_apres', {
            champ: dire(champ === 'groupement_id' ? 'champ_groupement' : `champ_${champ}`),
            avant: named(champ, avant),
            apres: named(champ, apres),
          })}
        </Label>
      ))}
    </Card>
  )
}

function Done({
  application,
  vue,
  done,
  onDone,
}: {
  application: Application
  vue: Vue
  done: CommandeLocale
  onDone: () => void
}) {
  const { dire } = useTheme()
  return (
    <Column>
      <Card tone="ok">
        <Label size="large" tone="ok">
          {dire('enregistree')}
        </Label>
        <Label>{sentenceOf(dire, 'acte', done.type)}</Label>
        {done.reference_provisoire === null ? null : <Label size="large">{done.reference_provisoire}</Label>}
      </Card>
      <View>
        <Recu application={application} vue={vue} commande={done} />
      </View>
      <Button label={dire('fermer')} onPress={onDone} />
    </Column>
  )
}
