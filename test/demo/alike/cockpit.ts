// The publisher's cockpit, compared with the tables of both organizations.
import { expect } from 'vitest'

/** Expects the cockpit to show, for each organization, the counts of its tables. */
export async function expectCockpitAlike(rows: (text: string) => Promise<unknown[][]>): Promise<void> {
  const caller = JSON.stringify({ emetteur: 'x', sujet: 'x', identifiant: 'x', roles: ['editeur_support'] })
  const [[shown]] = (await rows(
    `select jsonb_agg(o - 'licence' - 'organisation' || jsonb_build_object('code', o #> '{organisation,code}')
              || jsonb_build_object('depuis', o #> '{appareils,derniere_synchro}', 'appareils', o #> '{appareils,actifs}',
                   'codes', o #> '{appareils,codes}', 'controles', o #> '{controles,ouverts}', 'ages', jsonb_build_array(
                   o #> '{controles,un_jour}', o #> '{controles,sept_jours}', o #> '{controles,trente_jours}')) order by o #>> '{organisation,code}')
       from jsonb_array_elements(v1.editeur_cockpit('${caller}', '{"limite": 10}')::jsonb -> 'organisations') o`,
  )) as [[Record<string, unknown>[]]]
  const [[held]] = (await rows(`select jsonb_agg(jsonb_build_object(
      'code', o.code,
      'campagnes', (select coalesce(jsonb_agg(jsonb_build_object('code', g.code,
          'collectes', (select count(*) from collecte.collecte c where c.campagne_id = g.id and c.statut = 'enregistree'),
          'net_marchand_g', (select coalesce(sum(c.net_marchand_g), 0) from collecte.collecte c
                             where c.campagne_id = g.id and c.statut = 'enregistree')) order by g.code), '[]')
        from campagne.campagne g where g.organisation_id = o.id and g.statut = 'ouverte'),
      'appareils', (select count(*) from appareil.appareil a where a.organisation_id = o.id and a.statut = 'actif'),
      'depuis', (select core.horodatage(max(a.derniere_synchro)) from appareil.appareil a where a.organisation_id = o.id and a.statut = 'actif'),
      'codes', (select count(*) from appareil.code_enrolement d where d.organisation_id = o.id and d.annule_le is null
                  and d.expire_le > now() and d.appareil_id is null),
      'controles', (select count(*) from controle.controle k where k.organisation_id = o.id and k.statut = 'ouvert'),
      'ages', (select jsonb_build_array(count(*) filter (where age >= '1 day'), count(*) filter (where age >= '7 days'),
                 count(*) filter (where age >= '30 days')) from (select now() - k.ouvert_le as age from controle.controle k
                 where k.organisation_id = o.id and k.statut = 'ouvert') as k),
      'producteurs', (select count(*) from producteur.producteur p where p.organisation_id = o.id and p.actif_pendant @> now()
                        and p.fusionne_dans is null),
      'utilisateurs', (select count(*) from utilisateur.utilisateur u where u.organisation_id = o.id and u.statut = 'actif'),
      'fichiers', (select count(*) from fichier.fichier f where f.organisation_id = o.id),
      'octets', (select coalesce(sum(f.taille_octets), 0) from fichier.fichier f where f.organisation_id = o.id),
      'messages_echoues', (select count(*) from collecte.sms s where s.organisation_id = o.id and s.statut = 'echoue'),
      'taches_echouees', 0) order by o.code) from organisation.organisation o`)) as [
    [Record<string, unknown>[]],
  ]
  expect(shown).toEqual(held)
  expect(held.map(({ code }) => code)).toEqual(['DEMO', 'VOISINE'])
}
