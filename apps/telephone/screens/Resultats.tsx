// The screen of results: the official number, or the controls with their meanings.

import { type Etape, resultsOf } from '../logic/envois.ts'
import { sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { useTheme } from '../parts/theme.ts'
import { Badge, Card, Column, Label, Row, type Tone } from '../parts/ui.tsx'
import { Summary } from './Envois.tsx'

const TONES: Record<Etape, Tone> = {
  attend: 'plain',
  mise_de_cote: 'bad',
  acceptee: 'ok',
  controle: 'warn',
  rejetee: 'bad',
}

/** The results, newest first. */
export function Resultats({ vue }: { vue: Vue }) {
  const { dire } = useTheme()
  const results = resultsOf(vue.lu?.registre ?? null, vue.state)
  return (
    <Column>
      {results.length === 0 ? <Label muted>{dire('aucun_resultat')}</Label> : null}
      {results.map((one) => (
        <Card key={one.id}>
          <Row>
            <Badge tone={TONES[one.etape]} label={dire(`etape_${one.etape}`)} />
            {one.numero_officiel === null ? null : <Label>{one.numero_officiel}</Label>}
          </Row>
          <Summary one={one} now={vue.now} />
          {one.numero_precedent === null ? null : (
            <Label tone="bad">{dire('numero_change', { numero: one.numero_precedent })}</Label>
          )}
          {one.motifs.map((code) => (
            <Label key={code} tone={one.etape === 'rejetee' ? 'bad' : 'warn'}>
              {sentenceOf(dire, 'motif', code)}
            </Label>
          ))}
          {one.alertes.map((code) => (
            <Label key={code} muted>
              {sentenceOf(dire, 'alerte', code)}
            </Label>
          ))}
        </Card>
      ))}
    </Column>
  )
}
