// The fields of a form on the screen.

import { hasWords } from '@sillon/telephone/values/names'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { type Champ, choisisDe, type Option, type SaisieActe, texteDe, type Valeur } from '../logic/champs.ts'
import type { Registre } from '../logic/registre.ts'
import type { Dire } from '../logic/textes.ts'
import { PrisePhoto } from './PrisePhoto.tsx'
import { Releve } from './Releve.tsx'
import { SPACE, useTheme } from './theme.ts'
import { Button, Card, Field, Label, Row } from './ui.tsx'

// So many choices fit as buttons; more are searched.
const AS_BUTTONS = 6
const SHOWN = 8
// Labels of so many letters stand beside each other.
const SMALL = 4

/** Returns the label of a field. */
export function labelOf({ libelle }: Pick<Champ, 'libelle'>, dire: Dire): string {
  return typeof libelle === 'string' ? dire(libelle) : libelle.texte
}

type Props = {
  champ: Champ
  saisie: SaisieActe
  registre: Registre
  change: (changes: Partial<SaisieActe>) => void
}

/** A field of an act. */
export function ChampActe({ champ, saisie, registre, change }: Props) {
  const { dire } = useTheme()
  const { cle, genre, max } = champ
  const put = (valeur: Valeur) => change({ valeurs: { ...saisie.valeurs, [cle]: valeur } })
  const label = labelOf(champ, dire) + (champ.requis === true ? ' *' : '')
  if (genre === 'choix') return <Choix {...{ champ, label, put }} chosen={[texteDe(saisie, cle)]} />
  if (genre === 'plusieurs')
    return <Choix {...{ champ, label, put }} chosen={choisisDe(saisie, cle)} isMany />
  if (genre === 'oui_non') return <OuiNon {...{ label, put }} valeur={saisie.valeurs[cle]} />
  if (genre === 'photos') {
    const photos = saisie.photos[cle] ?? []
    return (
      <View style={styles.group}>
        <Label size="small" muted>
          {label}
        </Label>
        <PrisePhoto
          count={photos.length}
          onTake={(photo) => change({ photos: { ...saisie.photos, [cle]: [...photos, photo] } })}
        />
      </View>
    )
  }
  if (genre === 'parcours')
    return <Releve registre={registre} points={saisie.points} onChange={(points) => change({ points })} />
  const typed = saisie.valeurs[cle]
  return (
    <Field
      label={label}
      value={typeof typed === 'string' ? typed : ''}
      onChangeText={put}
      {...(max === undefined ? {} : { maxLength: max })}
      {...(genre === 'long' ? { multiline: true } : {})}
      inputMode={genre === 'texte' || genre === 'long' ? 'text' : genre === 'entier' ? 'numeric' : 'decimal'}
    />
  )
}

type ChoixProps = {
  champ: Champ
  label: string
  chosen: readonly string[]
  put: (valeur: Valeur) => void
  isMany?: boolean
}

function Choix({ champ: { options = [] }, label, chosen, put, isMany = false }: ChoixProps) {
  const { dire } = useTheme()
  const [cherche, setCherche] = useState('')
  const isShort = options.length <= AS_BUTTONS
  const found = options.filter(
    ({ valeur, libelle }) => isShort || chosen.includes(valeur) || hasWords(libelle, cherche),
  )
  const isChosen = ({ valeur }: Option) => chosen.includes(valeur)
  const shown = [...found].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a))).slice(0, SHOWN)
  const press = (valeur: string) => {
    if (!isMany) return put(chosen.includes(valeur) ? '' : valeur)
    put(chosen.includes(valeur) ? chosen.filter((one) => one !== valeur) : [...chosen, valeur])
  }
  const areSmall = isShort && options.every(({ libelle }) => libelle.length <= SMALL)
  const buttons = shown.map((option) => (
    <Button
      key={option.valeur}
      kind={isChosen(option) ? 'filled' : 'outlined'}
      label={option.libelle}
      onPress={() => press(option.valeur)}
    />
  ))
  return (
    <View style={styles.group}>
      {isShort ? (
        <Label size="small" muted>
          {label}
        </Label>
      ) : (
        <Field label={label} value={cherche} onChangeText={setCherche} autoCorrect={false} />
      )}
      {options.length === 0 ? <Label muted>{dire('aucun')}</Label> : null}
      {areSmall ? <Row wraps>{buttons}</Row> : <View style={styles.options}>{buttons}</View>}
      {found.length > shown.length ? <Label muted>… {found.length - shown.length}</Label> : null}
    </View>
  )
}

function OuiNon({
  label,
  valeur,
  put,
}: {
  label: string
  valeur: Valeur | undefined
  put: (valeur: Valeur) => void
}) {
  const { dire } = useTheme()
  return (
    <Card>
      <Label>{label}</Label>
      <Row wraps>
        {[true, false].map((one) => (
          <Button
            key={String(one)}
            kind={valeur === one ? 'filled' : 'outlined'}
            label={dire(one ? 'oui' : 'non')}
            onPress={() => put(one)}
          />
        ))}
      </Row>
    </Card>
  )
}

const styles = StyleSheet.create({ group: { gap: SPACE / 2 }, options: { gap: SPACE / 2 } })
