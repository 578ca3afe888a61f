// The steps before work: the URL of the service, the sign-in, the enrolment code.
import { type ReactNode, useEffect, useState } from 'react'
import type { Application } from '../logic/application.ts'
import { isUnreviewed, sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { Scanner } from '../parts/Scanner.tsx'
import { useTheme } from '../parts/theme.ts'
import { Button, Card, Column, Field, Label } from '../parts/ui.tsx'

/** One of the three steps before work. */
export function Entree({ application, vue }: { application: Application; vue: Vue }) {
  const { dire, langue } = useTheme()
  const [busy, setBusy] = useState(false)
  const run = (task: Promise<void>) => {
    setBusy(true)
    void task.finally(() => setBusy(false))
  }
  const steps = { application, vue, busy, run }
  return (
    <Column>
      <Label size="huge">Sillon</Label>
      {isUnreviewed(langue) ? <Label muted>{dire('non_relu')}</Label> : null}
      {vue.efface ? (
        <Card tone="warn">
          <Label size="large" tone="warn">
            {dire('efface_titre')}
          </Label>
          <Label tone="warn">{dire('efface_aide')}</Label>
        </Card>
      ) : null}
      {vue.etape === 'adresse' ? <Adresse {...steps} /> : null}
      {vue.etape === 'connexion' ? <Connexion {...steps} /> : null}
      {vue.etape === 'code' ? <Code {...steps} /> : null}
      {vue.erreur === null ? null : (
        <Card tone="bad">
          <Label tone="bad">{sentenceOf(dire, 'erreur', vue.erreur)}</Label>
        </Card>
      )}
    </Column>
  )
}

type Step = { application: Application; vue: Vue; busy: boolean; run: (task: Promise<void>) => void }

function Heading({ title, help }: { title: string; help: string }): ReactNode {
  return (
    <>
      <Label size="large">{title}</Label>
      <Label muted>{help}</Label>
    </>
  )
}

function Adresse({ application, vue, busy, run }: Step) {
  const { dire } = useTheme()
  const [url, setUrl] = useState(vue.serveur?.url ?? '')
  const [organisation, setOrganisation] = useState(vue.serveur?.organisation ?? '')
  const code = organisation.trim().toUpperCase()
  return (
    <>
      <Heading title={dire('adresse_titre')} help={dire('adresse_aide')} />
      <Scanner onRead={(texte) => run(application.scanner(texte))} />
      <Field
        label={dire('adresse_champ')}
        value={url}
        onChangeText={setUrl}
        placeholder="https://sillon.example"
        autoCapitalize="none"
        autoCorrect={false}
        inputMode="url"
      />
      <Field
        label={dire('organisation_champ')}
        value={organisation}
        onChangeText={setOrganisation}
        autoCapitalize="characters"
        autoCorrect={false}
      />
      <Button
        label={dire('continuer')}
        busy={busy}
        disabled={url.trim() === ''}
        onPress={() => run(application.choisirServeur(url, code === '' ? null : code))}
      />
    </>
  )
}

function Connexion({ application, vue, busy, run }: Step) {
  const { dire } = useTheme()
  const [identifiant, setIdentifiant] = useState('')
  const [motDePasse, setMotDePasse] = useState('')
  const { provider } = vue
  const isEnrolled = vue.state.enrolement !== null
  const isUnasked = provider === null
  useEffect(() => {
    if (isUnasked) void application.reconnecter()
  }, [application, isUnasked])
  return (
    <>
      <Heading
        title={dire('connexion_titre')}
        help={isEnrolled ? dire('connexion_retour') : (vue.serveur?.url ?? '')}
      />
      {provider?.takesPassword ? (
        <>
          <Field
            label={dire('identifiant')}
            value={identifiant}
            onChangeText={setIdentifiant}
            autoCapitalize="none"
            autoCorrect={false}
            autoComplete="username"
          />
          <Field
            label={dire('mot_de_passe')}
            value={motDePasse}
            onChangeText={setMotDePasse}
            secureTextEntry
            autoCapitalize="none"
            autoComplete="current-password"
          />
          <Button
            label={dire('se_connecter')}
            busy={busy}
            disabled={identifiant.trim() === '' || motDePasse === ''}
            onPress={() => run(application.connecter(identifiant, motDePasse))}
          />
        </>
      ) : (
        <Button
          label={dire('se_connecter_navigateur')}
          busy={busy}
          onPress={() => run(application.connecterParNavigateur())}
        />
      )}
      {isEnrolled ? (
        <Button kind="outlined" label={dire('plus_tard')} onPress={() => application.travailler()} />
      ) : (
        <Button
          kind="outlined"
          label={dire('autre_serveur')}
          onPress={() => run(application.changerServeur())}
        />
      )}
    </>
  )
}

function Code({ application, busy, run }: Step) {
  const { dire } = useTheme()
  const [code, setCode] = useState('')
  return (
    <>
      <Heading title={dire('code_titre')} help={dire('code_aide')} />
      <Scanner onRead={(texte) => run(application.scanner(texte))} />
      <Field
        label={dire('code_champ')}
        value={code}
        onChangeText={setCode}
        autoCapitalize="characters"
        autoCorrect={false}
      />
      <Button
        label={dire('enroler')}
        busy={busy}
        disabled={code.trim() === ''}
        onPress={() => run(application.enroler(code))}
      />
      <Button
        kind="outlined"
        label={dire('autre_serveur')}
        onPress={() => run(application.changerServeur())}
      />
    </>
  )
}
