-- Presents a permission set as the back-office sees it: its latest version, and the number of
-- accounts that hold it.
-- Spec: identites-et-droits#ensembles.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function utilisateur.presenter_ensemble(
  p_ensemble utilisateur.ensemble, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_ensemble.id, 'code', p_ensemble.code, 'libelle', p_ensemble.libelle,
      'version', v.version, 'permissions', v.permissions,
      'modifie_le', core.horodatage(v.le), 'modifie_par', v.auteur_id,
      'par_defaut', exists (select from utilisateur.ensemble_defaut d
                            where d.ensemble = p_ensemble.code),
      'titulaires', (select count(distinct a.utilisateur_id) from utilisateur.attribution a
                       join utilisateur.utilisateur u on u.organisation_id = a.organisation_id
                         and u.id = a.utilisateur_id and u.actif_pendant @> p_le
                     where a.ensemble_id = p_ensemble.id and a.periode @> p_le))
    from utilisateur.ensemble_version v
    where v.ensemble_id = p_ensemble.id
    order by v.version desc limit 1);
end
$$;
