-- Creates a client organization with its default permission sets and its first administrator.
-- Spec: organisations-et-modules#ouverture.
-- Refuses: organisation_code_deja_pris; parametre_invalide for a time zone that does not exist.
create or replace function organisation.ouvrir(p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := gen_random_uuid();
  v_administrateur_id uuid;
  v_organisation organisation.organisation;
begin
  begin
    perform organisation.creer(v_id, p_requete ->> 'code', p_requete ->> 'nom',
                               p_requete ->> 'langue', p_requete ->> 'fuseau_horaire',
                               p_requete ->> 'devise_defaut', p_le);
  exception when unique_violation then
    raise sqlstate 'TR409' using message = 'organisation_code_deja_pris';
  end;
  update organisation.organisation o
  set prefixe_entreprise = p_requete ->> 'prefixe_entreprise', pays = p_requete ->> 'pays'
  where o.id = v_id returning o.* into v_organisation;
  v_administrateur_id := utilisateur.ouvrir(null, p_requete -> 'administrateur'
    || jsonb_build_object('mot_de_passe_hash', p_requete -> 'mot_de_passe_hash',
                          'code_empreinte', p_requete -> 'code_empreinte',
                          'ensembles', '["administrateur_client"]'::jsonb), p_le);
  return json_build_object(
    'organisation', organisation.presenter(v_organisation),
    'administrateur', utilisateur.presenter(v_administrateur_id, p_le));
end
$$;
