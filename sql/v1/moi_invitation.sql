-- POST /v1/moi/invitation: attaches the caller to the account that was opened for them. The code
-- comes from the organization's administrator. If the caller already has the account, returns it.
-- Chosen: docs/decisions/0035-premiere-connexion.md.
-- Refuses: compte_inactif, organisation_*; organisation_non_autorisee when the code opens nothing.
create or replace function v1.moi_invitation(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(
    p_appelant || jsonb_build_object('invitation', p_requete -> 'code_empreinte'), now());
begin
  return (
    select json_build_object('id', u.id, 'identifiant', u.identifiant,
                             'organisation_code', o.code, 'organisation_nom', o.nom)
    from utilisateur.utilisateur u join organisation.organisation o on o.id = u.organisation_id
    where u.id = v_session.utilisateur_id);
end
$$;
grant execute on function v1.moi_invitation(jsonb, jsonb) to api;
