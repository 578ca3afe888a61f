-- POST /v1/moi/rattachements/{id}/accepter: the caller attaches their identity there.
-- Spec: identites-et-droits#plusieurs-organisations.
-- Refuses: compte_inactif, rattachement_inconnu,
--          code_rattachement_invalide, identifiant_deja_pris.
create or replace function v1.moi_rattachements_accepter(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
begin
  return personne.accepter(v_session, p_appelant, p_requete, now());
end
$$;
grant execute on function v1.moi_rattachements_accepter(jsonb, jsonb) to api;
