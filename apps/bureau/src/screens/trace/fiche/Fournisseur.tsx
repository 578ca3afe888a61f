import { List, Text, Title } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../../desk.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { day } from '../../../words/figures.ts'
import { called } from '../codes.ts'
import { TRACE } from '../texts.ts'
import { Facts, Fiche } from './Fiche.tsx'

/** A supplier: its contact data and the status of its certificates. */
export function Fournisseur({ id }: { id: string }) {
  const say = useWords(TRACE)
  const { client, langue } = useDesk()
  const asked = useQuery({
    queryKey: ['trace', 'fournisseur', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/fournisseurs/{id}', { params: { path: { id } }, signal })),
  })
  return (
    <Fiche title={called('genre', 'fournisseur', langue)} of={asked}>
      {({ code, nom, pays, adresse, contact, telephone, courriel, actif, certificats }) => (
        <>
          <PageTitle>{`${called('genre', 'fournisseur', langue)} ${nom}`}</PageTitle>
          <Facts
            facts={[
              [say('code'), code],
              [say('etat'), say(actif ? 'actif' : 'inactif')],
              [say('pays'), pays],
              [say('adresse'), adresse],
              [say('contact'), contact],
              [say('telephone'), telephone],
              [say('courriel'), courriel],
            ]}
          />
          <section aria-label={say('certificats')}>
            <Title order={2} size="h4" mb="xs">
              {say('certificats')}
            </Title>
            {certificats.length === 0 && <Text size="sm">{say('certificats_aucun')}</Text>}
            <List listStyleType="none" spacing="xs">
              {certificats.map(({ id: one, numero, referentiel_code, valide_au, etat }) => (
                <List.Item key={one}>
                  {say('certificat_dit', {
                    numero,
                    referentiel: referentiel_code,
                    au: day(valide_au, langue),
                    etat: called('etat', etat, langue),
                  })}
                </List.Item>
              ))}
            </List>
          </section>
        </>
      )}
    </Fiche>
  )
}
