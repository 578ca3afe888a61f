// The screen of capacities: smallest remaining share first.
import { StyleSheet, View } from 'react-native'
import { capacites, type VueSolde } from '../logic/capacite.ts'
import { moment, roundMass } from '../logic/formats.ts'
import type { Vue } from '../logic/vue.ts'
import { useTheme } from '../parts/theme.ts'
import { Badge, Card, Column, Label, Row } from '../parts/ui.tsx'

// Below this share of the ceiling, the screen warns the agent.
const TIGHT = 0.1

/** The list of balances. */
export function Capacites({ vue: { lu, state, now } }: { vue: Vue }) {
  const { dire } = useTheme()
  const shown = lu === null ? [] : capacites(lu.registre, state)
  return (
    <Column>
      {lu === null ? null : <Label muted>{dire('lu_le', { moment: moment(lu.lu_le, now) })}</Label>}
      {shown.length === 0 ? <Label muted>{dire('aucune_capacite')}</Label> : null}
      {shown.map((one) => (
        <Solde key={one.id} one={one} />
      ))}
    </Column>
  )
}

function Solde({ one }: { one: VueSolde }) {
  const { dire, langue } = useTheme()
  const { plafond_g, restant_g, attente_g } = one
  const taken_g = plafond_g - restant_g
  const tone = restant_g < 0 ? 'bad' : restant_g < plafond_g * TIGHT ? 'warn' : 'ok'
  const left =
    restant_g < 0
      ? dire('depasse_de', { masse: roundMass(-restant_g, langue) })
      : dire('reste', { masse: roundMass(restant_g, langue) })
  return (
    <Card>
      <Row>
        <View style={styles.name}>
          <Label size="large">{one.producteur}</Label>
        </View>
        <Badge tone="plain" label={`${one.matiere} · ${one.etat_code}`} />
      </Row>
      <Bar share={plafond_g === 0 ? 1 : taken_g / plafond_g} tone={tone} />
      <Row>
        <Label tone={tone}>{left}</Label>
        <Label size="small" muted>
          {dire('sur_plafond', { masse: roundMass(taken_g, langue), plafond: roundMass(plafond_g, langue) })}
        </Label>
      </Row>
      {attente_g === 0 ? null : (
        <Label size="small" muted>
          {dire('dont_attente', { masse: roundMass(attente_g, langue) })}
        </Label>
      )}
    </Card>
  )
}

function Bar({ share, tone }: { share: number; tone: 'ok' | 'warn' | 'bad' }) {
  const { colours } = useTheme()
  const width = `${Math.min(100, Math.max(0, Math.round(share * 100)))}%` as const
  return (
    <View style={[styles.bar, { backgroundColor: colours.ground, borderColor: colours.line }]}>
      <View style={{ width, flex: 0, height: '100%', backgroundColor: colours[tone] }} />
    </View>
  )
}

const styles = StyleSheet.create({
  name: { flexShrink: 1 },
  bar: { height: 16, borderRadius: 8, borderWidth: 1, overflow: 'hidden' },
})
