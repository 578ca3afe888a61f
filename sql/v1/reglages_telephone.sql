-- GET /v1/reglages/telephone: the present settings that apply on the phone itself.
-- Spec: appareils#sur-le-telephone.
-- Refuses: compte_inactif.
create or replace function v1.reglages_telephone(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecteur(p_appelant, now());
  return json_build_object(
    'hors_ligne_max_jours', reglage.entier('sync.hors_ligne_max_jours', now()),
    'alerte_non_synchronise_h', reglage.entier('sync.alerte_non_synchronise_h', now()),
    'conservation_commandes_jours', reglage.entier('sync.conservation_commandes_jours', now()));
end
$$;
grant execute on function v1.reglages_telephone(jsonb, jsonb) to api;
