-- Lists the campaigns of the organization for an operator, the latest year first: the pack of each,
-- and the days of its opening and closing in the organization's time zone, planned ones in
-- parentheses.
-- Spec: packs-et-campagnes#packs-en-vigueur.
create or replace function campagne.lister()
returns table (
  id uuid, code text, nom text, annee integer, statut text, pack text, ouverture text,
  cloture text, modele integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, c.code, c.nom, c.annee, c.statut, k.code || '@' || v.version,
         coalesce(to_char(lower(c.active_pendant) at time zone o.fuseau_horaire, 'YYYY-MM-DD'),
                  '(' || c.date_ouverture_prevue || ')'),
         coalesce(to_char(upper(c.active_pendant) at time zone o.fuseau_horaire, 'YYYY-MM-DD'),
                  '(' || c.date_cloture_prevue || ')'),
         c.modele_numerotation_version
  from campagne.campagne c
    join organisation.organisation o on o.id = c.organisation_id
    join pack.pack_version v on v.id = c.pack_version_id
    join pack.pack k on k.id = v.pack_id
  order by c.annee desc, c.code;
end
$$;
