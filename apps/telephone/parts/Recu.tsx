// A paper of the field: printed in the hand of the producer, or shared as a picture where there is no printer.
import { modulesOf } from '@sillon/telephone/escpos'
import type { Ligne } from '@sillon/telephone/recu'
import type { CommandeLocale } from '@sillon/telephone/state'
import { useRef, useState } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import Svg, { G, Line, Path, Rect, Text as SvgText } from 'react-native-svg'
import type { Application } from '../logic/application.ts'
import { withWaiting } from '../logic/connu.ts'
import { type Placed, placed, WIDTH } from '../logic/image.ts'
import { papered, paperOf } from '../logic/papiers.ts'
import { sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { share } from '../platform/partage'
import { SPACE, useTheme } from './theme.ts'
import { Button, Card, Label } from './ui.tsx'

// Papers are dark on white in both schemes, like the printed ones.
const [INK, PAPER] = ['#101010', '#ffffff']
const FONT = Platform.select({ web: 'ui-monospace, monospace', ios: 'Menlo', default: 'monospace' })

/** The paper of a command, and its buttons; nothing for a command without a paper. */
export function Recu({
  application,
  vue,
  commande: captured,
}: {
  application: Application
  vue: Vue
  commande: CommandeLocale
}) {
  const { dire } = useTheme()
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const drawing = useRef<Svg>(null)
  const { lu, state, impressions, erreur } = vue
  const commande = papered(state, captured)
  if (lu === null || commande === null) return null
  const { entieres = 0 } = impressions[commande.id] ?? {}
  const known = { registre: withWaiting(lu.registre, state), state }
  const lignes = paperOf(commande, known, entieres === 0 ? null : entieres)
  const print = async () => {
    setBusy(true)
    const done = await application.imprimer(commande.id).finally(() => setBusy(false))
    setAsked(done === 'a_verifier')
  }
  const confirm = async () => {
    await application.confirmerImpression(commande.id)
    setAsked(false)
  }
  const isOfPrinter = erreur !== null && /^imprimante_|^papier_/.test(erreur)
  return (
    <View style={styles.group}>
      <Paper lignes={lignes} drawing={drawing} />
      {isOfPrinter ? (
        <Card tone="warn">
          <Label tone="warn">{sentenceOf(dire, 'erreur', erreur)}</Label>
        </Card>
      ) : null}
      {isAsked ? (
        <Card>
          <Label>{dire('imprime_a_verifier')}</Label>
          <Button label={dire('oui')} onPress={() => void confirm()} />
          <Button kind="outlined" label={dire('reimprimer_entier')} onPress={() => void print()} />
        </Card>
      ) : (
        <Button
          label={dire(entieres === 0 ? 'imprimer' : 'imprimer_copie')}
          busy={busy}
          onPress={() => void print()}
        />
      )}
      <Button
        kind="outlined"
        label={dire('partager')}
        onPress={() => drawing.current?.toDataURL((base64) => void share(base64, 'recu.png'))}
      />
    </View>
  )
}

function Paper({ lignes, drawing }: { lignes: readonly Ligne[]; drawing: React.RefObject<Svg | null> }) {
  const { parts, hauteur } = placed(lignes)
  return (
    <View style={styles.paper}>
      <Svg ref={drawing} width={WIDTH} height={hauteur} viewBox={`0 0 ${WIDTH} ${hauteur}`}>
        <Rect width={WIDTH} height={hauteur} fill={PAPER} />
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper does not change its lines.
          <Part key={at} part={part} />
        ))}
      </Svg>
    </View>
  )
}

function Part({ part }: { part: Placed }) {
  if (part.genre === 'trait')
    return <Line x1={12} x2={WIDTH - 12} y1={part.y} y2={part.y} stroke={INK} strokeDasharray="4 3" />
  if (part.genre === 'code') {
    const modules = modulesOf(part.code)
    const side = 4
    const left = (WIDTH - modules.length * side) / 2
    const path = modules.flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark ? [`M${left + x * side} ${part.y + y * side}h${side}v${side}h-${side}z`] : [],
      ),
    )
    return (
      <G>
        <Path d={path.join('')} fill={INK} />
      </G>
    )
  }
  return (
    <SvgText
      x={part.x}
      y={part.y}
      fontSize={part.taille}
      fontFamily={FONT}
      fontWeight={part.gras ? '700' : '400'}
      textAnchor={part.bord}
      fill={INK}
    >
      {part.texte}
    </SvgText>
  )
}

const styles = StyleSheet.create({ group: { gap: SPACE }, paper: { alignItems: 'center' } })
