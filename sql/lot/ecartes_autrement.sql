-- Returns the given lots in stock that an exceeded ceiling excludes from a referential today,
-- although the former rule, which compared display categories, did not. These lots are older than
-- the change of the rule and have no later decision. Each has the referentials that exclude it.
-- Spec: lots#ecart-du-bio, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md. The exclusion is calculated at each read: nothing is
--         applied, and the act is the decision on the control or, without an open control, on the
--         lot.
create or replace function lot.ecartes_autrement(p_ids uuid[]) returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select l.id from lot.lot l
      join lot.juge_avant a on a.organisation_id = l.organisation_id and a.lot_id = l.id
        and a.regle = 'ecart_par_referentiel'
    where l.id = any (p_ids) and l.statut in ('en_attente', 'validé', 'quarantaine')
      and lot.categorie(l.id) not in ('bio', 'conversion'));
begin
  return query
  select l.id, coalesce(l.numero_officiel, l.id::text), '{"ecarte_de": []}'::jsonb,
         jsonb_build_object('ecarte_de', jsonb_agg(distinct e.referentiel_code)),
         coalesce('POST /v1/controles/' || (
                    array_agg(k.id order by k.ouvert_le, k.id) filter (where k.statut = 'ouvert')
                  )[1] || '/lever', 'POST /v1/lots/' || l.id || '/qualites'),
         jsonb_build_object(
           'categorie', lot.categorie(l.id), 'controles', jsonb_agg(distinct k.id),
           'collectes', jsonb_agg(distinct e.collecte_id))
  from lot.ecartes_du_bio(v_ids) as e
    join lot.lot l on l.id = e.lot_id
    join lot.juge_avant a on a.organisation_id = l.organisation_id and a.lot_id = l.id
      and a.regle = 'ecart_par_referentiel'
    cross join lateral (
      select k.id, k.ouvert_le, k.statut from controle.controle k
        join controle.motif m on m.motif = k.motif
      where k.entite_id = e.collecte_id and m.effet = 'matiere_ecartee' and k.ouvert_le < a.le
        and (k.statut = 'ouvert' or k.decision = 'non_conformite' and k.leve_le < a.le)) as k
  group by l.id, l.numero_officiel;
end
$$;
