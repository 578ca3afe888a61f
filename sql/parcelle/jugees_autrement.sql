-- Returns the given plots of phones that are active after the exit of their holder: an older
-- version did not end a plot that a phone brought after the exit. Today it is active as long as its
-- holder.
-- Spec: terrain#sortie, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function parcelle.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select p.id, concat_ws(' ', p.nom, q.nom, q.prenoms),
         jsonb_build_object('active', true),
         jsonb_build_object('active', false,
                            'jusqu_au', core.horodatage(upper(q.actif_pendant))),
         'npm run admin -- rejuger --appliquer ' || p.id, null::jsonb
  from parcelle.parcelle p
    join producteur.producteur q
      on q.organisation_id = p.organisation_id and q.id = p.producteur_id
  where p.id = any (p_ids) and p.commande_id is not null and upper_inf(p.actif_pendant)
    and not isempty(q.actif_pendant) and not upper_inf(q.actif_pendant);
end
$$;
