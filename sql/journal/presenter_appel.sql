-- Presents a refused call of the administration as the API shows it.
-- Spec: identites-et-droits#journal-des-appels.
create or replace function journal.presenter_appel(
  p_appel journal.appel_administration) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_appel.id, 'le', core.horodatage(p_appel.le),
      'utilisateur_id', p_appel.utilisateur_id,
      'identifiant', (select u.identifiant from utilisateur.utilisateur u
                      where u.id = p_appel.utilisateur_id),
      'methode', p_appel.methode, 'chemin', p_appel.chemin, 'code', p_appel.code,
      'details', p_appel.details));
end
$$;
