-- Returns the import that a background task works on: its file, its kind, and whether to try or to
-- apply it; null if no work is left. Also returns the currencies without decimals: in their
-- amounts, a separator before three digits is a thousands separator.
-- Spec: imports#application, imports#nombres.
create or replace function v1.importation_ouvrir(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select json_build_object(
      'genre', i.genre, 'format', i.format, 'statut', i.statut, 'mode', i.mode, 'lues', i.lues,
      'taille_octets', i.taille_octets, 'sha256', i.sha256, 'cle', importation.cle_objet(i),
      'auteur_id', coalesce(i.applique_par, i.auteur_id), 'devises', json_build_object(
        'defaut', (select o.devise_defaut from organisation.organisation o
                   where o.id = i.organisation_id),
        'entieres', (select json_agg(d.code order by d.code) from devise.devise d
                     where d.exposant = 0)))
    from importation.importation i
    where i.id = (p_requete ->> 'importation_id')::uuid
      and i.statut in ('en_essai', 'en_application'));
end
$$;
grant execute on function v1.importation_ouvrir(jsonb) to api;
