// The screen of a weighing: crate after crate, the total, photos and signature.
import type { CommandeLocale } from '@sillon/telephone/state'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Application } from '../logic/application.ts'
import { balanceAt, waitingAt, waitingCollectes } from '../logic/capacite.ts'
import { kilograms } from '../logic/formats.ts'
import type { Pieces } from '../logic/parts.ts'
import { newSaisie, viewOf } from '../logic/pesee.ts'
import { byId, producerName, type Registre } from '../logic/registre.ts'
import type { Vue } from '../logic/vue.ts'
import { PrisePhoto } from '../parts/PrisePhoto.tsx'
import { Recu } from '../parts/Recu.tsx'
import { Signature } from '../parts/Signature.tsx'
import { type Change, Measures, Products, Scale, Total } from '../parts/scale.tsx'
import { SPACE, useTheme } from '../parts/theme.ts'
import { Button, Card, Column, Label, Row } from '../parts/ui.tsx'

type Taken = { pieces: Pieces; take: (changes: Partial<Pieces>) => void }

/** The capture of a collection from a plot; `onDone` leaves the screen. */
export function Pesee({
  application,
  vue,
  registre,
  parcelle_id,
  onDone,
}: {
  application: Application
  vue: Vue
  registre: Registre
  parcelle_id: string
  onDone: () => void
}) {
  const { dire } = useTheme()
  const [saisie, setSaisie] = useState(() => newSaisie(registre, parcelle_id))
  const [pieces, setPieces] = useState<Pieces>({ photos: [], signature: [] })
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<CommandeLocale | null>(null)
  const balance = balanceAt(registre, parcelle_id, saisie.produit_id)
  const attente_g = balance === null ? 0 : waitingAt(registre, waitingCollectes(vue.state), balance.solde)
  const shown = viewOf(registre, saisie, attente_g)
  const change: Change = (changes) => setSaisie((before) => ({ ...before, ...changes }))
  const take = (changes: Partial<Pieces>) => setPieces((before) => ({ ...before, ...changes }))
  const record = async () => {
    setBusy(true)
    const local = await application.capturer(saisie, pieces).finally(() => setBusy(false))
    if (local === null) return
    setDone(local)
    void application.synchroniser()
  }
  if (done !== null) return <Recorded {...{ application, vue, done, onDone }} net_g={shown.calcul.net_g} />
  const plot = byId(registre.parcelle, parcelle_id)
  return (
    <Column>
      <View>
        <Label size="large">{plot?.nom ?? ''}</Label>
        <Label muted>{producerName(registre, plot?.producteur_id ?? null)}</Label>
      </View>
      <Products {...{ saisie, shown, change }} />
      <Scale {...{ saisie, change, setSaisie }} />
      <Total shown={shown} />
      <Measures {...{ saisie, shown, change }} />
      <Attached {...{ pieces, take }} />
      {shown.manques.map((manque) => (
        <Label key={manque} tone="warn">
          {dire(`manque_${manque}`)}
        </Label>
      ))}
      <Button
        label={dire('enregistrer')}
        busy={busy}
        disabled={shown.manques.length > 0}
        onPress={() => void record()}
      />
    </Column>
  )
}

function Attached({ pieces, take }: Taken) {
  const { dire } = useTheme()
  return (
    <>
      <PrisePhoto
        count={pieces.photos.length}
        onTake={(photo) => take({ photos: [...pieces.photos, photo] })}
      />
      <View style={styles.group}>
        <Row>
          <Label size="small" muted>
            {dire('signature')}
          </Label>
          {/* The button is always there: if it appeared with the first stroke, it would move the box under the finger. */}
          <Button
            kind="outlined"
            label={dire('effacer')}
            disabled={pieces.signature.length === 0}
            onPress={() => take({ signature: [] })}
          />
        </Row>
        <Signature traits={pieces.signature} onChange={(signature) => take({ signature })} />
      </View>
    </>
  )
}

function Recorded({
  application,
  vue,
  done,
  net_g,
  onDone,
}: {
  application: Application
  vue: Vue
  done: CommandeLocale
  net_g: number
  onDone: () => void
}) {
  const { dire, langue } = useTheme()
  return (
    <Column>
      <Card tone="ok">
        <Label size="large" tone="ok">
          {dire('enregistree')}
        </Label>
        <Label size="huge">{kilograms(net_g, langue)}</Label>
      </Card>
      <Card>
        <Label muted>{dire('reference_papier')}</Label>
        <Label size="large">{done.reference_provisoire}</Label>
      </Card>
      <Button label={dire('nouvelle_pesee')} onPress={onDone} />
      <Recu application={application} vue={vue} commande={done} />
    </Column>
  )
}

const styles = StyleSheet.create({ group: { gap: SPACE / 2 } })
