-- Opens a route that any active member may call.
-- Spec: identites-et-droits#membre.
-- Refuses: compte_inactif, cle_reutilisee, and what `utilisateur.identifier` refuses.
create or replace function utilisateur.exiger_actif(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, p_le);
begin
  if not v_session.actif then
    raise sqlstate 'TR403' using message = 'compte_inactif';
  end if;
  if p_appelant ? 'cle' then
    perform idempotence.exiger_neuve(p_appelant, v_session.utilisateur_id, p_le);
  end if;
  return v_session;
end
$$;
