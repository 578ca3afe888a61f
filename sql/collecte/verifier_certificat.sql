-- The group of a collection's producer is certified at the operation date under the referentials
-- that the collection is organic or in conversion under. A group without any certificate recorded
-- under a referential is asked nothing, and a certificate that begins later counts for none; nor is
-- anything asked while the organization does not keep certificates.
-- Spec: Control motifs, reference_inactive, «referenced entity withdrawn, expired or closed
--       (contract, campaign, certificate)».
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Motifs: reference_inactive.
create or replace function collecte.verifier_certificat(
  p_refs jsonb, p_etats jsonb, p_date timestamptz) returns commande.constat[]
language plpgsql stable
set search_path = ''
as $$
declare
  v_groupement_id uuid := (
    select p.groupement_id from producteur.producteur p
    where p.id = (p_refs ->> 'producteur_id')::uuid);
begin
  if v_groupement_id is null
    or not exists (select from certificat.certificat c where c.groupement_id = v_groupement_id)
    or not module.est_actif('certification', p_date)
  then
    return '{}';
  end if;
  return array(
    select ('reference_inactive', null, null, jsonb_build_object(
             'champ', 'certificat', 'entite', 'certificat', 'id', d.id, 'numero', d.numero,
             'referentiel', d.referentiel_code, 'etat', d.etat))::commande.constat
    from (
      select distinct on (c.referentiel_code) c.id, c.numero, c.referentiel_code, v.etat
      from certificat.certificat c
        cross join lateral (select certificat.etat_a(c.id, p_date) as etat) as v
        join conformite.etat e on e.referentiel_code = c.referentiel_code
          and e.code = p_etats #>> array[c.referentiel_code, 'etat']
      where c.groupement_id = v_groupement_id and lower(c.valide_pendant) <= p_date
        and e.categorie_affichage in ('bio', 'conversion')
      order by c.referentiel_code, (v.etat = 'valide') desc, c.valide_au desc, c.id
    ) as d
    where d.etat <> 'valide');
end
$$;
