-- GET /v1/campagnes: the organization's campaigns by year, latest first, then by code.
-- Spec: packs-et-campagnes#campagne.
-- Refuses: compte_inactif.
create or replace function v1.campagnes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecteur(p_appelant, now());
  return json_build_object('campagnes', (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'code', c.code, 'nom', c.nom, 'statut', c.statut, 'annee', c.annee,
      'date_ouverture_prevue', c.date_ouverture_prevue,
      'date_cloture_prevue', c.date_cloture_prevue,
      'date_ouverture', (lower(c.active_pendant) at time zone o.fuseau_horaire)::date,
      'date_cloture', (upper(c.active_pendant) at time zone o.fuseau_horaire)::date,
      'pack_version_id', c.pack_version_id,
      'modele_numerotation_version', c.modele_numerotation_version,
      'cree_le', core.horodatage(c.cree_le), 'modifie_le', core.horodatage(c.modifie_le),
      'pack', json_build_object('code', k.code, 'libelle', k.libelle, 'version', v.version))
                             order by c.annee desc, c.code), '[]')
    from campagne.campagne c
      join organisation.organisation o on o.id = c.organisation_id
      join pack.pack_version v on v.id = c.pack_version_id
      join pack.pack k on k.id = v.pack_id
    where p_requete ->> 'statut' is null or c.statut = p_requete ->> 'statut'));
end
$$;
grant execute on function v1.campagnes(jsonb, jsonb) to api;
