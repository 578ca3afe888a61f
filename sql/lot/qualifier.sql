-- Adds quality states to a lot, referential by referential; states that it already has are left
-- out.
-- Spec: lots#qualites.
create or replace function lot.qualifier(
  p_lot_id uuid, p_etats jsonb, p_origine text, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into lot.qualite
    (organisation_id, lot_id, referentiel_code, etat_code, origine, raison, auteur_id, le)
  select core.organisation_id(), p_lot_id, e.key, e.value, p_origine, p_raison, p_auteur_id, p_le
  from jsonb_each_text(coalesce(p_etats, '{}')) as e
  where not exists (select from lot.etats_courants(p_lot_id) as c
                    where c.referentiel_code = e.key and c.etat_code = e.value)
  order by e.key
$$;
