-- Returns the current quality states of a lot with the names that documents show.
-- Spec: documents#contenu, lots#categorie.
create or replace function lot.qualites_nommees(p_lot_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'referentiel', q.referentiel_code, 'etat', q.etat_code,
      'libelle', case p_langue when 'en' then e.libelle_en else e.libelle_fr end)
      order by q.referentiel_code), '[]')
    from lot.etats_courants(p_lot_id) as q
      join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code);
end
$$;
