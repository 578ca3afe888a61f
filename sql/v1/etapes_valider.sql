-- POST /v1/etapes/{id}/valider: validates a draft step: its matter moves.
-- Spec: etapes#declassement, etapes#validation.
-- Refuses: droit_manquant, module_inactif and what `etape.valider` refuses.
create or replace function v1.etapes_valider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
begin
  perform module.exiger('procedes', now());
  return etape.valider((p_requete ->> 'id')::uuid, p_requete -> 'declassements',
                       v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.etapes_valider(jsonb, jsonb) to api;
