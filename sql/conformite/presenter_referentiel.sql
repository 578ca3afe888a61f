-- Presents a referential of the global catalogue to an organization: its states from the lowest up,
-- whether it is ticked and since when, and the authors of its ticking and unticking.
-- Spec: packs-et-campagnes#referentiels.
create or replace function conformite.presenter_referentiel(p_code text, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'code', r.code, 'libelle', r.libelle,
      'coche', coalesce(c.coche_pendant @> p_le, false),
      'coche_depuis', (
        select core.horodatage(lower(p)) from unnest(c.coche_pendant) as p where p @> p_le),
      'etats', (
        select coalesce(json_agg(json_build_object(
          'code', e.code, 'libelle_fr', e.libelle_fr, 'libelle_en', e.libelle_en, 'rang', e.rang,
          'categorie_affichage', e.categorie_affichage) order by e.rang), '[]')
        from conformite.etat e where e.referentiel_code = r.code),
      'historique', (
        select coalesce(json_agg(json_build_object(
          'coche', h.coche, 'le', core.horodatage(h.le), 'raison', h.raison,
          'auteur_id', h.auteur_id) order by h.rang), '[]')
        from conformite.cochage h where h.referentiel_code = r.code))
    from conformite.referentiel r
      left join conformite.referentiel_coche c on c.referentiel_code = r.code
    where r.code = p_code);
end
$$;
