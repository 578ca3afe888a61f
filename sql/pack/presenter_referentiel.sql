-- Presents a referential of the catalogue to the publisher: its states, and all its editions.
-- Spec: editeur#catalogue.
create or replace function pack.presenter_referentiel(p_code text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'code', c.dit -> 'code', 'libelle', c.dit -> 'libelle', 'etats', c.dit -> 'etats',
      'version', pack.version_referentiel(p_code),
      'editions', (
        select coalesce(json_agg(json_build_object(
          'version', e.rang, 'le', core.horodatage(e.le), 'auteur', e.auteur, 'raison', e.raison)
          order by e.rang), '[]')
        from conformite.edition e where e.referentiel_code = p_code))
    from (select pack.etats_referentiel(p_code) as dit) as c);
end
$$;
