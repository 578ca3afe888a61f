-- Returns the extent of the map of the requested plots: the extent of their shapes, in millionths
-- of a degree, and their number in each state and category, including plots without a survey.
-- Spec: terrain#carte.
create or replace function parcelle.etendue(p_requete jsonb, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with vue as materialized (
      select t.* from parcelle.toutes(p_requete, p_le) as t
    )
    select json_build_object(
      'parcelles', (select count(*) from vue), 'situees', (select count(v.ouest) from vue v),
      'etendue', (
        select case when count(v.ouest) > 0 then json_build_object(
          'ouest_microdegres', min(v.ouest), 'sud_microdegres', min(v.sud),
          'est_microdegres', max(v.est), 'nord_microdegres', max(v.nord)) end
        from vue v),
      'etats', (
        select json_object_agg(e.etat, (select count(*) from vue v where v.etat = e.etat)
                               order by e.rang)
        from unnest('{en_vigueur,bloquee,chevauchement,invalide,sans_releve,sortie}'::text[])
          with ordinality as e (etat, rang)),
      'categories', (
        select json_object_agg(c.categorie,
                               (select count(*) from vue v where v.categorie = c.categorie)
                               order by c.rang)
        from unnest('{bio,conversion,conventionnel,hors_statut}'::text[])
          with ordinality as c (categorie, rang))));
end
$$;
